import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { requestBuildOfMissedChanges } from '../../../src/server/site-builds/request-build-of-missed-changes.ts';
import { runBuildUpdateJob } from '../../../src/server/site-builds/settle-builds.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { atScale } from '../../support/proof-scale.ts';
import { openModelHost, type ModelHost } from '../../support/site-builds/model-host.ts';
import { signedEvent } from '../../support/site-builds/signed-event.ts';

const second = 1000;
const minute = 60 * second;
const begin = new Date('2026-11-23T12:00:00Z');

const database = openDatabaseForTests();
/** The database accepts no `truncate` as a prepared statement. */
const empty = async (): Promise<void> => {
  for (const table of ['content_events', 'site_builds', 'mails', 'work']) {
    await database.query(v.object({}), `delete from ${table}`);
  }
};
beforeEach(empty);

/**
 * The host's schedule: builds are settled every five minutes, and missed changes caught every hour.
 */
const runClock = (host: ModelHost, minutes: number): void => {
  for (let at = 5; at <= minutes; at += 5) {
    host.after(at * minute, async () => void (await runBuildUpdateJob(host.dependencies)));
    if (at % 60 === 0)
      host.after(at * minute + second, () => requestBuildOfMissedChanges(host.dependencies));
  }
};

const publishes = 500;
const delivery = fc.record({
  /** When the editor publishes, in milliseconds from the start. */
  at: fc.nat({ max: 10 * second }),
  /** The delay of each copy of the event; none: it is lost. */
  copies: fc.array(fc.nat({ max: 29 * second }), { maxLength: 3 }),
});
const times = fc.record({
  queue: fc.nat({ max: 40 * second }),
  build: fc.integer({ min: 30 * second, max: 4 * minute }),
  delivery: fc.nat({ max: 4 * second }),
});

it('five hundred publishes in ten seconds by three editors, with losses and repeats in any order, make at most three builds, and the last state is live', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(delivery, { minLength: publishes, maxLength: publishes }),
      // From this time on, in milliseconds, Contentful can deliver nothing.
      fc.nat({ max: 15 * second }),
      times,
      async (deliveries, deafFrom, modelTimes) => {
        await empty();
        const host = openModelHost(database, modelTimes, begin);
        // Something is already live.
        host.change();
        await host.pass(minute);
        await send(host, 'first', host.now());
        await host.pass(10 * minute);
        const before = host.calls.length;
        for (const [index, { at, copies }] of deliveries.entries()) {
          host.after(at, async () => {
            host.change();
            const signed = host.now();
            for (const delay of at < deafFrom ? copies : []) {
              // A repeat is the same request.
              host.after(delay, () => send(host, `publish ${index}`, signed, index % 3));
            }
          });
        }
        runClock(host, 90);
        await host.pass(90 * minute);
        expect(host.calls.length - before).toBeLessThanOrEqual(3);
        expect(host.live()?.content).toBe(host.changes());
      },
    ),
    { numRuns: atScale(30), endOnFailure: true },
  );
});

const send = async (host: ModelHost, key: string, signed: Date, editor = 0): Promise<void> => {
  const event = {
    topic: 'Entry.publish',
    id: `article-${editor}`,
    title: `Of editor ${editor}`,
    key,
  };
  const answer = await host.endpoint(signedEvent(event, signed));
  expect(answer.status).toBe(200);
};

it('a change during a running build is not lost, at any point of the build', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 8 * minute }), { maxLength: 12 }),
      times,
      async (moments, modelTimes) => {
        await empty();
        const host = openModelHost(database, modelTimes, begin);
        for (const [index, at] of moments.entries()) {
          host.after(at, async () => {
            host.change();
            await send(host, `publish ${index}`, host.now());
          });
        }
        // Without a schedule: the events alone must be enough.
        await host.pass(60 * minute);
        expect(host.live()?.content ?? 0).toBe(host.changes());
        const builds = host.calls.length;
        await host.pass(60 * minute);
        expect(host.calls).toHaveLength(builds);
      },
    ),
    { numRuns: atScale(300) },
  );
});

it('whatever goes wrong at the host, the last state goes live in the end', async () => {
  const outcome = fc.constantFrom<'live' | 'never starts' | 'never ends' | 'never reports'>(
    'live',
    'never starts',
    'never ends',
    'never reports',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat({ max: 8 * minute }), { minLength: 1, maxLength: 6 }),
      fc.array(outcome, { maxLength: 2 }),
      fc.boolean(),
      times,
      async (moments, outcomes, isHookDown, modelTimes) => {
        await empty();
        const host = openModelHost(database, modelTimes, begin);
        for (const [index, one] of outcomes.entries()) host.outcomes.set(index, one);
        host.setHookDown(isHookDown);
        host.after(20 * minute, async () => host.setHookDown(false));
        for (const [index, at] of moments.entries()) {
          host.after(at, async () => {
            host.change();
            await send(host, `publish ${index}`, host.now());
          });
        }
        const hours = 6;
        runClock(host, hours * 60);
        await host.pass(hours * 60 * minute);
        expect(host.live()?.content).toBe(host.changes());
      },
    ),
    { numRuns: atScale(100) },
  );
});
