import { readdir } from 'node:fs/promises';
import pg from 'pg';
import * as v from 'valibot';
import { migrationsFolder } from '../folders.ts';
import { directAddress } from '../database/addresses.ts';
import { examineDatabaseAddresses } from './database-addresses.ts';
import { badFinding, goodFinding, reasonOf, unknownFinding } from './findings.ts';
import type { Examination, Finding } from './finding.ts';

const subject = 'Tables';
const Names = v.array(v.object({ name: v.string() }));
const Times = v.tuple([v.object({ zone: v.string(), winter: v.string(), summer: v.string() })]);

const namesOfMigrations = async (): Promise<readonly string[]> =>
  (await readdir(migrationsFolder))
    .filter((name) => /^\d+_.+\.sql$/.test(name) && !name.endsWith('.down.sql'))
    .map((name) => name.replace(/\.sql$/, ''))
    .sort();

const examineTables = async (client: pg.Client): Promise<Finding> => {
  const wanted = await namesOfMigrations();
  const { rows } = await client.query('select name from netlify.migrations');
  const applied = new Set(v.parse(Names, rows).map(({ name }) => name));
  const missing = wanted.filter((name) => !applied.has(name));
  return missing.length === 0
    ? goodFinding(subject, `The database has all ${wanted.length} migrations.`)
    : badFinding(
        subject,
        `The database lacks ${missing.join(', ')}.`,
        'Run npm run migrate with its address; the next deploy does so too.',
      );
};

/**
 * Checks the database's time zone table: the days of notices, orders and months are counted in
 * London time.
 */
const examineTime = async (client: pg.Client): Promise<Finding> => {
  const { rows } = await client.query(
    `select current_setting('TimeZone') as zone,
      to_char(timestamptz '2027-01-15 12:00+00' at time zone 'Europe/London', 'HH24:MI') as winter,
      to_char(timestamptz '2027-07-15 12:00+00' at time zone 'Europe/London', 'HH24:MI') as summer`,
  );
  const [{ zone, winter, summer }] = v.parse(Times, rows);
  const time = 'Time zone of the database';
  if (winter !== '12:00' || summer !== '13:00') {
    return badFinding(
      time,
      'The database does not know London’s summer time.',
      'Ask the database’s service to bring its table of time zones up to date.',
    );
  }
  return ['UTC', 'GMT', 'Etc/UTC'].includes(zone)
    ? goodFinding(time, 'It counts in UTC and knows London’s summer time.')
    : badFinding(
        time,
        `It counts in ${zone}.`,
        "Run alter database <name> set timezone to 'UTC', then connect anew.",
      );
};

/**
 * Examines the database where migrations reach it: that it has our tables, and knows London time.
 */
const examineContents: Examination = async (variables) => {
  const url = directAddress((name) => variables[name]?.trim() || undefined);
  if (url === undefined) {
    return [
      badFinding(
        subject,
        'DATABASE_URL is not set.',
        'Put the address of a Postgres database into .env.',
      ),
    ];
  }
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // If the connection breaks between queries, no query fails, so the error would be unhandled.
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    return [
      badFinding(
        subject,
        `The database can’t be reached: ${reasonOf(error)}.`,
        'Compare DATABASE_URL, and DATABASE_DIRECT_URL if it is set, with the page of your database, and see whether it lets this network in.',
      ),
    ];
  }
  const findings: Finding[] = [];
  for (const examine of [examineTables, examineTime]) {
    try {
      findings.push(await examine(client));
    } catch (error) {
      // Before the first migration there is no table of migrations.
      findings.push(
        error instanceof Error && 'code' in error && error.code === '42P01'
          ? badFinding(subject, 'The database has none of our tables.', 'Run npm run migrate.')
          : unknownFinding(
              subject,
              `The database did not answer: ${reasonOf(error)}.`,
              'Try again.',
            ),
      );
    }
  }
  await client.end();
  return findings;
};

/**
 * Examines the database: that it can be reached, has our tables, knows London time, and has its two
 * addresses the right way round.
 */
export const examineDatabase: Examination = async (variables) => [
  ...(await examineContents(variables)),
  ...(await examineDatabaseAddresses(variables)),
];
