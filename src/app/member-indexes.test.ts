import { expect, it } from 'vitest';
import { isCollectionId } from '../domain/search/collection-groups.ts';
import { collectionOf, hitPath } from '../domain/search/collections.ts';
import { readHits } from '../domain/search/index-files.ts';
import type { MemberPlan } from '../domain/members/member-plan.ts';
import { memberSections } from '../domain/members/plan-address.ts';
import { readMemberIndexes, toIndexFiles } from './member-indexes.ts';

const plan = (section: MemberPlan['section'], slug: string): MemberPlan => ({
  id: slug,
  title: `Title of ${slug}`,
  section,
  category: 'legs',
  slug,
  lead: 'How it begins.',
  weeks: 1,
  sessions: 1,
  minutes: { from: 10, to: 10 },
  kit: [],
  picture: '',
  rights: { free: false, productId: 'prod_secret' },
});

it('puts every section of the zone into a collection of members, with addresses that lead to the plans', async () => {
  const files = toIndexFiles(memberSections.map((section) => plan(section, `in-${section}`)));
  expect(files.length).toBe(memberSections.length);
  const paths: string[] = [];
  for (const { collection, load } of files) {
    if (!isCollectionId(collection)) throw new Error(`${collection} is no collection.`);
    expect(collectionOf(collection).audience).toBe('members');
    const text = new TextDecoder().decode(await load());
    expect(text).not.toContain('prod_secret');
    for (const hit of readHits(text)) {
      expect(hit.excerpt).toBe('How it begins.');
      paths.push(hitPath(collection, hit));
    }
  }
  expect(paths.toSorted()).toEqual(
    memberSections.map((section) => `/members/${section}/legs/in-${section}/`).toSorted(),
  );
});

it('has no file for a collection without plans', () => {
  expect(toIndexFiles([plan('finishers', 'a'), plan('finishers', 'b')]).length).toBe(1);
  expect(toIndexFiles([])).toEqual([]);
});

it('has nothing for who is no member any more, and fails where her plans cannot be had', async () => {
  expect(await readMemberIndexes(async () => ({ kind: 'signed-out' }))).toEqual([]);
  await expect(
    readMemberIndexes(async () => ({ kind: 'away', sentence: 'The login service is away.' })),
  ).rejects.toThrow('The login service is away.');
});
