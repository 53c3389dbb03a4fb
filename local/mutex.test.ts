import { expect, it } from 'vitest';
import { createMutex } from './mutex.ts';

it('lets one caller in at a time, in the order of their calls', async () => {
  const mutex = createMutex();
  const seen: string[] = [];
  const visit = async (name: string): Promise<void> => {
    const release = await mutex.acquire();
    seen.push(`${name} in`);
    await Promise.resolve();
    seen.push(`${name} out`);
    release();
  };
  await Promise.all(['a', 'b', 'c'].map(visit));
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});
