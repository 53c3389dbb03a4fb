import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { examineNetlify } from '../../../local/doctor/netlify.ts';
import { readSchedules } from '../../../local/doctor/schedules.ts';
import type { StoredSite } from '../../../local/netlify-api/books.ts';
import { startNetlifyApi, type NetlifyApiStandIn } from '../../../local/netlify-api/start.ts';
import { netlifySetup } from '../../../local/setup/netlify.ts';
import { runSetup } from '../../../local/setup/run-setup.ts';
import { previewVariables, publicVariables } from '../../../local/setup/netlify/site-variables.ts';
import { findProblems } from '../../support/doctor.ts';

const token = 'token-for-the-tests';
const siteName = 'knurl-knurl-team';

let standIn: NetlifyApiStandIn;
let env: Record<string, string>;

const siteNamed = (name: string): StoredSite => {
  const stored = [...standIn.books.sites.values()].find(({ site }) => site.name === name);
  if (stored === undefined) throw new Error(`There is no site ${name}.`);
  return stored;
};

const setUp = () =>
  runSetup({
    setup: netlifySetup,
    variables: { ...env },
    flags: [],
    prompt: undefined,
    isAgreed: true,
    isDryRun: false,
    say: () => undefined,
    save: async (settings) => {
      for (const { name, value } of settings) env[name] = value;
    },
  });

/** Two complete sites, both deployed. */
beforeEach(async () => {
  standIn = await startNetlifyApi({ port: 0, token });
  env = { NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: standIn.origin };
  const made = new Set(['SITE_URL', 'PREVIEW_URL', 'BUILD_HOOK_URL', 'PREVIEW_BUILD_HOOK_URL']);
  for (const { from, remedy } of [...publicVariables, ...previewVariables]) {
    if (remedy !== undefined && !made.has(from)) env[from] = `value-of-${from}`;
  }
  await setUp();
  for (const stored of standIn.books.sites.values()) {
    standIn.linkRepository(stored.site.name, 'main');
  }
  await setUp();
  const function_schedules = (await readSchedules()).map((schedule) => ({ ...schedule }));
  for (const stored of standIn.books.sites.values()) {
    const deploy = { id: 'd1', state: 'ready', context: 'production', function_schedules };
    stored.deploys.unshift(deploy);
    stored.site = { ...stored.site, published_deploy: deploy };
  }
  siteNamed(siteName).forms = [{ id: 'f1', name: 'contact' }];
});
afterEach(() => standIn.close());

describe('the doctor at Netlify', () => {
  it('counts the deploys of this month of both sites, and says when they run out', async () => {
    const deployed = (count: number): void => {
      for (const { deploys } of standIn.books.sites.values()) {
        const deploy = { state: 'ready', context: 'production' };
        const created_at = new Date().toISOString();
        for (let one = 0; one < count; one += 1) {
          deploys.push({ ...deploy, id: `more ${count} ${one}`, created_at });
        }
        deploys.push({ ...deploy, id: `old ${count}`, created_at: '2020-01-01T00:00:00Z' });
        deploys.push({ ...deploy, id: `bad ${count}`, created_at, state: 'error' });
      }
    };
    deployed(6);
    expect(await findProblems(examineNetlify, env)).toEqual({});
    deployed(1);
    const ill = await findProblems(examineNetlify, env);
    expect(ill['Deploys of this month']?.sentence).toContain(
      'have had 14, and your plan allows 20',
    );
    expect(await findProblems(examineNetlify, { ...env, DEPLOYS_A_MONTH: '200' })).toEqual({});
  });

  it('finds no problem after the setup', async () => {
    expect(await findProblems(examineNetlify, env)).toEqual({});
  });

  it.each<[string, (stored: StoredSite) => void, string]>([
    [
      'variables',
      ({ variables }) => variables.delete('DATABASE_URL'),
      'Production lacks DATABASE_URL.',
    ],
    [
      'secrets',
      ({ variables }) =>
        variables.set('SIGNING_SECRET', {
          key: 'SIGNING_SECRET',
          is_secret: false,
          values: [{ context: 'production', value: 'x' }],
        }),
      'can read SIGNING_SECRET',
    ],
    [
      'time zone',
      ({ variables }) =>
        variables.set('TZ', { key: 'TZ', values: [{ context: 'all', value: 'Europe/London' }] }),
      'expects UTC',
    ],
    [
      'last deploy',
      ({ deploys }) =>
        deploys.unshift({
          id: 'd2',
          state: 'error',
          context: 'production',
          error_message: 'Build script returned non-zero exit code: 1',
        }),
      'It failed: Build script',
    ],
    [
      'schedules',
      ({ deploys }) => Object.assign(deploys[0] ?? {}, { function_schedules: [] }),
      'does not run',
    ],
    [
      'forms',
      (stored) => {
        stored.forms = [];
      },
      'knows none of our forms',
    ],
    ['builds', ({ hooks }) => hooks.splice(0), 'no build hook'],
  ])('says what is wrong with the %s of the site', async (subject, break_, sentence) => {
    break_(siteNamed(siteName));
    const ill = await findProblems(examineNetlify, env);
    expect(Object.keys(ill)).toEqual([`${siteName}: ${subject}`]);
    expect(ill[`${siteName}: ${subject}`]?.sentence).toContain(sentence);
  });

  it('reports deploy previews that have a production secret, from the site or from the team', async () => {
    const shared = {
      key: 'DATABASE_URL',
      values: [{ context: 'all' as const, value: 'postgres://x' }],
    };
    standIn.books.teamVariables.set('DATABASE_URL', shared);
    const ill = await findProblems(examineNetlify, env);
    expect(ill[`${siteName}: deploy previews`]?.sentence).toBe(
      'They have DATABASE_URL of production.',
    );
  });

  it('reports a site with another address', async () => {
    const ill = await findProblems(examineNetlify, { ...env, SITE_URL: 'https://www.example.com' });
    expect(Object.keys(ill)).toEqual([`${siteName}: domain`]);
  });

  it.each([
    ['no token', { NETLIFY_AUTH_TOKEN: undefined }],
    ['a token that Netlify does not know', { NETLIFY_AUTH_TOKEN: 'other' }],
    ['a Netlify that is down', { NETLIFY_API_URL: 'http://localhost:1' }],
  ])('reports an unknown state with %s', async (_what, change) => {
    const ill = await findProblems(examineNetlify, { ...env, ...change });
    expect(ill['Account']?.state).toBe('unknown');
  });
});
