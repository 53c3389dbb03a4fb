import { connect, type Socket } from 'node:net';
import * as v from 'valibot';

/**
 * A connection to Firefox in the protocol that it speaks itself: WebDriver's commands as JSON, each
 * with its length before it.
 */
export type Marionette = {
  readonly send: (command: string, parameters?: object) => Promise<unknown>;
  readonly close: () => void;
};

const Answer = v.tuple([
  v.literal(1),
  v.number(),
  v.nullable(v.object({ error: v.string(), message: v.string() })),
  v.unknown(),
]);

const colon = ':'.charCodeAt(0);

/** Calls back with each whole message of a stream. */
const readMessages = (socket: Socket, onMessage: (message: unknown) => void): void => {
  let waiting = Buffer.alloc(0);
  socket.on('data', (chunk: Buffer) => {
    waiting = Buffer.concat([waiting, chunk]);
    for (;;) {
      const end = waiting.indexOf(colon);
      if (end < 0) return;
      const start = end + 1;
      const length = Number(waiting.subarray(0, end).toString());
      if (waiting.length < start + length) return;
      const message: unknown = JSON.parse(waiting.subarray(start, start + length).toString());
      waiting = waiting.subarray(start + length);
      onMessage(message);
    }
  });
};

/** Connects to a Firefox that listens on this port; rejects if none does. */
export const connectMarionette = (port: number): Promise<Marionette> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    type Waiting = {
      readonly resolve: (result: unknown) => void;
      readonly reject: (error: Error) => void;
    };
    const calls = new Map<number, Waiting>();
    let last = 0;
    const fail = (reason: string): void => {
      for (const call of calls.values()) call.reject(new Error(reason));
      calls.clear();
      reject(new Error(reason));
    };
    socket.on('error', ({ message }) => fail(message));
    socket.on('close', () => fail('Firefox has ended.'));
    const connection: Marionette = {
      send: (command, parameters = {}) =>
        new Promise((done, failed) => {
          last += 1;
          calls.set(last, { resolve: done, reject: failed });
          const text = JSON.stringify([0, last, command, parameters]);
          socket.write(`${Buffer.byteLength(text)}:${text}`);
        }),
      close: () => socket.destroy(),
    };
    readMessages(socket, (message) => {
      // The first message says who speaks.
      const answer = v.safeParse(Answer, message);
      if (!answer.success) return resolve(connection);
      const [, id, error, result] = answer.output;
      const call = calls.get(id);
      calls.delete(id);
      if (error === null) call?.resolve(result);
      else call?.reject(new Error(`${error.error}: ${error.message}`));
    });
  });
