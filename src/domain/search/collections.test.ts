import { expect, it } from 'vitest';
import { groupOf, isCollectionId } from './collection-groups.ts';
import {
  collectionIds,
  collectionOf,
  collectionOfSection,
  hitPath,
  publicCollectionIds,
} from './collections.ts';

it('has every index of the specification', () => {
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

it('members’ collections are their own group and no public ones', () => {
  for (const id of collectionIds) {
    const { audience } = collectionOf(id);
    expect(publicCollectionIds.includes(id), id).toBe(audience === 'public');
    expect(groupOf(id) === 'Members Zone', id).toBe(audience === 'members');
  }
});

it.each([
  ['workout-plans', 'member-workouts', '/members/workout-plans/legs/heavy-day/'],
  ['finishers', 'finishers', '/members/finishers/legs/heavy-day/'],
  ['warmups', 'warm-ups', '/members/warmups/legs/heavy-day/'],
  ['prebuilt', 'member-pre-built-plans', '/members/prebuilt/legs/heavy-day/'],
  ['packs', 'member-packs', '/members/packs/legs/heavy-day/'],
  ['homegym', 'member-home-gym-packs', '/members/homegym/legs/heavy-day/'],
])('the section %s is the collection %s', (section, id, path) => {
  const collection = collectionOfSection(section);
  expect(collection).toBe(id);
  const hit = { id: '1', title: 'Heavy day', excerpt: '', slug: 'heavy-day', category: 'legs' };
  expect(collection === undefined ? '' : hitPath(collection, hit)).toBe(path);
});

it('no section is no collection', () => {
  expect(collectionOfSection('unheard-of')).toBeUndefined();
  expect(collectionOfSection('')).toBeUndefined();
});
