import { expect, it } from 'vitest';
import {
  pathOfSearchablePage,
  searchCollectionWithId,
} from '../domain/search-index/collections.ts';
import { parseIndexFile } from '../domain/search-index/index-files.ts';
import type { MemberPlanSummary } from '../domain/members/member-plan.ts';
import { memberPlanOf } from '../domain/members/member-plan.test-support.ts';
import { memberSectionSlugs } from '../domain/members/plan-address.ts';
import { fetchOpenPlansAsIndexFiles, memberPlansAsIndexFileLoaders } from './member-indexes.ts';

const plan = (section: MemberPlanSummary['section'], slug: string): MemberPlanSummary =>
  memberPlanOf(slug, {
    title: `Title of ${slug}`,
    section,
    category: 'legs',
    lead: 'How it begins.',
    rights: { free: false, productId: 'prod_secret' },
  });

it('puts every section of the zone into a members’ collection with the paths of its plans', async () => {
  const files = memberPlansAsIndexFileLoaders(
    memberSectionSlugs.map((section) => plan(section, `in-${section}`)),
  );
  expect(files.length).toBe(memberSectionSlugs.length);
  const paths: string[] = [];
  for (const { collection, load } of files) {
    expect(searchCollectionWithId(collection).audience).toBe('members');
    const text = await new Response(await load()).text();
    expect(text).not.toContain('prod_secret');
    for (const hit of parseIndexFile(text)) {
      expect(hit.excerpt).toBe('10 min · no equipment · at home. How it begins.');
      paths.push(pathOfSearchablePage(collection, hit));
    }
  }
  expect(paths.toSorted()).toEqual(
    memberSectionSlugs.map((section) => `/members/${section}/legs/in-${section}/`).toSorted(),
  );
});

it('creates no file for a collection without plans', () => {
  expect(
    memberPlansAsIndexFileLoaders([plan('finishers', 'a'), plan('finishers', 'b')]).length,
  ).toBe(1);
  expect(memberPlansAsIndexFileLoaders([])).toEqual([]);
});

it('lists nothing for somebody who has logged out, and fails if the plans cannot be listed', async () => {
  expect(await fetchOpenPlansAsIndexFiles(async () => ({ kind: 'signed-out' }))).toEqual([]);
  await expect(
    fetchOpenPlansAsIndexFiles(async () => ({
      kind: 'unreachable',
      sentence: 'The login service is down.',
    })),
  ).rejects.toThrow('The login service is down.');
});
