import { createServer, type Server } from 'node:net';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DatabaseUnavailable, openDatabase } from './database.ts';

let server: Server;
let refusal: Readonly<Record<string, string>> = {};

/** An error of Postgres' protocol: its fields, by their letters. */
const toError = (fields: Readonly<Record<string, string>>): Buffer => {
  const body = Buffer.from(
    `${Object.entries(fields)
      .map(([letter, text]) => `${letter}${text}\0`)
      .join('')}\0`,
  );
  const head = Buffer.alloc(5);
  head.write('E', 0, 'latin1');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
};

beforeEach(async () => {
  server = createServer((socket) => {
    socket.once('data', () => socket.end(toError(refusal)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const ask = async (): Promise<unknown> => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const database = openDatabase(`postgres://knurl@127.0.0.1:${port}/postgres`);
  const failure: unknown = await database.query(v.unknown(), 'select 1').catch((error) => error);
  await database.close();
  return failure;
};

// Supabase's, as its own tests have it (github.com/supabase/supavisor,
// test/integration/proxy_test.exs), and PgBouncer's.
it.each([
  ['XX000', '(EMAXCONN) max client connections reached, limit: 200'],
  ['08P01', 'no more connections allowed (max_client_conn)'],
])(
  'a pooler that has no room counts as a database that cannot be reached: %s',
  async (code, text) => {
    refusal = { S: 'FATAL', V: 'FATAL', C: code, M: text };
    const failure = await ask();
    expect(failure).toBeInstanceOf(DatabaseUnavailable);
  },
);

it('any other error is ours', async () => {
  refusal = { S: 'ERROR', V: 'ERROR', C: 'XX000', M: 'cache lookup failed' };
  expect(await ask()).not.toBeInstanceOf(DatabaseUnavailable);
});
