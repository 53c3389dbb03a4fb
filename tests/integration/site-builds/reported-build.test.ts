import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PlainFailure } from '../../../local/plain-failure.ts';
import { buildAndReport, endRunningBuilds, readBuildCause } from '../../../local/reported-build.ts';
import { settingsFrom } from '../../../local/settings.ts';
import { toEnvironment } from '../../../local/site-environment.ts';
import { contentFaultsFile } from '../../../src/config/shared/content-faults-file.ts';
import { openTestDatabase, type TestDatabase } from '../../support/server/test-database.ts';

let server: TestDatabase;
let folder: string;
beforeAll(async () => {
  server = await openTestDatabase();
});
afterAll(() => server.dispose());
beforeEach(async () => {
  await server.database.query(v.object({}), 'truncate content_events, site_builds, mails, work');
  folder = mkdtempSync(path.join(tmpdir(), 'reported-build-'));
  return () => rmSync(folder, { recursive: true });
});

const environmentOf = (databaseUrl: string) => ({
  ...toEnvironment(settingsFrom({})),
  DATABASE_URL: databaseUrl,
  EDITOR_MAIL: 'editor@example.com',
  // No content service is contacted here.
  CONTENTFUL_ACCESS_TOKEN: '',
});
const run = (build: () => Promise<void>, databaseUrl = server.url): Promise<void> =>
  buildAndReport({
    cause: { buildId: 'build-1', title: 'A deploy from the repository', deployId: 'deploy-1' },
    projectFolder: folder,
    environment: environmentOf(databaseUrl),
    build,
  });
const stored = () =>
  server.database.query(
    v.object({
      build_id: v.string(),
      state: v.string(),
      deploy_id: v.nullable(v.string()),
      problem: v.nullable(v.string()),
      faults: v.array(v.looseObject({ id: v.string() })),
    }),
    'select build_id, state, deploy_id, problem, faults from site_builds',
  );

it('a build reports its start and its end', async () => {
  await run(async () => {
    expect(await stored()).toMatchObject([{ build_id: 'build-1', state: 'building' }]);
  });
  expect(await stored()).toMatchObject([{ state: 'built', deploy_id: 'deploy-1' }]);
});

it('a build that fails because of the content names the entries, and gives no advice', async () => {
  const fault = { id: 'article-1', type: 'Article', title: 'One', problem: 'it is empty' };
  const failing = run(async () => {
    mkdirSync(path.dirname(path.join(folder, contentFaultsFile)), { recursive: true });
    const faults = [
      { ...fault, kind: 'error' },
      { ...fault, kind: 'advice', id: 'article-2' },
    ];
    writeFileSync(path.join(folder, contentFaultsFile), JSON.stringify(faults));
    throw new PlainFailure('The build failed (exit code 1).\n\nOne fault in content/:');
  });
  await expect(failing).rejects.toThrow(PlainFailure);
  expect(await stored()).toMatchObject([
    { state: 'failed', problem: null, faults: [{ id: 'article-1' }] },
  ]);
  const mails = await server.database.query(
    v.object({ address: v.string() }),
    "select address from mails where kind = 'build-failed'",
  );
  expect(mails).toEqual([{ address: 'editor@example.com' }]);
});

it.each([
  [new PlainFailure('The build failed (1). All is as it was.\n\nA. Do b.'), 'A. Do b.'],
  [
    new Error('ECONNRESET postgres://user:secret@host'),
    'The build failed for a reason that its log tells.',
  ],
])('a build that fails for another reason reports only the reason', async (error, problem) => {
  await expect(run(() => Promise.reject(error))).rejects.toBe(error);
  expect(await stored()).toMatchObject([{ state: 'failed', problem, faults: [] }]);
});

it('a build ends the same way when it can’t report', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const build = vi.fn<() => Promise<void>>().mockResolvedValue();
  await run(build, 'postgres://knurl@127.0.0.1:1/postgres');
  expect(build).toHaveBeenCalledOnce();
  expect(said.mock.calls.flat().join('\n')).not.toContain('postgres://');
});

it('a host that restarts has lost its running build', async () => {
  await run(async () => {
    await endRunningBuilds(environmentOf(server.url));
    expect(await stored()).toMatchObject([{ state: 'lost' }]);
  });
});

it.each<[string, Record<string, string>, unknown]>([
  [
    'the build hook, with our id',
    { INCOMING_HOOK_BODY: '{"buildId":"build-7"}', INCOMING_HOOK_TITLE: 'A', DEPLOY_ID: 'd' },
    { buildId: 'build-7', title: 'A', deployId: 'd' },
  ],
  [
    'a push',
    { DEPLOY_ID: 'd' },
    { buildId: 'deploy-d', title: 'A deploy from the repository', deployId: 'd' },
  ],
  [
    'a hook that somebody else has called',
    { INCOMING_HOOK_BODY: 'hello', DEPLOY_ID: 'd' },
    { buildId: 'deploy-d' },
  ],
  [
    'a hook with an id that is none',
    { INCOMING_HOOK_BODY: '{"buildId":"../../x y"}', DEPLOY_ID: 'd' },
    { buildId: 'deploy-d' },
  ],
])('the cause of a build is read: %s', (_, environment, expected) => {
  expect(readBuildCause(environment)).toMatchObject({ ...Object(expected) });
});
