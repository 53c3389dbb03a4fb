import { afterEach, describe, expect, it, vi } from 'vitest';
import { recall, remember } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const memory = () => {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
  };
};

it('recall returns what remember has stored', () => {
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
  ])('nothing throws when %s', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    expect(() => remember('kit.kg', '15|')).not.toThrow();
    expect(recall('kit.kg')).toBeUndefined();
  });
});
