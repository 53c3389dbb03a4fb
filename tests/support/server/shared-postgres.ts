import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { runAt, templateName } from './real-postgres.ts';

/** The environment variable with the address that returns the URLs of a run's Postgres. */
export const postgresVariable = 'POSTGRES_OF_TESTS';

const ServersOfTests = v.object({ direct: v.string(), functions: v.string() });
/**
 * The two addresses of a run's Postgres: past the pooler, and through it if this machine has one.
 */
export type ServersOfTests = v.InferOutput<typeof ServersOfTests>;

/** A separate database on the Postgres that all test files share, with our tables and no rows. */
export type SharedDatabase = {
  /** Its address for functions: through the pooler if this machine has one. */
  readonly url: string;
  /** Its address past the pooler. */
  readonly directUrl: string;
  readonly drop: () => Promise<void>;
};

const askForPostgres = async (address: string): Promise<ServersOfTests> => {
  const answer = await fetch(address);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return v.parse(ServersOfTests, JSON.parse(text));
};

/** Creates such a database; undefined on a machine without Postgres. */
export const createSharedDatabase = async (): Promise<SharedDatabase | undefined> => {
  const address = process.env[postgresVariable];
  if (address === undefined) return undefined;
  const { direct, functions } = await askForPostgres(address);
  const name = `test_${randomBytes(8).toString('hex')}`;
  await runAt(direct, `create database ${name} template ${templateName}`);
  return {
    url: functions.replace(/postgres$/, name),
    directUrl: direct.replace(/postgres$/, name),
    drop: () => runAt(direct, `drop database ${name} with (force)`),
  };
};
