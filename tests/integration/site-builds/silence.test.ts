import { describe, expect, it } from 'vitest';
import { patience } from '../../../src/domain/site-builds/build-clock.ts';
import { buildMark } from '../../../src/server/site-builds/build-hook.ts';
import { catchMissedChanges } from '../../../src/server/site-builds/catch-missed-changes.ts';
import {
  settleAfterDeploy,
  settleFailedDeploy,
} from '../../../src/server/site-builds/deploy-events.ts';
import { startBuild, endBuild } from '../../../src/server/site-builds/stored-builds.ts';
import { minute, openHostForEachTest } from '../../support/site-builds/host-for-tests.ts';

const test = openHostForEachTest();
const { publish, mails, kinds, hours, look } = test;

describe('what the host doesn’t do', () => {
  it('a build that never comes is asked for again, and the editor is told when none ever does', async () => {
    for (const index of [0, 1, 2]) test.host.fates.set(index, 'never starts');
    await publish();
    hours(4);
    await test.host.pass(4 * 60 * minute);
    expect(await kinds()).toEqual(['build-failed', 'build-mended']);
    expect((await mails())[0]?.details).toMatchObject({
      faults: [],
      problem: expect.stringContaining('The host has not begun'),
    });
    expect(test.host.live()?.content).toBe(1);
  });

  it('a hook that takes no call for long is told of once, and the build comes when it takes one', async () => {
    test.host.setHookDown(true);
    test.host.after(3 * 60 * minute, async () => test.host.setHookDown(false));
    await publish();
    hours(4);
    await test.host.pass(10 * minute);
    expect(await kinds()).toEqual([]);
    await test.host.pass(110 * minute);
    expect((await mails()).map(({ details }) => details)).toEqual([
      expect.objectContaining({ problem: expect.stringContaining('cannot be reached') }),
    ]);
    await test.host.pass(2 * 60 * minute);
    expect(await kinds()).toEqual(['build-failed', 'build-mended']);
    expect(test.host.live()?.content).toBe(1);
  });

  it('a build that ends and isn’t published is told of, and counts when it goes live after all', async () => {
    await publish();
    const buildId = 'deploy-9';
    await startBuild(test.database, { buildId, title: 'A deploy', deployId: '9' }, test.host.now());
    await endBuild(test.database, buildId, test.host.now());
    const later = {
      ...test.host.dependencies,
      now: () => new Date(test.host.now().getTime() + patience.publish + 1),
    };
    await settleAfterDeploy(later, async () => undefined);
    expect((await look()).failed).toMatchObject({
      problem: expect.stringContaining('not published'),
    });
    const published = { ...later, readLiveBuild: async () => buildId };
    await settleAfterDeploy(published, async () => undefined);
    expect((await look()).failed).toBeNull();
  });

  it('a deploy that failed before our code ran ends its build, without a word from the event', async () => {
    test.host.fates.set(0, 'never starts');
    await publish();
    const buildId = (await look()).building?.buildId ?? '';
    const payload = {
      id: '5',
      context: 'production',
      title: `triggered by hook: Article “Deadlift” published ${buildMark(buildId)}`,
      error_message: 'spam',
    };
    await settleFailedDeploy(test.host.dependencies, { payload });
    expect((await look()).failed).toMatchObject({ title: 'Article “Deadlift” published' });
    expect(JSON.stringify(await mails())).not.toContain('spam');
  });

  it.each([
    { payload: { id: '5', context: 'deploy-preview', title: 'Article “Deadlift” published' } },
    { payload: { id: '5', context: 'production', title: 'Another' } },
    // The same words stand in front of the build before it, and anybody can guess them.
    { payload: { id: '5', context: 'production', title: 'Article “Deadlift” published' } },
    { something: 'else' },
    null,
  ])('an event about another deploy ends nothing: %o', async (event) => {
    await publish();
    await settleFailedDeploy(test.host.dependencies, event);
    expect((await look()).failed).toBeNull();
  });
});

describe('what Contentful has never told us of', () => {
  it('is built within the hour, and once', async () => {
    await publish();
    await test.host.pass(10 * minute);
    test.host.change();
    for (let count = 0; count < 3; count += 1) {
      await catchMissedChanges(test.host.dependencies);
      await test.host.pass(10 * minute);
    }
    expect(test.host.calls).toEqual([
      'Article “Deadlift” published',
      'A change that Contentful did not tell us of',
    ]);
    expect(test.host.live()?.content).toBe(2);
  });

  it('is left to the build that is asked for already', async () => {
    await publish();
    test.host.change();
    await catchMissedChanges(test.host.dependencies);
    await test.host.pass(10 * minute);
    expect(test.host.calls).toHaveLength(1);
    expect(test.host.live()?.content).toBe(2);
  });
});
