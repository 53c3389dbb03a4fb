import { connect } from 'node:net';
import { once } from 'node:events';

const message = (type: string, ...parts: readonly (string | readonly number[])[]): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : Buffer.from(part))),
  );
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

/** A client that sends the steps of a statement one by one, which no driver does on purpose. */
export type WireClient = {
  /** Sends the statement, and nothing more. */
  readonly parse: (statement: string) => void;
  /** Sends the rest of the steps and gives whatever comes back, as text. */
  readonly finish: () => Promise<string>;
  readonly close: () => void;
};

const patience = 3000;

export const connectByWire = async (url: string): Promise<WireClient> => {
  const socket = connect(Number(new URL(url).port), new URL(url).hostname);
  await once(socket, 'connect');
  const startup = Buffer.from('user\0knurl\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(startup.length + 8, 0);
  head.writeInt32BE(196_608, 4);
  socket.write(Buffer.concat([head, startup]));
  await once(socket, 'data');
  return {
    parse: (statement) => {
      socket.write(message('P', '', statement, [0, 0]));
    },
    finish: async () => {
      const bind = message('B', '', '', [0, 0, 0, 0, 0, 0]);
      const execute = message('E', '', [0, 0, 0, 0]);
      const reply = once(socket, 'data', { signal: AbortSignal.timeout(patience) });
      socket.write(Buffer.concat([bind, execute, message('S')]));
      return String((await reply)[0]);
    },
    close: () => socket.destroy(),
  };
};
