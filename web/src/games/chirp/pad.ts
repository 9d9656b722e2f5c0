/** Points at a real table. */
import { of, seatsOf, type Pad } from '../../learn/pad';

const COLOURS = ['y', 'k', 'r', 'b', 'g', 'w'];
/** How many birds the cards of a colour show in the first deck, which has them of all sizes. */
const BIRDS = { a: 4, b: 4, c: 3, d: 3, e: 2, f: 2, g: 1, h: 1 };
const LARGEST_OF_ONE_DECK = 3;
const MOST = 60;
/** On the branch, drawn last, and in a hand. */
const ELSEWHERE = ['ka', 'kg', 'kh'];

/** The stock runs out for the second time, with a branch that belongs to nobody. */
export const pad: Pad = {
  fields: () => [
    { key: 'points', of: 'seat', label: 'pad-points', most: MOST },
    { key: 'turn', of: 'player', label: 'pad-whose-turn', usual: 0, least: 0 },
  ],
  endings(values, players) {
    const decks = players > LARGEST_OF_ONE_DECK ? 2 : 1;
    const free = Object.entries(BIRDS).flatMap(([letter, birds]) =>
      COLOURS.flatMap((colour) =>
        Array.from({ length: decks }, () => ({ face: colour + letter, birds })),
      ),
    );
    for (const face of ELSEWHERE)
      free.splice(
        free.findIndex((card) => card.face === face),
        1,
      );
    const piles = seatsOf(players).map((seat) => {
      let rest = of(values, 'points', seat);
      const pile: string[] = [];
      for (let i = 0; i < free.length;) {
        const { face, birds } = free[i]!;
        if (birds > rest) i++;
        else {
          pile.push(face);
          rest -= birds;
          free.splice(i, 1);
        }
      }
      return rest === 0 ? pile : null;
    });
    if (piles.includes(null)) return [];
    const turn = Math.max(0, values['turn'] ?? 0);
    return [
      {
        position: {
          options: { deck: 'first' },
          turn,
          current: turn,
          phase: 'grow',
          branch: ['L1 ka'],
          stock: ['kg'],
          reshuffled: true,
          hands: seatsOf(players).map((seat) => (seat === turn ? ['kh'] : [])),
          discard: free.map(({ face }) => face),
          piles,
        },
        play: 'grow pass',
      },
    ];
  },
};
