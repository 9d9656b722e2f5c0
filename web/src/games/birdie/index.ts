import type { GameModule } from '..';
import Board from './Board.svelte';
import { back, CARDS, perched } from './cards';
import { marks, say } from './hint';
import { pictures } from './pictures';
import RealTable from './RealTable.svelte';
import Progress from './Progress.svelte';
import { pad } from './pad';
import RulesTable from './RulesTable.svelte';
import Seat from './Seat.svelte';
import { wave, zones, type View } from './view';

const birdie: GameModule = {
  Board,
  Progress,
  Seat,
  RulesTable,
  pad,
  Helper: RealTable,
  zones,
  pictures,
  marks,
  say,
  celebrants: () => CARDS.map(perched),
  prompt: (view: View) => `prompt-${view.phase}`,
  // What can be done has its own words in every phase: the board has all the buttons.
  buttons: {},
  motion: { back, wave },
};

export default birdie;
