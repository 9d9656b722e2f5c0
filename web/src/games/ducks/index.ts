import type { GameModule } from '..';
import back from './art/back-duck.svg';
import Board from './Board.svelte';
import { duck } from './cards';
import { marks } from './hint';
import { pictures } from './pictures';
import Progress from './Progress.svelte';
import { pad } from './pad';
import RulesTable from './RulesTable.svelte';
import Seat from './Seat.svelte';
import { wave, zones, type View } from './view';

const ducks: GameModule = {
  Board,
  Progress,
  Seat,
  RulesTable,
  pad,
  zones,
  pictures,
  marks,
  celebrants: (view: View, seat) => [duck(view.hunters[seat]!.colour)],
  prompt: (view: View) => `prompt-${view.phase}`,
  buttons: {},
  motion: { back, wave },
  colour: (seat) => seat,
};

export default ducks;
