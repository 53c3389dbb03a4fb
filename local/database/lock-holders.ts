import type pg from 'pg';
import * as v from 'valibot';

const LockHolder = v.object({
  pid: v.number(),
  name: v.nullable(v.string()),
  client: v.nullable(v.string()),
  state: v.nullable(v.string()),
  seconds: v.number(),
  statement: v.nullable(v.string()),
});
/** A connection that others wait for. */
export type LockHolder = v.InferOutput<typeof LockHolder>;

// Our statements have their values apart, so there is no personal data in their text.
const columns = `
  activity.pid, nullif(application_name, '') as name, host(client_addr) as client, state,
  extract(epoch from now() - coalesce(xact_start, state_change, now()))::int as seconds,
  nullif(left(regexp_replace(query, '\\s+', ' ', 'g'), 80), '') as statement`;

/** Finds who holds an advisory lock of this database. */
export const findLockHolders = async (
  client: pg.Client,
  lockNumber: number,
): Promise<readonly LockHolder[]> => {
  const { rows } = await client.query(
    `select ${columns} from pg_locks as locks join pg_stat_activity as activity using (pid)
     where locktype = 'advisory' and granted and objid = $1::bigint::oid and datname = current_database()`,
    [lockNumber],
  );
  return v.parse(v.array(LockHolder), rows);
};

/**
 * Finds whose transactions have been open for that many milliseconds: one of them holds what
 * somebody has waited for all the time.
 */
export const findLongTransactions = async (
  client: pg.Client,
  milliseconds: number,
): Promise<readonly LockHolder[]> => {
  const { rows } = await client.query(
    `select ${columns} from pg_stat_activity as activity
     where datname = current_database() and pid <> pg_backend_pid()
       and xact_start <= now() - $1 * interval '1 millisecond'
     order by xact_start`,
    [milliseconds],
  );
  return v.parse(v.array(LockHolder), rows);
};

const describeTime = (seconds: number): string =>
  seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} minutes`;

const describeHolder = ({ pid, name, client, state, seconds, statement }: LockHolder): string =>
  [
    `process ${pid}`,
    name === null ? 'without a name' : `“${name}”`,
    ...(client === null ? [] : [`from ${client}`]),
    `${state ?? 'in a state that isn’t shown'} for ${describeTime(seconds)}`,
    ...(statement === null ? [] : [`last statement: ${statement}`]),
  ].join(', ');

/** The sentence for whoever has waited too long: what holds the tables, and what to do. */
export const describeLockHolders = (holders: readonly LockHolder[]): string => {
  const nothing = 'Nothing was changed: the tables of the database are in use.';
  if (holders.length === 0) {
    return `${nothing} Whoever used them has just ended, so run this again.`;
  }
  const [one] = holders;
  const whom = holders.length === 1 ? 'It is' : 'It is one of these:';
  return `${nothing} ${whom} ${holders.map(describeHolder).join('; ')}. Wait until it has ended, then run this again. If no migration, backup or restore is running anywhere, that connection was left behind: end it in the SQL console of the database with “select pg_terminate_backend(${one?.pid ?? 0})”, then run this again.`;
};
