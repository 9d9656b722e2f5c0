// boardgame.io's own server, as its documentation starts it:
//
//     node server.js PORT [--checked] [--files FOLDER]
//
// The game is shaped like ours: four seats, hidden hands, a deck, four rows that everybody sees.
// Without more, it checks nothing but whose turn it is, and nothing is kept on disk. `--checked`:
// a move has to be among the legal ones. `--files`: boardgame.io's own storage in files.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const [port, ...told] = process.argv.slice(2);
const checked = told.includes('--checked');
const folder = told.includes('--files') ? told[told.indexOf('--files') + 1] : null;

const KINDS = 8;
const PLAYERS = 4;

/** Every lay of a kind that a player holds, at either end of each row. */
function legal(G, playerID) {
  const moves = [];
  for (const kind of new Set(G.players[playerID].hand))
    for (let row = 0; row < G.rows.length; row++)
      for (const left of [false, true]) moves.push([kind, row, left]);
  return moves;
}

const Birds = {
  name: 'birds',
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 110 }, (_, i) => i % KINDS));
    const players = {};
    for (let p = 0; p < PLAYERS; p++) players[p] = { hand: deck.splice(0, 8), collection: [] };
    const rows = Array.from({ length: 4 }, () => deck.splice(0, 3));
    return { rows, players, discard: [], secret: { deck } };
  },
  playerView: ({ G, playerID }) => {
    const players = {};
    for (const [id, player] of Object.entries(G.players)) {
      players[id] =
        id === playerID ? player : { size: player.hand.length, collection: player.collection };
    }
    const { secret, ...open } = G;
    return { ...open, players, deck: secret.deck.length };
  },
  moves: {
    // Lay a card at an end of a row and draw another one; client: false, because the deck is secret.
    lay: {
      move: ({ G, playerID }, kind, row, left) => {
        const wanted = [kind, row, left];
        if (
          checked &&
          !legal(G, playerID).some((move) => move.every((part, i) => part === wanted[i]))
        )
          return INVALID_MOVE;
        const player = G.players[playerID];
        const bird = player.hand.splice(player.hand.indexOf(kind), 1)[0];
        const birds = G.rows[row];
        if (left) birds.unshift(bird);
        else birds.push(bird);
        if (birds.length > 6) player.collection.push(birds.splice(2, 1)[0]);
        if (G.secret.deck.length === 0) {
          G.secret.deck = player.collection.splice(0);
          if (G.secret.deck.length === 0) G.secret.deck.push(birds.pop());
        }
        player.hand.push(G.secret.deck.pop());
      },
      client: false,
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({
  games: [Birds],
  origins: [Origins.LOCALHOST],
  ...(folder ? { db: new FlatFile({ dir: folder }) } : {}),
});
server.run({ port: Number(port), callback: () => console.log('ready') });
