import type { GameModule } from '..';
import back from './art/back.svg';
import Board from './Board.svelte';
import { bird } from './cards';
import { marks } from './hint';
import { pictures } from './pictures';
import Progress from './Progress.svelte';
import { pad } from './pad';
import RulesTable from './RulesTable.svelte';
import Seat from './Seat.svelte';
import { wave, zones, type View } from './view';

const cubirds: GameModule = {
  Board,
  Progress,
  Seat,
  RulesTable,
  pad,
  zones,
  pictures,
  marks,
  celebrants: (view: View, seat) =>
    Object.entries(view.collections[seat]!).flatMap(([species, n]) =>
      n > 0 ? [bird(species)] : [],
    ),
  prompt: (view: View) => `prompt-${view.phase}`,
  buttons: { draw: 'warm', decline: 'quiet', stay: 'quiet' },
  motion: { back, wave },
};

export default cubirds;
