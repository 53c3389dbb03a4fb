import { describe, expect, it } from 'vitest';
import { forgetLoadFailure, handleLoadFailure, isLoadFailure } from './load-failure.ts';

const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});

const visit = (
  storage: Parameters<typeof handleLoadFailure>[0]['storage'],
  path = '/articles/',
): readonly string[] => {
  const done: string[] = [];
  handleLoadFailure({
    path,
    storage,
    reload: () => done.push('reload'),
    showNotice: () => done.push('notice'),
  });
  return done;
};

describe('handleLoadFailure', () => {
  it('loads the page again once, then says so, and never loops', () => {
    const storage = storageOf(new Map());
    expect(visit(storage)).toEqual(['reload']);
    expect(visit(storage)).toEqual(['notice']);
    expect(visit(storage)).toEqual(['notice']);
  });

  it('gives another page its own try', () => {
    const storage = storageOf(new Map());
    visit(storage);
    expect(visit(storage, '/exercises/')).toEqual(['reload']);
  });

  it('gives the page a new try once the failure is over', () => {
    const storage = storageOf(new Map());
    visit(storage);
    forgetLoadFailure(storage);
    expect(visit(storage)).toEqual(['reload']);
  });

  it('does not load again where nothing can be remembered', () => {
    const refusing = {
      ...storageOf(new Map()),
      setItem: () => {
        throw new Error('refused');
      },
    };
    expect(visit(refusing)).toEqual(['notice']);
    expect(visit(undefined)).toEqual(['notice']);
  });
});

it.each([
  [new Error('Loading chunk 522 failed.\n(error: /522.js)'), true],
  [Object.assign(new Error('x'), { name: 'ChunkLoadError' }), true],
  [new Error('page resources for /articles/ not found. Not rendering React'), true],
  [new TypeError('Failed to fetch dynamically imported module: /a.js'), true],
  [new Error('Network request for the poll failed'), false],
  [undefined, false],
])('%s is a load failure: %s', (reason, expected) => {
  expect(isLoadFailure(reason)).toBe(expected);
});
