import { expect, it } from 'vitest';
import { readStarterEntries } from '../../tests/support/starter-entries.ts';
import { readStarterFacts } from '../../tests/support/training/starter-facts.ts';
import { toGarminNumbersBySlug } from '../../src/build/training/garmin-exercises-file.ts';

it('knows at least 95 in 100 exercises of the starter content', async () => {
  const onWatches = Object.keys(toGarminNumbersBySlug(await readStarterEntries())).length;
  expect(onWatches / (await readStarterFacts()).length).toBeGreaterThanOrEqual(0.95);
});
