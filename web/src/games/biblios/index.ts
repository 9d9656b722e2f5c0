import type { GameModule } from '..';
import back from './art/back.svg';
import Board from './Board.svelte';
import { picture } from './cards';
import { marks } from './hint';
import { pictures } from './pictures';
import Progress from './Progress.svelte';
import { pad } from './pad';
import RulesTable from './RulesTable.svelte';
import Seat from './Seat.svelte';
import { wave, zones, type View } from './view';

const biblios: GameModule = {
  Board,
  Progress,
  Seat,
  RulesTable,
  pad,
  zones,
  pictures,
  marks,
  celebrants: () => [picture('monks')],
  prompt: (view: View) => `prompt-${view.phase}`,
  // Everything is decided on the table itself.
  buttons: {},
  motion: { back, wave },
};

export default biblios;
