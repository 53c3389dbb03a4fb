import { describe, expect, it } from 'vitest';
import { settingsFrom } from '../settings.ts';
import { findAddressFault, findAddressFaultByText, type ConnectionKinds } from './addresses.ts';

const neon =
  'postgresql://ann:secret@ep-cool-1234.eu-central-1.aws.neon.tech/knurl?sslmode=require';
const neonPooled = neon.replace('ep-cool-1234', 'ep-cool-1234-pooler');
const supabase = 'postgres://postgres.abc:secret@aws-0-eu-west-2.pooler.supabase.com:5432/postgres';
const supabasePooled = supabase.replace(':5432', ':6543');
const other = 'postgres://ann:secret@db.example/knurl';

const judge = (functions: string, direct = '') =>
  findAddressFaultByText({ DATABASE_URL: functions, DATABASE_DIRECT_URL: direct });

describe('the addresses of the database, by their text', () => {
  it.each([
    [neonPooled, neon],
    [supabasePooled, supabase],
    [supabasePooled, 'postgres://postgres:secret@db.abc.supabase.co:5432/postgres'],
    [other, ''],
    [other, other],
  ])('are right: %s and %s', (functions, direct) => {
    expect(judge(functions, direct)).toBeUndefined();
  });

  it('are no matter while none is set', () => {
    expect(findAddressFaultByText({ DATABASE_DIRECT_URL: neon })).toBeUndefined();
  });

  it('names the address that is missing, and where it is', () => {
    for (const direct of ['', neonPooled]) {
      expect(judge(neonPooled, direct)).toEqual({
        sentence:
          'DATABASE_URL leads through a pooler, and there is no other address: migrations, backups and restores need one that leads past it.',
        remedy:
          'Copy into DATABASE_DIRECT_URL the direct one (at Neon: Connect, with “Connection pooling” off; its host has no “-pooler”).',
      });
    }
    expect(judge(supabase)?.remedy).toBe(
      'Copy into DATABASE_URL the pooled address (at Supabase: Connect, Transaction pooler; its port is 6543), and into DATABASE_DIRECT_URL the direct one (at Supabase: Connect, Session pooler; its port is 5432).',
    );
  });

  it('says so if they are the wrong way round, or both the same way', () => {
    expect(judge(neon, neonPooled)?.sentence).toContain('the wrong way round');
    expect(judge(supabasePooled, supabasePooled.replace('abc', 'd'))?.sentence).toBe(
      'DATABASE_DIRECT_URL leads through a pooler, as DATABASE_URL does.',
    );
    expect(judge(neon, neon.replace('ann', 'bob'))?.sentence).toContain('leads past the pooler');
  });
});

describe('the addresses of the database, by what was found out', () => {
  const judgeFound = (functions: ConnectionKinds['functions'], direct: ConnectionKinds['direct']) =>
    findAddressFault(other, { functions, direct });

  it('are right through a pooler and past it, or with one address and no pooler', () => {
    expect(judgeFound('pooled', 'direct')).toBeUndefined();
    expect(judgeFound('direct', 'same')).toBeUndefined();
  });

  it('says which to copy also at a service that we don’t know', () => {
    expect(judgeFound('pooled', 'same')?.remedy).toBe(
      'Copy into DATABASE_DIRECT_URL the direct one (its service calls it direct, unpooled, or session mode).',
    );
    expect(judgeFound('direct', 'direct')?.remedy).toBe(
      'Copy into DATABASE_URL the pooled address (its service calls it pooled, or transaction mode). If this database has no pooler, leave DATABASE_DIRECT_URL blank.',
    );
  });
});

describe('the settings of the database', () => {
  const read = (variables: Record<string, string>) => settingsFrom(variables).database;

  it('have an address for migrations of their own, or the same one', () => {
    expect(read({ DATABASE_URL: neonPooled, DATABASE_DIRECT_URL: neon })).toMatchObject({
      url: neonPooled,
      directUrl: neon,
    });
    expect(read({ DATABASE_URL: other })).toMatchObject({ url: other, directUrl: other });
  });

  it('never lead past the local database to another one', () => {
    const local = read({ DATABASE_DIRECT_URL: neon });
    expect(local).toMatchObject({ isLocal: true, directUrl: local.url });
  });
});
