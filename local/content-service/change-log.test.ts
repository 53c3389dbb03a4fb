import { describe, expect, it } from 'vitest';
import { parseRecordKey, recordChanges, toRecordKey, type ChangeLog } from './change-log.ts';

const EMPTY: ChangeLog = { stateId: 's', sequence: 0, records: new Map() };
const NOON = new Date('2026-11-20T12:00:00.000Z');
const present = (hashes: Record<string, string>) => new Map(Object.entries(hashes));

describe('recordChanges', () => {
  it('starts every item at revision 1 with a sequence number of its own', () => {
    const log = recordChanges(EMPTY, present({ 'Entry:a': '1', 'Entry:b': '1' }), NOON);
    expect(log.sequence).toBe(2);
    expect([...log.records.values()].map(({ sequence }) => sequence)).toEqual([1, 2]);
    expect(log.records.get('Entry:a')).toMatchObject({
      revision: 1,
      createdAt: '2026-11-20T12:00:00.000Z',
      updatedAt: '2026-11-20T12:00:00.000Z',
    });
  });

  it('returns the same log while nothing changes', () => {
    const log = recordChanges(EMPTY, present({ 'Entry:a': '1' }), NOON);
    expect(recordChanges(log, present({ 'Entry:a': '1' }), new Date())).toBe(log);
  });

  it('gives a changed item the highest sequence number and keeps the other records', () => {
    const first = recordChanges(EMPTY, present({ 'Entry:a': '1', 'Entry:b': '1' }), NOON);
    const second = recordChanges(first, present({ 'Entry:a': '2', 'Entry:b': '1' }), NOON);
    expect(second.records.get('Entry:b')).toBe(first.records.get('Entry:b'));
    expect(second.records.get('Entry:a')).toMatchObject({ revision: 2, sequence: 3 });
  });

  it('never repeats a date of change, even if the clock stands still or goes back', () => {
    let log = recordChanges(EMPTY, present({ 'Entry:a': '0' }), NOON);
    const seen = new Set([log.records.get('Entry:a')?.updatedAt]);
    const clocks = [NOON, NOON, new Date(0), NOON];
    clocks.forEach((clock, index) => {
      log = recordChanges(log, present({ 'Entry:a': String(index + 1) }), clock);
      seen.add(log.records.get('Entry:a')?.updatedAt);
    });
    expect(seen.size).toBe(5);
  });

  it('logs a deletion once, and continues the revisions when the item comes back', () => {
    const first = recordChanges(EMPTY, present({ 'Entry:a': '1' }), NOON);
    const gone = recordChanges(first, present({}), NOON);
    expect(gone.records.get('Entry:a')).toMatchObject({ sequence: 2, revision: 1 });
    expect(gone.records.get('Entry:a')?.deletedAt).toBeDefined();
    expect(recordChanges(gone, present({}), NOON)).toBe(gone);

    const back = recordChanges(gone, present({ 'Entry:a': '1' }), NOON);
    expect(back.records.get('Entry:a')).toMatchObject({ sequence: 3, revision: 2 });
    expect(back.records.get('Entry:a')?.deletedAt).toBeUndefined();
  });
});

describe('parseRecordKey', () => {
  it('reads what toRecordKey wrote', () => {
    expect(parseRecordKey(toRecordKey('Asset', 'a:b'))).toEqual({ kind: 'Asset', id: 'a:b' });
    expect(parseRecordKey('Page:a')).toBeUndefined();
  });
});
