import { expect, it, vi } from 'vitest';
import { TrainingStorageError } from '../training-log/training-storage-error.ts';
import type { SyncPassDependencies } from './pass-state.ts';
import { createSyncPassRunner } from './runner.ts';

const notAsked = (): never => {
  throw new Error('Nobody asks for this.');
};

/** A runner on a device whose sync fails as it reads what it remembers. */
const runnerFailingWith = (error: Error) => {
  const parts: SyncPassDependencies = {
    store: {
      peek: async () => undefined,
      load: () => Promise.reject(error),
      save: notAsked,
      forgetHere: notAsked,
      close: notAsked,
    },
    server: { read: notAsked, find: notAsked, post: notAsked, remove: notAsked },
    access: { scan: notAsked, apply: notAsked, setMark: notAsked },
    now: () => 0,
  };
  return createSyncPassRunner(parts, async () => undefined);
};

it.each([
  [
    'a script that didn’t come as the server that can’t be reached',
    Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' }),
    { kind: 'unreachable', sentence: expect.stringContaining('reach the server') },
  ],
  [
    'a failure of the log’s storage with its own sentence',
    new TrainingStorageError('full', 'The storage is full.'),
    { kind: 'storage', sentence: 'The storage is full.' },
  ],
  [
    'anything else as storage that doesn’t answer',
    new Error('odd'),
    { kind: 'storage', sentence: expect.stringContaining('Close other tabs') },
  ],
])('tells %s', async (_, error, problem) => {
  const runner = runnerFailingWith(error);
  expect(await runner.run()).toEqual(problem);
  runner.close();
});

it('runs one pass after the other, also after one that failed', async () => {
  const order: string[] = [];
  const runner = runnerFailingWith(new Error('odd'));
  const slow = runner.alone(async () => {
    await vi.waitFor(() => expect(order).toEqual(['slow begins']));
    order.push('slow ends');
    throw new Error('odd');
  });
  order.push('slow begins');
  const next = runner.alone(async () => {
    order.push('next');
  });
  await expect(slow).rejects.toThrow('odd');
  await next;
  expect(order).toEqual(['slow begins', 'slow ends', 'next']);
  runner.close();
});
