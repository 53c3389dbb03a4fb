import * as v from 'valibot';
import { expect, it } from 'vitest';
import { CurrentSiteBuildsAnswerSchema } from '../../../src/domain/site-builds/live-build.ts';
import { requestBuildOfMissedChanges } from '../../../src/server/site-builds/request-build-of-missed-changes.ts';
import { runBuildUpdateJob } from '../../../src/server/site-builds/settle-builds.ts';
import { createSiteBuildsEndpoint } from '../../../src/server/site-builds/site-builds-endpoint.ts';
import { minute, openHostForEachTest } from '../../support/site-builds/host-for-tests.ts';

// The desk of a site whose content is files: no space, no webhook, and a push publishes.

const test = openHostForEachTest({ publishEvery: 30 });

const onFiles = () => ({
  ...test.host.dependencies,
  space: undefined,
  readMark: undefined,
  signingSecret: 'secret',
  authenticateEditor: async () => 'auth0|editor',
});
const ask = async (method: 'GET' | 'POST', dependencies = onFiles()) => {
  const request = new Request('https://knurl.example/api/site-builds', { method });
  return createSiteBuildsEndpoint(dependencies)(request);
};
const answer = async (method: 'GET' | 'POST') =>
  v.parse(CurrentSiteBuildsAnswerSchema, await (await ask(method)).json());

it('“Build now” builds at once, and the desk follows the build until it is live', async () => {
  expect(await answer('GET')).toMatchObject({ live: null, space: null, canBuild: true });
  expect(await answer('POST')).toMatchObject({
    building: { title: 'Build asked for by an editor', state: 'building' },
    waiting: null,
    nextAt: null,
  });
  expect(test.host.calls).toHaveLength(1);
  await test.host.pass(5 * minute);
  expect(await answer('GET')).toMatchObject({
    live: { title: 'Build asked for by an editor' },
    building: null,
    deploys: { count: 1 },
  });
});

it('nothing else asks for a build: a push is one, and no space is asked what has changed', async () => {
  await ask('POST');
  await test.host.pass(5 * minute);
  test.host.change();
  await requestBuildOfMissedChanges(onFiles());
  await runBuildUpdateJob(onFiles());
  await test.host.pass(60 * minute);
  expect(test.host.calls).toHaveLength(1);
});

it('without a build hook it says so', async () => {
  const refused = await ask('POST', { ...onFiles(), callHook: undefined });
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({
    error: 'This site has no build hook yet. Tell the person who looks after the site.',
  });
});
