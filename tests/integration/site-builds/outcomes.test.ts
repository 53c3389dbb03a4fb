import { describe, expect, it } from 'vitest';
import type { ContentFault } from '../../../src/domain/content-fault.ts';
import { Refusal } from '../../../src/server/http/answers.ts';
import { keepUpdatingBuildsUntilPublished } from '../../../src/server/site-builds/deploy-events.ts';
import { requestBuildOfMissedChanges } from '../../../src/server/site-builds/request-build-of-missed-changes.ts';
import {
  markBuildReadingContent,
  markBuildSucceeded,
} from '../../../src/server/site-builds/stored-builds.ts';
import { minute, openHostForEachTest, second } from '../../support/site-builds/host-for-tests.ts';

const test = openHostForEachTest();
const { publish, mails, kinds, hours, endpoint, look, press } = test;

const fault: ContentFault = {
  kind: 'error',
  id: 'article-deadlift',
  type: 'Article',
  title: 'Deadlift',
  field: 'content',
  problem: 'the link leads nowhere',
  remedy: 'correct it',
};

describe('an editor hears of a failed build', () => {
  it('by e-mail with the faults, once for the same ones, and again when they are fixed', async () => {
    test.host.faultsOf
      .set(1, [fault])
      .set(2, [fault])
      .set(3, [{ ...fault, id: 'other' }]);
    for (const expected of [['build-failed'], ['build-failed'], ['build-failed', 'build-failed']]) {
      await publish();
      await test.host.pass(5 * minute);
      expect(await kinds()).toEqual(expected);
    }
    const [first] = await mails();
    expect(first).toMatchObject({
      address: 'editor@example.com',
      details: {
        title: 'Article “Deadlift” published',
        faults: [fault],
        space: { spaceId: 'space' },
      },
    });
    await publish();
    await test.host.pass(5 * minute);
    expect(await kinds()).toEqual(['build-failed', 'build-failed', 'build-mended']);
  });

  it('again when a fixed fault recurs later', async () => {
    test.host.faultsOf.set(1, [fault]).set(3, [fault]);
    for (let count = 0; count < 4; count += 1) {
      await publish();
      await test.host.pass(5 * minute);
    }
    expect(await kinds()).toEqual(['build-failed', 'build-mended', 'build-failed', 'build-mended']);
  });

  it('on the page, above the live site, until something newer is live', async () => {
    await publish('First');
    await test.host.pass(5 * minute);
    test.host.faultsOf.set(2, [fault]);
    await publish('Second');
    await test.host.pass(5 * minute);
    expect(await look()).toMatchObject({
      live: { title: 'Article “First” published', state: 'live' },
      failed: { title: 'Article “Second” published', state: 'failed', faults: [fault] },
      building: null,
      waiting: null,
    });
    await publish('Third');
    await test.host.pass(5 * minute);
    expect(await look()).toMatchObject({
      live: { title: 'Article “Third” published' },
      failed: null,
    });
  });

  it('which is not built again for nothing while its faults remain', async () => {
    test.host.faultsOf.set(1, [fault]);
    await publish();
    hours(12);
    for (let at = 1; at <= 12; at += 1) {
      test.host.after(at * 60 * minute, () => requestBuildOfMissedChanges(test.host.dependencies));
    }
    await test.host.pass(12 * 60 * minute);
    expect(test.host.starts).toHaveLength(1);
  });
});

describe('while the host is at work', () => {
  it('the page names what is being built and what waits', async () => {
    await publish('First');
    await test.host.pass(20 * second);
    await publish('Second');
    await publish('Third');
    expect(await look()).toMatchObject({
      live: null,
      building: { title: 'Article “First” published', state: 'building' },
      waiting: { title: 'Article “Second” published and 1 more', state: 'waiting' },
    });
    await test.host.pass(5 * minute);
    expect(await look()).toMatchObject({
      live: { title: 'Article “Second” published and 1 more' },
      building: null,
      waiting: null,
    });
  });

  it('a deploy from the repository includes what waits, and earlier requests to the host', async () => {
    await publish('First');
    await publish('Second');
    await test.host.pass(second);
    const buildId = 'deploy-1';
    await markBuildReadingContent(
      test.database,
      { buildId, title: 'A deploy from the repository', deployId: '1' },
      test.host.now(),
    );
    await markBuildSucceeded(test.database, buildId, test.host.now());
    await keepUpdatingBuildsUntilPublished({
      ...test.host.dependencies,
      readLiveBuild: async () => buildId,
    });
    expect(await look()).toMatchObject({
      live: { title: 'A deploy from the repository' },
      building: null,
      waiting: null,
    });
  });

  it('an editor can request a build, within a limit', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await press()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    await test.host.pass(10 * minute);
    expect(test.host.calls[0]).toBe('Build asked for by an editor');
    expect(test.host.calls.length).toBeLessThanOrEqual(2);
  });

  it('nobody but an editor sees or requests anything', async () => {
    const refusing = endpoint(() => Promise.reject(new Refusal(403, 'This is for the editors.')));
    for (const method of ['GET', 'POST']) {
      const request = new Request('https://knurl.example/api/site-builds', { method });
      expect((await refusing(request)).status).toBe(403);
    }
    expect(test.host.calls).toHaveLength(0);
  });
});
