/** Collections, counted at a real table. */
import { of, seatsOf, type Pad } from '../../learn/pad';
import { SPECIES_IDS as SPECIES } from './art/species';

const ROWS = [
  ['owl', 'duck', 'robin'],
  ['toucan', 'parrot', 'magpie'],
  ['duck', 'robin', 'owl'],
  ['parrot', 'magpie', 'toucan'],
];
const MOST = 9;

/** Whoever has what wins has it at the end of a turn of their own; if nobody does, the largest
 * collection wins, as at the longest game's end. */
export const pad: Pad = {
  fields: () =>
    SPECIES.map((species) => ({
      key: species,
      of: 'seat',
      label: 'species-name',
      args: { species },
      most: MOST,
    })),
  endings(values, players) {
    const collections = seatsOf(players).map((seat) =>
      Object.fromEntries(SPECIES.map((species) => [species, of(values, species, seat)])),
    );
    return [...seatsOf(players), 0].map((turn) => ({
      position: {
        turn,
        options: { move_cap: 1 },
        phase: 'draw',
        rows: ROWS,
        hands: seatsOf(players).map((seat) => (seat === turn ? { reed_warbler: 1 } : {})),
        collections,
      },
      play: 'decline',
    }));
  },
  holds(lines, number) {
    const won = lines.some(({ key }) => key === 'score-seven' || key === 'score-pairs');
    const seats = lines.filter(({ key }) => key === 'score-collection').length;
    return won || number === seats;
  },
};
