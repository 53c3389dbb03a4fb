import { randomBytes } from 'node:crypto';
import { runAt, templateName } from './real-postgres.ts';

/** The environment variable with the address that returns the URL of a run's Postgres. */
export const postgresVariable = 'POSTGRES_OF_TESTS';

/** A separate database on the Postgres that all test files share, with our tables and no rows. */
export type SharedDatabase = {
  readonly url: string;
  readonly drop: () => Promise<void>;
};

const askForPostgres = async (address: string): Promise<string> => {
  const answer = await fetch(address);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
};

/** Creates such a database; undefined on a machine without Postgres. */
export const createSharedDatabase = async (): Promise<SharedDatabase | undefined> => {
  const address = process.env[postgresVariable];
  if (address === undefined) return undefined;
  const server = await askForPostgres(address);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runAt(server, `create database ${name} template ${templateName}`);
  return {
    url: server.replace(/postgres$/, name),
    drop: () => runAt(server, `drop database ${name} with (force)`),
  };
};
