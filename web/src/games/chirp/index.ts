import type { GameModule } from '..';
import back from './art/back.svg';
import Board from './Board.svelte';
import { marks, say } from './hint';
import { pictures } from './pictures';
import RulesTable from './RulesTable.svelte';
import Seat from './Seat.svelte';
import { wave, zones, type View } from './view';

const chirp: GameModule = {
  Board,
  Seat,
  RulesTable,
  zones,
  pictures,
  marks,
  say,
  prompt: (view: View) => `prompt-${view.phase}`,
  buttons: { skip: 'quiet' },
  motion: { back, wave },
};

export default chirp;
