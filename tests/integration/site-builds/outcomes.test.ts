import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ContentFault } from '../../../src/domain/content-fault.ts';
import { SiteBuildsAnswerSchema, type SiteBuildsAnswer } from '../../../src/domain/site-builds.ts';
import { patience } from '../../../src/domain/site-builds/build-clock.ts';
import { Refusal } from '../../../src/server/http/refusal.ts';
import { buildMark } from '../../../src/server/site-builds/build-hook.ts';
import { catchMissedChanges } from '../../../src/server/site-builds/catch-missed-changes.ts';
import {
  settleAfterDeploy,
  settleFailedDeploy,
} from '../../../src/server/site-builds/deploy-events.ts';
import { keepBuildsSettled } from '../../../src/server/site-builds/settle-builds.ts';
import { createSiteBuildsEndpoint } from '../../../src/server/site-builds/site-builds-endpoint.ts';
import { startBuild, endBuild } from '../../../src/server/site-builds/stored-builds.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { openFreshDatabase } from '../../support/server/fresh-database.ts';
import { openModelHost, type ModelHost } from '../../support/site-builds/model-host.ts';
import { signedEvent } from '../../support/site-builds/signed-event.ts';

const second = 1000;
const minute = 60 * second;
const times = { queue: 5 * second, build: minute, delivery: 0 };

let database: Database;
let host: ModelHost;
beforeAll(async () => {
  database = await openFreshDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of ['content_events', 'site_builds', 'mails', 'rate_limit_counts']) {
    await database.query(v.object({}), `delete from ${table}`);
  }
  host = openModelHost(database, times, new Date('2026-11-23T12:00:00Z'));
});

const fault: ContentFault = {
  kind: 'error',
  id: 'article-deadlift',
  type: 'Article',
  title: 'Deadlift',
  field: 'content',
  problem: 'the link leads nowhere',
  remedy: 'correct it',
};

let keys = 0;
const publish = async (title = 'Deadlift'): Promise<void> => {
  host.change();
  const event = { topic: 'Entry.publish', title, key: `key ${(keys += 1)}` };
  expect((await host.endpoint(signedEvent(event, host.now()))).status).toBe(200);
};
const mails = () =>
  database.query(
    v.object({
      kind: v.string(),
      address: v.string(),
      details: v.looseObject({ title: v.string() }),
    }),
    'select kind, address, details from mails order by queued_at, mail_id',
  );
const kinds = async (): Promise<readonly string[]> => (await mails()).map(({ kind }) => kind);
const hours = (count: number): void => {
  for (let at = 5; at <= count * 60; at += 5) {
    host.after(at * minute, () => keepBuildsSettled(host.dependencies));
  }
};

const endpoint = (authenticateEditor = async (): Promise<string> => 'auth0|editor') =>
  createSiteBuildsEndpoint({ ...host.dependencies, signingSecret: 'secret', authenticateEditor });
const look = async (): Promise<SiteBuildsAnswer> => {
  const answer = await endpoint()(new Request('https://knurl.example/api/site-builds'));
  expect(answer.status).toBe(200);
  return v.parse(SiteBuildsAnswerSchema, await answer.json());
};
const press = (): Promise<Response> =>
  endpoint()(new Request('https://knurl.example/api/site-builds', { method: 'POST' }));

describe('an editor is told of a failed build', () => {
  it('by e-mail with the faults, once for the same, and again when it is mended', async () => {
    host.faultsOf
      .set(1, [fault])
      .set(2, [fault])
      .set(3, [{ ...fault, id: 'other' }]);
    for (const expected of [['build-failed'], ['build-failed'], ['build-failed', 'build-failed']]) {
      await publish();
      await host.pass(5 * minute);
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
    await host.pass(5 * minute);
    expect(await kinds()).toEqual(['build-failed', 'build-failed', 'build-mended']);
  });

  it('again when what was mended has the same fault later', async () => {
    host.faultsOf.set(1, [fault]).set(3, [fault]);
    for (let count = 0; count < 4; count += 1) {
      await publish();
      await host.pass(5 * minute);
    }
    expect(await kinds()).toEqual(['build-failed', 'build-mended', 'build-failed', 'build-mended']);
  });

  it('and the page shows it above the site as it was, until something newer is live', async () => {
    await publish('First');
    await host.pass(5 * minute);
    host.faultsOf.set(2, [fault]);
    await publish('Second');
    await host.pass(5 * minute);
    expect(await look()).toMatchObject({
      live: { title: 'Article “First” published', state: 'live' },
      failed: { title: 'Article “Second” published', state: 'failed', faults: [fault] },
      building: null,
      waiting: null,
    });
    await publish('Third');
    await host.pass(5 * minute);
    expect(await look()).toMatchObject({
      live: { title: 'Article “Third” published' },
      failed: null,
    });
  });

  it('is not built again for nothing while its faults are there', async () => {
    host.faultsOf.set(1, [fault]);
    await publish();
    hours(12);
    for (let at = 1; at <= 12; at += 1) {
      host.after(at * 60 * minute, () => catchMissedChanges(host.dependencies));
    }
    await host.pass(12 * 60 * minute);
    expect(host.starts).toHaveLength(1);
  });
});

describe('while the host is at work', () => {
  it('the page shows what is built and what waits, each by its name', async () => {
    await publish('First');
    await host.pass(20 * second);
    await publish('Second');
    await publish('Third');
    expect(await look()).toMatchObject({
      live: null,
      building: { title: 'Article “First” published', state: 'building' },
      waiting: { title: 'Article “Second” published and 1 more', state: 'waiting' },
    });
    await host.pass(5 * minute);
    expect(await look()).toMatchObject({
      live: { title: 'Article “Second” published and 1 more' },
      building: null,
      waiting: null,
    });
  });

  it('a deploy from the repository brings what waits, and what the host was asked for before it', async () => {
    await publish('First');
    await publish('Second');
    await host.pass(second);
    const buildId = 'deploy-1';
    await startBuild(
      database,
      { buildId, title: 'A deploy from the repository', deployId: '1' },
      host.now(),
    );
    await endBuild(database, buildId, host.now());
    await settleAfterDeploy({ ...host.dependencies, readLiveBuild: async () => buildId });
    expect(await look()).toMatchObject({
      live: { title: 'A deploy from the repository' },
      building: null,
      waiting: null,
    });
  });

  it('an editor can ask for a build, but not without end', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1) statuses.push((await press()).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429]);
    await host.pass(10 * minute);
    expect(host.calls[0]).toBe('Build asked for by an editor');
    expect(host.calls.length).toBeLessThanOrEqual(2);
  });

  it('nobody but an editor sees or asks for anything', async () => {
    const refusing = endpoint(() => Promise.reject(new Refusal(403, 'This is for the editors.')));
    for (const method of ['GET', 'POST']) {
      const request = new Request('https://knurl.example/api/site-builds', { method });
      expect((await refusing(request)).status).toBe(403);
    }
    expect(host.calls).toHaveLength(0);
  });
});

describe('what the host doesn’t do', () => {
  it('a build that never comes is asked for again, and the editor is told when none ever does', async () => {
    for (const index of [0, 1, 2]) host.fates.set(index, 'never starts');
    await publish();
    hours(4);
    await host.pass(4 * 60 * minute);
    expect(await kinds()).toEqual(['build-failed', 'build-mended']);
    expect((await mails())[0]?.details).toMatchObject({
      faults: [],
      problem: expect.stringContaining('The host has not begun'),
    });
    expect(host.live()?.content).toBe(1);
  });

  it('a hook that takes no call for long is told of once, and the build comes when it takes one', async () => {
    host.setHookDown(true);
    host.after(3 * 60 * minute, async () => host.setHookDown(false));
    await publish();
    hours(4);
    await host.pass(10 * minute);
    expect(await kinds()).toEqual([]);
    await host.pass(110 * minute);
    expect((await mails()).map(({ details }) => details)).toEqual([
      expect.objectContaining({ problem: expect.stringContaining('cannot be reached') }),
    ]);
    await host.pass(2 * 60 * minute);
    expect(await kinds()).toEqual(['build-failed', 'build-mended']);
    expect(host.live()?.content).toBe(1);
  });

  it('a build that ends and isn’t published is told of, and counts when it goes live after all', async () => {
    await publish();
    const buildId = 'deploy-9';
    await startBuild(database, { buildId, title: 'A deploy', deployId: '9' }, host.now());
    await endBuild(database, buildId, host.now());
    const later = {
      ...host.dependencies,
      now: () => new Date(host.now().getTime() + patience.publish + 1),
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
    host.fates.set(0, 'never starts');
    await publish();
    const buildId = (await look()).building?.buildId ?? '';
    const payload = {
      id: '5',
      context: 'production',
      title: `triggered by hook: Article “Deadlift” published ${buildMark(buildId)}`,
      error_message: 'spam',
    };
    await settleFailedDeploy(host.dependencies, { payload });
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
    await settleFailedDeploy(host.dependencies, event);
    expect((await look()).failed).toBeNull();
  });
});

describe('what Contentful has never told us of', () => {
  it('is built within the hour, and once', async () => {
    await publish();
    await host.pass(10 * minute);
    host.change();
    for (let count = 0; count < 3; count += 1) {
      await catchMissedChanges(host.dependencies);
      await host.pass(10 * minute);
    }
    expect(host.calls).toEqual([
      'Article “Deadlift” published',
      'A change that Contentful did not tell us of',
    ]);
    expect(host.live()?.content).toBe(2);
  });

  it('is left to the build that is asked for already', async () => {
    await publish();
    host.change();
    await catchMissedChanges(host.dependencies);
    await host.pass(10 * minute);
    expect(host.calls).toHaveLength(1);
    expect(host.live()?.content).toBe(2);
  });
});
