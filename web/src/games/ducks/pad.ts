/** The ducks that are left at a real table. */
import { of, seatsOf, type Ending, type Pad } from '../../learn/pad';
import { COLOURS } from './cards';

const DUCKS = 5;
const PLACES = 6;

/** The row with these players' ducks at its head, and water. */
const row = (seats: number[]) => [
  ...seats.map((seat) => COLOURS[seat]!),
  ...Array<string>(PLACES - seats.length).fill('water'),
];

export const pad: Pad = {
  fields: () => [{ key: 'left', of: 'seat', label: 'pad-ducks', most: DUCKS }],
  endings(values, players) {
    const seats = seatsOf(players);
    const left = seats.map((seat) => of(values, 'left', seat));
    const afloat = seats.filter((seat) => left[seat]! > 0);
    const turn = afloat[0] ?? 0;
    /** Those in `spared` are shot by the last card. */
    const ending = (card: string, spared: number[], row: string[], more = {}): Ending => ({
      position: {
        turn,
        row,
        hands: seats.map((seat) =>
          seat === turn ? [card, 'march', 'aim'] : ['aim', 'fire', 'fire'],
        ),
        shot: Object.fromEntries(
          seats.map((seat) => [
            COLOURS[seat],
            DUCKS - left[seat]! - (spared.includes(seat) ? 1 : 0),
          ]),
        ),
        ...more,
      },
      play: `play ${card}`,
    });
    if (afloat.length > 1) return [ending('march', [], row(afloat), { options: { move_cap: 1 } })];
    if (afloat.length === 0)
      return [ending('double_shot', [0, 1], row([0, 1]), { targets: [1, 2] })];
    const last = turn === 0 ? 1 : 0;
    return [ending('fire', [last], row([turn, last]), { targets: [2] })];
  },
};
