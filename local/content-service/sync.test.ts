import { describe, expect, it } from 'vitest';
import type { ContentSnapshot } from './content-store.ts';
import {
  isNextPageOfSnapshot,
  parseSyncRequest,
  parseSyncToken,
  selectSyncPage,
  toSyncToken,
  type SyncCursor,
} from './sync.ts';

const at = (sequence: number) => ({
  hash: 'h',
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  sequence,
});
const entry = (id: string, sequence: number) => ({
  kind: 'Entry' as const,
  entry: { id, contentTypeId: 'article', fields: {}, hash: 'h' },
  record: at(sequence),
});
const deleted = (id: string, sequence: number) => ({
  kind: 'DeletedEntry' as const,
  id,
  deletedAt: '2026-01-01T00:00:00.000Z',
  record: at(sequence),
});

function toSnapshot(changes: ContentSnapshot['changes'], stateId = 'state'): ContentSnapshot {
  const sequence = Math.max(0, ...changes.map(({ record }) => record.sequence));
  return {
    stateId,
    sequence,
    contentTypes: new Map(),
    assets: new Map(),
    changes,
  };
}

const snapshot = toSnapshot([entry('a', 1), deleted('b', 2), entry('c', 4), entry('d', 5)]);
const initial = (limit = 1000) =>
  parseSyncRequest(new URLSearchParams(`initial=true&limit=${limit}`));
const follow = (cursor: SyncCursor) =>
  parseSyncRequest(new URLSearchParams({ sync_token: toSyncToken(cursor) }));
const idsOf = (items: ContentSnapshot['changes']) =>
  items.map((item) => (item.kind === 'Entry' ? item.entry.id : `-${'id' in item ? item.id : ''}`));

describe('selectSyncPage', () => {
  it('sends all items in pages, without old deletions', () => {
    const first = selectSyncPage(initial(2), snapshot);
    expect([idsOf(first.items), first.next.isPage]).toEqual([['a', 'c'], true]);
    expect(isNextPageOfSnapshot(follow(first.next), snapshot)).toBe(true);
    const second = selectSyncPage(follow(first.next), snapshot);
    expect([idsOf(second.items), second.next.isPage]).toEqual([['d'], false]);
    expect(isNextPageOfSnapshot(follow(second.next), snapshot)).toBe(false);
    expect(selectSyncPage(follow(second.next), snapshot).items).toEqual([]);
  });

  it('does not announce a next page that would be empty', () => {
    const page = selectSyncPage(initial(3), snapshot);
    expect([page.items.length, page.next.isPage]).toEqual([3, false]);
  });

  it('sends the changes and deletions since the last sync', () => {
    const { next } = selectSyncPage(initial(), snapshot);
    const later = toSnapshot([
      entry('a', 1),
      deleted('b', 2),
      entry('d', 5),
      deleted('c', 6),
      entry('e', 7),
    ]);
    expect(idsOf(selectSyncPage(follow(next), later).items)).toEqual(['-c', 'e']);
  });

  it('sends everything for a token of another change log or of a later state', () => {
    const { next } = selectSyncPage(initial(), snapshot);
    const other = toSnapshot([...snapshot.changes], 'another');
    const younger = toSnapshot([entry('a', 1), deleted('b', 2)]);
    expect(idsOf(selectSyncPage(follow(next), other).items)).toEqual(['a', '-b', 'c', 'd']);
    expect(idsOf(selectSyncPage(follow(next), younger).items)).toEqual(['a', '-b']);
    expect(isNextPageOfSnapshot(follow(next), other)).toBe(false);
  });
});

describe('parseSyncToken', () => {
  it('reads what toSyncToken wrote, in characters that need no escaping in an address', () => {
    const { next } = selectSyncPage(initial(7), snapshot);
    const token = toSyncToken(next);
    expect(token).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(parseSyncToken(token)).toEqual(next);
  });

  it.each([
    '',
    'x',
    'w5ZGw6JFwqZmVcKsE8Kow4grw45QdybCnV8O',
    Buffer.from('{}').toString('base64url'),
  ])('returns undefined for the foreign token %j', (token) =>
    expect(parseSyncToken(token)).toBeUndefined(),
  );
});
