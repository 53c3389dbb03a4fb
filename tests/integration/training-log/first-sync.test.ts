import { expect, it } from 'vitest';
import { createPhrase } from '../../../src/services/sealed-sync/phrase.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { createSealedLogEndpoint } from '../../support/training/sealed-log-client.ts';
import { connect, openDeviceInMemory } from '../../support/training/synced-device.ts';
import { tenYears } from '../../support/training/ten-years.ts';

// Ten years of training. The records are in memory here, and the machine is busy with other tests:
// how long it takes is printed, and a limit far above that only notices what grows with the square
// of the log. `npm run bench -- sync` measures it in a browser.

const database = openDatabaseForTests();

it('ten years of training are 2 MB at most, sent in a few seconds, and fetched once', async () => {
  const wire = connect(createSealedLogEndpoint(database, () => new Date()));
  const log = tenYears();
  expect(log.sets.length).toBeGreaterThan(20_000);
  const [phone, fresh] = [await openDeviceInMemory(), await openDeviceInMemory()];
  await phone.log.add({ weights: undefined, plans: [], bodyweights: [], ...log });
  const phrase = await createPhrase();
  const onPhone = await phone.openSync('auth0|ten-years');
  const began = performance.now();
  expect(await onPhone.act((actions) => actions.turnOn(phrase, { withReasons: false }))).toEqual({
    kind: 'done',
  });
  const sentAfter = performance.now() - began;
  wire.sent.length = 0;
  const onFresh = await fresh.openSync('auth0|ten-years');
  const joined = performance.now();
  expect(await onFresh.act((actions) => actions.join(phrase))).toEqual({ kind: 'done' });
  const hereAfter = performance.now() - joined;
  const characters = wire.sent.join('').length;
  console.log(
    `${log.sets.length} sets: ${(characters / 1024).toFixed(0)} KB fetched, sent within ${sentAfter.toFixed(0)} ms, here within ${hereAfter.toFixed(0)} ms`,
  );
  expect((await fresh.log.whole()).sets.length).toBe(log.sets.length);
  expect(characters).toBeLessThan(2 * 1024 * 1024);
  // Each event comes once: what the device asks before it has the key are only the wrapped keys.
  const state = onFresh.state();
  const stored = state.kind === 'on' ? state.bytes : NaN;
  expect(characters).toBeLessThan(1.1 * stored);
  expect(sentAfter).toBeLessThan(30_000);
  expect(hereAfter).toBeLessThan(30_000);
});
