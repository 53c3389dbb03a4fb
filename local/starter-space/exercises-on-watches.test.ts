import { expect, it } from 'vitest';
import { readStarterEntries } from '../../tests/support/starter-entries.ts';
import { toWatchExercises } from '../../src/build/training/watch-exercises-file.ts';
import { ofType } from '../../src/content/model/entry.ts';

it('knows at least 95 in 100 exercises of the starter content', async () => {
  const entries = await readStarterEntries();
  const all = ofType(entries, 'exercise').length;
  expect(Object.keys(toWatchExercises(entries)).length / all).toBeGreaterThanOrEqual(0.95);
});
