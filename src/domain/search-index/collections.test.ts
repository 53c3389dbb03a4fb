import { expect, it } from 'vitest';
import { searchGroupHeadingOf, isCollectionId } from './collection-groups.ts';
import {
  collectionIdOfMembersSection,
  collectionIds,
  pathOfSearchablePage,
  publicCollectionIds,
  searchCollectionWithId,
} from './collections.ts';

it('includes every collection of DATA-7', () => {
  expect(collectionIds).toEqual(
    expect.arrayContaining([
      'articles',
      'exercises',
      'calculators',
      'workout-plans',
      'workout-packs',
      'pre-built-plans',
      'faqs',
      'member-workouts',
      'finishers',
      'warm-ups',
      'member-pre-built-plans',
      'workout-plans-page',
    ]),
  );
  expect(isCollectionId('exercises')).toBe(true);
  expect(isCollectionId('toString')).toBe(false);
});

it('keeps members’ collections out of the public ones and in their own group', () => {
  for (const id of collectionIds) {
    const { audience } = searchCollectionWithId(id);
    expect(publicCollectionIds.includes(id), id).toBe(audience === 'public');
    expect(searchGroupHeadingOf(id) === 'Members Zone', id).toBe(audience === 'members');
  }
});

it.each([
  ['workout-plans', 'member-workouts', '/members/workout-plans/legs/heavy-day/'],
  ['finishers', 'finishers', '/members/finishers/legs/heavy-day/'],
  ['warmups', 'warm-ups', '/members/warmups/legs/heavy-day/'],
  ['prebuilt', 'member-pre-built-plans', '/members/prebuilt/legs/heavy-day/'],
  ['packs', 'member-packs', '/members/packs/legs/heavy-day/'],
  ['the-year', 'the-year', '/members/the-year/legs/heavy-day/'],
  ['homegym', 'member-home-gym-packs', '/members/homegym/legs/heavy-day/'],
])('maps the section %s to the collection %s', (section, id, path) => {
  const collection = collectionIdOfMembersSection(section);
  expect(collection).toBe(id);
  const hit = { id: '1', title: 'Heavy day', excerpt: '', slug: 'heavy-day', category: 'legs' };
  expect(collection === undefined ? '' : pathOfSearchablePage(collection, hit)).toBe(path);
});

it('has no collection for an unknown section', () => {
  expect(collectionIdOfMembersSection('unheard-of')).toBeUndefined();
  expect(collectionIdOfMembersSection('')).toBeUndefined();
});
