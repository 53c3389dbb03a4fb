import { beforeEach, expect, it } from 'vitest';
import { CurrentSiteBuildsAnswerSchema } from '../../../src/domain/site-builds/live-build.ts';
import { requestBuildOfMissedChanges } from '../../../src/server/site-builds/request-build-of-missed-changes.ts';
import { runBuildUpdateJob } from '../../../src/server/site-builds/settle-builds.ts';
import { minute, openHostForEachTest } from '../../support/site-builds/host-for-tests.ts';
import * as v from 'valibot';

const publishEvery = 30;
const test = openHostForEachTest({ publishEvery });

/** The clock, every five minutes for some hours. */
beforeEach(() => test.hours(3));
const pass = (minutes: number): Promise<void> => test.host.pass(minutes * minute);

it('what is published within half an hour is built once, when that is over', async () => {
  await test.publish('Deadlift');
  await pass(4);
  const waiting = await test.look();
  expect(waiting).toMatchObject({
    waiting: { state: 'waiting', title: 'Article “Deadlift” published' },
    building: null,
    nextAt: '2026-11-23T12:30:00.000Z',
  });
  for (const title of ['Squat', 'Bench press', 'Row']) {
    await pass(6);
    await test.publish(title);
  }
  await pass(7);
  expect(test.host.calls).toEqual([]);
  await pass(10);
  expect(test.host.calls).toHaveLength(1);
  expect(test.host.live()?.content).toBe(4);
  expect(await test.look()).toMatchObject({
    live: { title: 'Article “Deadlift” published and 3 more' },
    waiting: null,
    nextAt: null,
    deploys: { count: 1, allowed: 20 },
  });
});

it('the clock comes back when the half hour is over, and not before', async () => {
  await test.publish('Deadlift');
  const next = await runBuildUpdateJob(test.host.dependencies);
  expect(next?.toISOString()).toBe('2026-11-23T12:30:00.000Z');
  await pass(60);
  expect(await runBuildUpdateJob(test.host.dependencies)).toBeUndefined();
});

it('“Build now” builds at once, with everything that waits', async () => {
  await test.publish('Deadlift');
  await pass(1);
  const answer = v.parse(CurrentSiteBuildsAnswerSchema, await (await test.press()).json());
  expect(answer.nextAt).toBeNull();
  expect(test.host.calls).toHaveLength(1);
  await pass(5);
  expect(test.host.live()?.content).toBe(1);
  await pass(60);
  expect(test.host.calls).toHaveLength(1);
});

it('a change that nobody told us of waits like any other', async () => {
  await test.press();
  await pass(5);
  test.host.change();
  await requestBuildOfMissedChanges(test.host.dependencies);
  await pass(20);
  expect(test.host.calls).toHaveLength(1);
  await pass(20);
  expect(test.host.calls).toHaveLength(2);
  expect(test.host.live()?.content).toBe(1);
});

it('a shorter time that the owner sets holds for what waits already', async () => {
  await test.publish('Deadlift');
  await pass(11);
  expect(test.host.calls).toEqual([]);
  await runBuildUpdateJob({ ...test.host.dependencies, publishEvery: 10 });
  expect(test.host.calls).toHaveLength(1);
});

it('only builds that were deployed in this month count as its deploys', async () => {
  await test.press();
  await pass(10);
  test.host.outcomes.set(1, 'never starts');
  await test.press();
  await pass(60);
  expect((await test.look()).deploys?.count).toBe(2);
  await test.host.pass(9 * 24 * 60 * minute);
  expect((await test.look()).deploys?.count).toBe(0);
});
