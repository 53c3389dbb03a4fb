import { describe, expect, it } from 'vitest';
import { describeLockHolders, type LockHolder } from './lock-holders.ts';

const backup: LockHolder = {
  pid: 4711,
  name: 'knurl backup',
  client: '10.0.0.7',
  state: 'active',
  seconds: 190,
  statement: 'fetch 1000 from saved',
};

describe('what is said of who holds the tables', () => {
  it('names who it is, for how long, and what to do', () => {
    expect(describeLockHolders([backup])).toBe(
      'Nothing was changed: the tables of the database are in use. It is process 4711, “knurl backup”, from 10.0.0.7, active for 3 minutes, last statement: fetch 1000 from saved. Wait until it has ended, then run this again. If no migration, backup or restore is running anywhere, that connection was left behind: end it in the SQL console of the database with “select pg_terminate_backend(4711)”, then run this again.',
    );
  });

  it('says what is known of a connection of which Postgres shows little, and lists several', () => {
    const stranger = { pid: 1, name: null, client: null, state: null, seconds: 9, statement: null };
    expect(describeLockHolders([stranger, backup])).toContain(
      'It is one of these: process 1, without a name, in a state that isn’t shown for 9 s; process 4711, “knurl backup”',
    );
  });

  it('says so if it has ended meanwhile', () => {
    expect(describeLockHolders([])).toContain('has just ended, so run this again.');
  });
});
