import pg from 'pg';
import * as v from 'valibot';
import { bothAddresses, findAddressFault, type ConnectionKind } from '../database/addresses.ts';
import { badFinding, goodFinding, reasonOf, unknownFinding } from './findings.ts';
import type { Examination, Finding } from './finding.ts';

const subject = 'Addresses of the database';

const Seen = v.tuple([v.object({ pid: v.number(), place: v.string(), connections: v.number() })]);

// The second column is another one for every database, also for those of another server.
const statement = `
  select pg_backend_pid() as pid,
    format('%s %s %s', current_database(), oid, pg_postmaster_start_time()) as place,
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as connections
  from pg_database where datname = current_database()`;

type Met = {
  readonly way: ConnectionKind;
  readonly place: string;
  /** How many clients the database takes at once. */
  readonly connections: number;
};

/**
 * Finds out how an address leads to the database. A direct connection has a process of the database
 * to itself. Behind a pooler in transaction mode a client meets another one after a while, or one
 * that another client of ours has met.
 */
const meet = async (url: string): Promise<Met> => {
  const options = { connectionString: url, connectionTimeoutMillis: 10_000 };
  const clients = [new pg.Client(options), new pg.Client(options)] as const;
  // If a connection breaks between queries, no query fails, so the error would be unhandled.
  for (const client of clients) client.on('error', () => undefined);
  const ask = async (client: pg.Client) => v.parse(Seen, (await client.query(statement)).rows)[0];
  try {
    for (const client of clients) await client.connect();
    const { pid, place, connections } = await ask(clients[0]);
    const pids = [new Set([pid]), new Set<number>()] as const;
    for (let round = 0; round < 3; round += 1) {
      for (const [index, client] of clients.entries()) pids[index]?.add((await ask(client)).pid);
    }
    // The database of this machine runs inside Node: it has no processes, and says 0.
    const hasItsOwn = pids[0].size === 1 && pids[1].size === 1 && !pids[1].has(pid);
    const isDirect = pid === 0 || hasItsOwn;
    return { way: isDirect ? 'direct' : 'pooled', place, connections };
  } finally {
    for (const client of clients) await client.end();
  }
};

const judge = (url: string, functions: Met, direct: Met | undefined): Finding => {
  if (direct !== undefined && direct.place !== functions.place) {
    return badFinding(
      subject,
      'DATABASE_URL and DATABASE_DIRECT_URL lead to two databases: migrations and backups don’t reach the one that the functions use.',
      'Copy both addresses from the page of the same database.',
    );
  }
  const fault = findAddressFault(url, { functions: functions.way, direct: direct?.way ?? 'same' });
  if (fault !== undefined) return badFinding(subject, fault.sentence, fault.remedy);
  return goodFinding(
    subject,
    functions.way === 'pooled'
      ? 'DATABASE_URL leads through a pooler, DATABASE_DIRECT_URL past it.'
      : `DATABASE_URL leads to the database without a pooler: at most ${functions.connections} functions at once.`,
  );
};

/**
 * Examines whether functions reach the database through its pooler, and migrations and backups past
 * it.
 */
export const examineDatabaseAddresses: Examination = async (variables) => {
  const addresses = bothAddresses(variables);
  if (addresses === undefined) return [];
  const { functions, direct } = addresses;
  let name = 'DATABASE_URL';
  try {
    const first = await meet(functions);
    name = 'DATABASE_DIRECT_URL';
    return [judge(functions, first, direct === undefined ? undefined : await meet(direct))];
  } catch (error) {
    return [
      unknownFinding(
        subject,
        `The database of ${name} did not answer: ${reasonOf(error)}.`,
        `Compare ${name} with the page of your database, and see whether it lets this network in.`,
      ),
    ];
  }
};
