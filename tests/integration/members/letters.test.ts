import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberFileValuesOfEntries } from '../../../src/build/members/member-file-values-of-entries.ts';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { onlyValidEntries } from '../../../src/content/model/entry.ts';
import { createBuiltMemberLettersReader } from '../../../src/server/members/built-member-letters-reader.ts';
import { createMemberLettersEndpoint } from '../../../src/server/members/member-letters.ts';
import { openPrivateBuildFiles } from '../../../src/server/store/private-build-files.ts';
import { writePrivateFilesDeletingOthers } from '../../../src/build/write-private-files-deleting-others.ts';
import {
  at,
  openMemberSite,
  siteTime,
  type MemberSite,
} from '../../support/members/member-site.ts';
import { people, type Person } from '../../support/members/plan-kinds.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const day = (days: number): string => at(days).toISOString().slice(0, 10);
const letter = (slug: string, opensOn: string) => ({
  type: 'memberLetter' as const,
  id: slug,
  fields: {
    title: `Title of ${slug}`,
    slug,
    opensOn,
    sub: 'sub_sample_annual',
    excerpt: `Excerpt of ${slug}`,
    content: `Canary of ${slug}.\n\n\`\`\`workout\nDay 1: One\n\nMain\n- "Walk": 1 x 5 min\n\`\`\``,
  },
});
const entries = onlyValidEntries([
  letter('old', day(-30)),
  letter('of-today', day(0)),
  letter('tomorrow', day(1)),
  letter('next-year', day(400)),
]);

let site: MemberSite;
let folder: string;
beforeAll(async () => {
  site = await openMemberSite();
  folder = mkdtempSync(path.join(tmpdir(), 'letters-'));
  writePrivateFilesDeletingOthers(folder, memberFileValuesOfEntries(entries, new Map()));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site.dispose();
});

/**
 * Asks for the letters, or for one of them, at a time. The member's token is the one of the site's
 * own time.
 */
const ask = async (person: Person, slug = '', time = siteTime): Promise<Response> => {
  const endpoint = createMemberLettersEndpoint({
    ...site.dependencies,
    letters: createBuiltMemberLettersReader(openPrivateBuildFiles(folder)),
    now: () => time,
  });
  const address = `https://knurl.example${accountAndOwnerApiPaths.memberLetters}${slug === '' ? '' : `/${slug}`}`;
  const token = person === 'nobody' ? undefined : await site.tokenOf(`auth0|sample-${person}`);
  return endpoint(
    new Request(address, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    }),
  );
};
const subscribed: readonly Person[] = ['subscriber', 'gifted', 'second'];
const others = people.filter((one) => one !== 'nobody' && !subscribed.includes(one));

describe.each(subscribed)('a member with the membership (%s)', (person) => {
  it('has the letters that have opened, the newest first, and no word of the others', async () => {
    const answer = await ask(person);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const text = await answer.text();
    expect(JSON.parse(text)).toEqual({
      isMember: true,
      letters: [
        {
          slug: 'of-today',
          title: 'Title of of-today',
          excerpt: 'Excerpt of of-today',
          opensOn: day(0),
        },
        { slug: 'old', title: 'Title of old', excerpt: 'Excerpt of old', opensOn: day(-30) },
      ],
    });
    expect(text).not.toMatch(/tomorrow|next-year|Canary/);
  });

  it('opens each of them, with its session', async () => {
    for (const slug of ['old', 'of-today']) {
      const answer = await ask(person, slug);
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text).toContain(`Canary of ${slug}.`);
      expect(text).toContain('Walk');
    }
  });

  it('gets for a later one what an address gets at which there is none', async () => {
    const wrong = [
      'tomorrow',
      'next-year',
      'tomorrow/',
      '%74omorrow',
      'none',
      '..%2fplans',
      '__proto__',
    ];
    const bodies = await Promise.all(
      wrong.map(async (slug) => {
        const answer = await ask(person, slug);
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    expect(new Set(bodies)).toEqual(
      new Set(['404 {"error":"There is no letter at this address."}']),
    );
  });
});

it('a letter opens by the clock alone: at midnight in UTC', async () => {
  const midnight = Date.parse(`${day(1)}T00:00:00Z`);
  expect((await ask('subscriber', 'tomorrow', new Date(midnight - 1))).status).toBe(404);
  expect((await ask('subscriber', 'tomorrow', new Date(midnight))).status).toBe(200);
});

it.each(others)('a member without the membership (%s) gets no letter', async (person) => {
  expect(await (await ask(person)).json()).toEqual({ letters: [], isMember: false });
  for (const slug of ['old', 'of-today']) {
    const answer = await ask(person, slug);
    expect(answer.status).toBe(403);
    expect(await answer.text()).not.toMatch(/Canary|Title|Excerpt/);
  }
  expect((await ask(person, 'tomorrow')).status).toBe(404);
});

it('a visitor gets 401, whatever she asks for', async () => {
  for (const slug of ['', 'old', 'tomorrow', 'none']) {
    const answer = await ask('nobody', slug);
    expect(answer.status).toBe(401);
    expect(await answer.text()).not.toMatch(/Canary|Title|tomorrow/);
  }
});
