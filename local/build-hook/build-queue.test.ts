import { expect, it, vi } from 'vitest';
import { createBuildQueue, type HookCall } from './build-queue.ts';

const call = (title: string): HookCall => ({ title, body: '' });

it('runs one build at a time, and of those waiting only the last', async () => {
  const built: (string | undefined)[] = [];
  let release = (): void => undefined;
  const queue = createBuildQueue(async ({ title }) => {
    built.push(title);
    if (title === 'first') await new Promise<void>((resolve) => (release = resolve));
  });
  for (const title of ['first', 'second', 'third']) queue.ask(call(title));
  release();
  await queue.idle();
  expect(built).toEqual(['first', 'third']);
});

it('starts the next build after one has failed', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const built: (string | undefined)[] = [];
  const queue = createBuildQueue(async ({ title }) => {
    built.push(title);
    throw new Error('No.');
  });
  queue.ask(call('first'));
  await queue.idle();
  queue.ask(call('second'));
  await queue.idle();
  expect(built).toEqual(['first', 'second']);
});
