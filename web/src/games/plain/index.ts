/** The board of a game that has none: made from what the game declares its view to be. */
import type { Component } from 'svelte';
import { api } from '../../lib/api';
import { ownPlace } from '../../lib/hint.svelte';
import type { BoardProps, GameModule, SeatProps } from '..';
import back from './art/back.svg';
import Board from './Board.svelte';
import Seat from './Seat.svelte';
import { cardOf, held, zones } from './view';

type Inside<Props> = (anchor: any, props: Props) => any;

export async function plain(game: string): Promise<GameModule> {
  const declared = await api.declared(game);
  /** The component, told what there is. (Props are read when they are asked for.) */
  function told<Props extends object>(component: Component<Props & { declared: typeof declared }>) {
    const inside = component as Inside<Props & { declared: typeof declared }>;
    return ((anchor: any, props: Props) =>
      inside(
        anchor,
        Object.defineProperties(
          { declared } as Props & { declared: typeof declared },
          Object.getOwnPropertyDescriptors(props),
        ),
      )) as unknown as Component<Props>;
  }
  return {
    Board: told<BoardProps>(Board),
    Seat: told<SeatProps>(Seat),
    zones: (view) => zones(declared.view, view),
    pictures: () => [],
    prompt: (view) => `prompt-${view.phase}`,
    marks: (plan, view) => {
      const hand = held(declared.view, view, view.you);
      return plan.map((step) => {
        const face = cardOf(step, hand);
        return [face === null ? ownPlace(step) : { at: `.hand [data-card="${face}"]` }];
      });
    },
    buttons: {},
    motion: { back, wave: () => 0 },
  };
}
