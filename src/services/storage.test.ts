import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearMemberStorage, recall, remember, type DeviceStorageKey } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  };
};

it('recalls what was remembered', () => {
  vi.stubGlobal('localStorage', memory());
  expect(recall('weightUnit')).toBeUndefined();
  remember('weightUnit', 'lb');
  expect(recall('weightUnit')).toBe('lb');
});

describe('without storage', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  it.each([
    ['every call throws', { getItem: refuse, setItem: refuse }],
    ['localStorage is missing', undefined],
  ])('throws nothing when %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    expect(() => remember('kit.kg', '15|')).not.toThrow();
    expect(recall('kit.kg')).toBeUndefined();
  });
});

/** Every key, and whether a logout removes it. `currency` is stored by a script in the head. */
const atLogout: Readonly<Record<DeviceStorageKey | 'currency', 'kept' | 'removed'>> = {
  weightUnit: 'kept',
  heightUnit: 'kept',
  'kit.kg': 'kept',
  'kit.lb': 'kept',
  vote: 'kept',
  votedIn: 'kept',
  votedFor: 'kept',
  currency: 'kept',
  offline: 'kept',
  customer: 'removed',
  sub: 'removed',
  owned: 'removed',
  redirect: 'removed',
  order: 'removed',
  'cart.order': 'removed',
  'cart.destination': 'kept',
  'members.opened': 'removed',
  'members.kept': 'removed',
  training: 'kept',
  'training.written': 'kept',
  'training.signals': 'kept',
  'training.notification': 'kept',
  'training.place': 'kept',
  'training.sync': 'kept',
  'editor.draft': 'kept',
  analytics: 'kept',
  cart: 'kept',
};

it('removes the member’s own data at a logout, and keeps the device’s settings', () => {
  const removed: string[] = [];
  vi.stubGlobal('localStorage', { removeItem: (key: string) => void removed.push(key) });
  clearMemberStorage();
  const expected = Object.entries(atLogout).filter(([, what]) => what === 'removed');
  expect(removed.toSorted()).toEqual(expected.map(([key]) => key).toSorted());
});

it('deletes the member plans that are kept on the device, with their key, at a logout', () => {
  const deleteDatabase = vi.fn();
  vi.stubGlobal('indexedDB', { deleteDatabase });
  clearMemberStorage();
  expect(deleteDatabase).toHaveBeenCalledWith('knurl-plans');
});

describe('the privacy policy', () => {
  const policy = readFileSync(
    path.join(import.meta.dirname, '../../content/entries/page/privacy-policy.md'),
    'utf8',
  );
  const rows = policy
    .split('\n')
    .filter((line) => line.startsWith('|'))
    // Such a row is shown only where there are analytics.
    .map((line) =>
      line
        .replace('{analytics} ', '')
        .split('|')
        .map((cell) => cell.trim()),
    );
  const rowOf = (key: string): readonly string[] | undefined =>
    rows.find(([, names = '']) => names.split(', ').includes(key));

  it.each(Object.entries(atLogout))(
    'says what %s holds, and that a logout leaves it %s',
    (key, what) => {
      const [, , where, purpose = '', until = ''] = rowOf(key) ?? [];
      expect(where).toMatch(/^Browser storage/);
      expect(purpose.length).toBeGreaterThan(20);
      expect(until.includes('log out')).toBe(what === 'removed');
    },
  );
});
