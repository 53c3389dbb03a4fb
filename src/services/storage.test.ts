import { afterEach, describe, expect, it, vi } from 'vitest';
import { recall, remember } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

const memory = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
};

it('remembers what it was given', () => {
  vi.stubGlobal('localStorage', memory());
  expect(recall('weightUnit')).toBeUndefined();
  remember('weightUnit', 'lb');
  expect(recall('weightUnit')).toBe('lb');
});

describe('where the browser keeps nothing', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  it.each([
    ['forbids each call', { getItem: refuse, setItem: refuse }],
    ['has no storage', undefined],
  ])('and %s, nothing breaks', (_, storage) => {
    vi.stubGlobal('localStorage', storage);
    expect(() => remember('kit.kg', '15|')).not.toThrow();
    expect(recall('kit.kg')).toBeUndefined();
  });
});
