import * as v from 'valibot';
import { beforeEach, expect } from 'vitest';
import {
  CurrentSiteBuildsAnswerSchema,
  type CurrentSiteBuildsAnswer,
} from '../../../src/domain/site-builds/live-build.ts';
import { runBuildUpdateJob } from '../../../src/server/site-builds/settle-builds.ts';
import { createSiteBuildsEndpoint } from '../../../src/server/site-builds/site-builds-endpoint.ts';
import { openDatabaseForTests } from '../server/database-for-tests.ts';
import { openModelHost, type ModelHost, type ModelTimes } from './model-host.ts';
import { signedEvent } from './signed-event.ts';

export const second = 1000;
export const minute = 60 * second;
const times = { queue: 5 * second, build: minute, delivery: 0 };

/** A model of the host for each test of a file, in which editors publish and watch the builds. */
export const openHostForEachTest = (more: Partial<ModelTimes> = {}) => {
  const database = openDatabaseForTests();
  let host: ModelHost;
  beforeEach(async () => {
    for (const table of ['content_events', 'site_builds', 'mails', 'work', 'rate_limit_counts']) {
      await database.query(v.object({}), `delete from ${table}`);
    }
    host = openModelHost(database, { ...times, ...more }, new Date('2026-11-23T12:00:00Z'));
  });

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
      host.after(at * minute, async () => void (await runBuildUpdateJob(host.dependencies)));
    }
  };

  const endpoint = (authenticateEditor = async (): Promise<string> => 'auth0|editor') =>
    createSiteBuildsEndpoint({ ...host.dependencies, signingSecret: 'secret', authenticateEditor });
  const look = async (): Promise<CurrentSiteBuildsAnswer> => {
    const answer = await endpoint()(new Request('https://knurl.example/api/site-builds'));
    expect(answer.status).toBe(200);
    return v.parse(CurrentSiteBuildsAnswerSchema, await answer.json());
  };
  const press = (): Promise<Response> =>
    endpoint()(new Request('https://knurl.example/api/site-builds', { method: 'POST' }));

  return {
    get host(): ModelHost {
      return host;
    },
    database,
    publish,
    mails,
    kinds,
    /** Runs the scheduled check of the builds every five minutes, for this many hours. */
    hours,
    endpoint,
    look,
    press,
  };
};
