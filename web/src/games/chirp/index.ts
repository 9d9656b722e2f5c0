import type { GameModule } from '..';
import back from './art/back.svg';
import Board from './Board.svelte';
import { art } from './cards';
import { marks, say } from './hint';
import { pictures } from './pictures';
import Progress from './Progress.svelte';
import { pad } from './pad';
import RulesTable from './RulesTable.svelte';
import Seat from './Seat.svelte';
import { wave, zones, type View } from './view';

const chirp: GameModule = {
  Board,
  Progress,
  Seat,
  RulesTable,
  pad,
  zones,
  pictures,
  marks,
  say,
  celebrants: (view: View, seat) =>
    view.piles[seat]!.map((card) => art(`bird-${view.faces[card]!.colour}`)),
  prompt: (view: View) => `prompt-${view.phase}`,
  buttons: { skip: 'quiet' },
  motion: { back, wave },
};

export default chirp;
