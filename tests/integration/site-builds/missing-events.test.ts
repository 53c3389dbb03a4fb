import { describe, expect, it } from 'vitest';
import { buildStageTimeoutsMs } from '../../../src/domain/site-builds/build-clock.ts';
import { deployTitleMarkOf } from '../../../src/server/site-builds/build-hook.ts';
import {
  keepUpdatingBuildsUntilPublished,
  markBuildFailedByDeployEvent,
} from '../../../src/server/site-builds/deploy-events.ts';
import { requestBuildOfMissedChanges } from '../../../src/server/site-builds/request-build-of-missed-changes.ts';
import {
  markBuildReadingContent,
  markBuildSucceeded,
} from '../../../src/server/site-builds/stored-builds.ts';
import { minute, openHostForEachTest } from '../../support/site-builds/host-for-tests.ts';

const test = openHostForEachTest();
const { publish, mails, kinds, hours, look } = test;

describe('a failure of the host', () => {
  it('leads to another request for a build that never starts, and an e-mail to the editor if none ever does', async () => {
    for (const index of [0, 1, 2]) test.host.outcomes.set(index, 'never starts');
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

  it('is reported once when the hook fails for a long time, and the build comes when it recovers', async () => {
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

  it('is reported when a build ends unpublished, which counts when it goes live after all', async () => {
    await publish();
    const buildId = 'deploy-9';
    await markBuildReadingContent(
      test.database,
      { buildId, title: 'A deploy', deployId: '9' },
      test.host.now(),
    );
    await markBuildSucceeded(test.database, buildId, test.host.now());
    const later = {
      ...test.host.dependencies,
      now: () => new Date(test.host.now().getTime() + buildStageTimeoutsMs.publish + 1),
    };
    await keepUpdatingBuildsUntilPublished(later, async () => undefined);
    expect((await look()).failed).toMatchObject({
      problem: expect.stringContaining('not published'),
    });
    const published = { ...later, readLiveBuild: async () => buildId };
    await keepUpdatingBuildsUntilPublished(published, async () => undefined);
    expect((await look()).failed).toBeNull();
  });

  it('ends the build of a deploy that failed before our code ran, without using the event’s text', async () => {
    test.host.outcomes.set(0, 'never starts');
    await publish();
    const buildId = (await look()).building?.buildId ?? '';
    const payload = {
      id: '5',
      context: 'production',
      title: `triggered by hook: Article “Deadlift” published ${deployTitleMarkOf(buildId)}`,
      error_message: 'spam',
    };
    await markBuildFailedByDeployEvent(test.host.dependencies, { payload });
    expect((await look()).failed).toMatchObject({ title: 'Article “Deadlift” published' });
    expect(JSON.stringify(await mails())).not.toContain('spam');
  });

  it.each([
    { payload: { id: '5', context: 'deploy-preview', title: 'Article “Deadlift” published' } },
    { payload: { id: '5', context: 'production', title: 'Another' } },
    // The same words as in a build's title, but without its mark: anyone could guess them.
    { payload: { id: '5', context: 'production', title: 'Article “Deadlift” published' } },
    { something: 'else' },
    null,
  ])('leaves this build alone if the event is about another deploy: %o', async (event) => {
    await publish();
    await markBuildFailedByDeployEvent(test.host.dependencies, event);
    expect((await look()).failed).toBeNull();
  });
});

describe('a change without an event from Contentful', () => {
  it('is built within the hour, and once', async () => {
    await publish();
    await test.host.pass(10 * minute);
    test.host.change();
    for (let count = 0; count < 3; count += 1) {
      await requestBuildOfMissedChanges(test.host.dependencies);
      await test.host.pass(10 * minute);
    }
    expect(test.host.calls).toEqual([
      'Article “Deadlift” published',
      'A change that Contentful did not tell us of',
    ]);
    expect(test.host.live()?.content).toBe(2);
  });

  it('is left to a build that has already been requested', async () => {
    await publish();
    test.host.change();
    await requestBuildOfMissedChanges(test.host.dependencies);
    await test.host.pass(10 * minute);
    expect(test.host.calls).toHaveLength(1);
    expect(test.host.live()?.content).toBe(2);
  });
});
