import { once } from 'node:events';
import { connect } from 'node:net';

const protocolMessage = (
  type: string,
  ...parts: readonly (string | readonly number[])[]
): Buffer => {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : Buffer.from(part))),
  );
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

/**
 * A Postgres client that sends the steps of a statement one by one. A driver would send them
 * together.
 */
export type WireClient = {
  /** Sends only the statement (Parse); resolves when it has left this process. */
  readonly parse: (statement: string) => Promise<void>;
  /** Sends the remaining steps (Bind, Execute, Sync) and returns the answer as text. */
  readonly finish: () => Promise<string>;
  readonly close: () => void;
};

const protocolVersion = 196_608;

export const connectByWire = async (url: string): Promise<WireClient> => {
  const socket = connect(Number(new URL(url).port), new URL(url).hostname);
  await once(socket, 'connect');
  const parameters = Buffer.from('user\0knurl\0\0');
  const head = Buffer.alloc(8);
  head.writeInt32BE(parameters.length + 8, 0);
  head.writeInt32BE(protocolVersion, 4);
  socket.write(Buffer.concat([head, parameters]));
  await once(socket, 'data');
  return {
    parse: (statement) =>
      new Promise((resolve) => {
        socket.write(protocolMessage('P', '', statement, [0, 0]), () => resolve());
      }),
    finish: async () => {
      const bind = protocolMessage('B', '', '', [0, 0, 0, 0, 0, 0]);
      const execute = protocolMessage('E', '', [0, 0, 0, 0]);
      const reply = once(socket, 'data');
      socket.write(Buffer.concat([bind, execute, protocolMessage('S')]));
      return String((await reply)[0]);
    },
    close: () => socket.destroy(),
  };
};
