/** The sheets at a real table, added up. */
import { of, seatsOf, type Pad, type PadField } from '../../learn/pad';
import { BIRDS, FEATURES, SEASONS } from './cards';

const SQUARES = 10;
const MOST = 20;
const NOBODY = -1;

const box = (feature: string): PadField => ({
  key: feature,
  of: 'seat',
  label: 'feature-name',
  args: { feature },
  most: MOST,
});

/** The last one passes with nothing to score. */
export const pad: Pad = {
  fields: (_, players) => [
    ...SEASONS.map(box),
    ...BIRDS.map(box),
    { key: 'flaps', of: 'seat', label: 'pad-flaps', most: SQUARES },
    { key: 'pass1', of: 'seat', label: 'pad-pass1', most: 2 * (players - 1) },
    { key: 'pass2', of: 'seat', label: 'pad-pass2', most: 2 * (players - 1) },
    ...BIRDS.map((feature): PadField => ({
      key: `trophy-${feature}`,
      of: 'player',
      label: 'pad-trophy',
      args: { feature },
      usual: NOBODY,
    })),
  ],
  endings(values, players) {
    const second = (seat: number) => of(values, 'pass2', seat);
    // Whoever passed earlier wrote more.
    const order = seatsOf(players).sort((one, other) => second(other) - second(one));
    const turn = order.pop()!;
    return [
      {
        position: {
          turn,
          round_number: 2,
          order,
          open_row: ['spring_robin', 'summer_robin', 'autumn_robin', 'winter_robin'],
          boxes: seatsOf(players).map((seat) =>
            Object.fromEntries(FEATURES.map((feature) => [feature, of(values, feature, seat)])),
          ),
          flaps: seatsOf(players).map((seat) => of(values, 'flaps', seat)),
          passes: seatsOf(players).map((seat) => [of(values, 'pass1', seat), second(seat)]),
          trophies: BIRDS.map((feature) => values[`trophy-${feature}`] ?? NOBODY),
        },
        play: 'pass',
      },
    ];
  },
};
