// boardgame.io's own server, as its documentation starts it: in memory, nothing is kept on disk.
// The game is shaped like ours: four seats, hidden hands, a deck, four rows that everybody sees.
const { Server, Origins } = require('boardgame.io/server');

const KINDS = 8;
const PLAYERS = 4;

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
      move: ({ G, playerID }, card, row, left) => {
        const player = G.players[playerID];
        const bird = player.hand.splice(card % player.hand.length, 1)[0];
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

const server = Server({ games: [Birds], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
