import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

it('lets one in at a time, in the order of asking', async () => {
  const turns = createTurns();
  const seen: string[] = [];
  const visit = async (name: string): Promise<void> => {
    const release = await turns.take();
    seen.push(`${name} in`);
    await Promise.resolve();
    seen.push(`${name} out`);
    release();
  };
  await Promise.all(['a', 'b', 'c'].map(visit));
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});
