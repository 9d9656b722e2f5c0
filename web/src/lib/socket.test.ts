import { beforeEach, expect, test } from 'vitest';
import { CLOSE } from './contract.gen';
import type { FromServer } from './protocol.gen';
import { pause, TableSocket } from './socket';
import type { Connection } from './table';

class FakeSocket {
  readyState = 0;
  sent: { type: string; [field: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

let sockets: FakeSocket[];
let timers: (() => void)[];
let states: Connection[];
let heard: FromServer[];

function start(): TableSocket {
  return new TableSocket(
    'ws://table',
    { message: (message) => heard.push(message), connection: (state) => states.push(state) },
    {
      open: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket as unknown as WebSocket;
      },
      random: () => 0.5,
      later: (run) => {
        timers.push(run);
        return () => (timers = timers.filter((other) => other !== run));
      },
    },
  );
}

const last = () => sockets[sockets.length - 1]!;
const tick = () => timers.splice(0).forEach((run) => run());
const welcome = { type: 'welcome', table: 't', game: 'g', your_seats: [] };

beforeEach(() => {
  sockets = [];
  timers = [];
  states = [];
  heard = [];
});

test('says hello with the last version it saw', () => {
  start();
  last().open();
  expect(last().sent).toEqual([{ type: 'hello', version: -1 }]);
  last().hear(welcome);
  last().hear({ type: 'update', version: 7 });
  last().drop();
  tick();
  last().open();
  expect(last().sent).toEqual([{ type: 'hello', version: 7 }]);
  expect(states).toEqual(['connecting', 'open', 'lost']);
});

test('an older update is not shown', () => {
  start();
  last().open();
  last().hear({ type: 'update', version: 7 });
  last().hear({ type: 'update', version: 6 });
  expect(heard).toHaveLength(1);
});

test('what was not answered is sent again under the same id, what was is not', () => {
  const table = start();
  last().open();
  table.send({ type: 'act', id: 'a', seat: 0, version: 1, decision: 5 });
  table.send({ type: 'act', id: 'b', seat: 0, version: 2, decision: 6 });
  last().hear({ type: 'acknowledged', id: 'a', version: 2 });
  last().drop();
  tick();
  last().open();
  expect(last().sent.map((message) => message.id)).toEqual([undefined, 'b']);
});

test('a table that is closed to us is not knocked at again', () => {
  start();
  last().open();
  last().drop(CLOSE.forbidden);
  tick();
  expect(sockets).toHaveLength(1);
  expect(states).toEqual(['connecting', 'gone']);
});

test('a connection that no longer answers is given up', () => {
  start();
  last().open();
  last().hear(welcome);
  tick(); // a ping goes out
  expect(last().sent.at(-1)?.type).toBe('ping');
  tick(); // no pong came
  expect(states.at(-1)).toBe('lost');
  tick();
  expect(sockets).toHaveLength(2);
});

test('a doubt is settled by a ping, at once', () => {
  const table = start();
  last().open();
  last().hear(welcome);
  table.doubt();
  expect(last().sent.at(-1)?.type).toBe('ping');
  last().hear({ type: 'pong', at: 0 });
  expect(states.at(-1)).toBe('open');
  table.doubt();
  tick(); // no pong came
  expect(states.at(-1)).toBe('lost');
});

test('after a flood nobody comes back by themselves', () => {
  start();
  last().open();
  last().hear(welcome);
  last().drop(CLOSE.too_fast);
  tick();
  expect(sockets).toHaveLength(1);
  expect(states.at(-1)).toBe('gone');
});

test('pauses grow, have a limit, and differ', () => {
  expect(pause(0, () => 1)).toBeLessThan(pause(3, () => 1));
  expect(pause(50, () => 1)).toBe(pause(60, () => 1));
  expect(pause(2, () => 0)).toBeLessThan(pause(2, () => 1));
});
