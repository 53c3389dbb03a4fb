import { expect, it } from 'vitest';
import { breadcrumbsOf } from '../page-head/breadcrumbs.ts';
import { breadcrumbNameInMembersZone } from './zone-name.ts';
import { membersZonePageOrUnknown, memberSectionOrCategoryPath } from './zone-address.ts';

it.each([
  ['/members/', { page: 'home' }],
  ['/members', { page: 'home' }],
  ['/members/finishers/', { page: 'section', section: 'finishers' }],
  ['/members/finishers', { page: 'section', section: 'finishers' }],
  ['/members/finishers/hiit/', { page: 'section', section: 'finishers', category: 'hiit' }],
  ['/members/warm-up-plans/', { page: 'section', section: 'warmups' }],
  ['/members/pre-built-plans/', { page: 'section', section: 'prebuilt' }],
  ['/members/warm-up-plans/squat/', { page: 'plan', address: 'warm-up-plans/squat' }],
  ['/members/finishers/hiit/swings/', { page: 'plan', address: 'finishers/hiit/swings' }],
  ['/members/finishers/hiit/swings', { page: 'plan', address: 'finishers/hiit/swings' }],
  ['/members/letters/', { page: 'letters' }],
  ['/members/letters', { page: 'letters' }],
  ['/members/letters/march-hold-on/', { page: 'letter', slug: 'march-hold-on' }],
  ['/members/letters/March/', { page: 'unknown' }],
  ['/members/letters/one/two/', { page: 'unknown' }],
  ['/members/nowhere/', { page: 'unknown' }],
  ['/members/Finishers/', { page: 'unknown' }],
  ['/members/finishers//', { page: 'unknown' }],
  ['/members/finishers/hiit/swings/more/', { page: 'unknown' }],
  ['/members/finishers/hiit/swings.', { page: 'unknown' }],
  ['/members/%66inishers/', { page: 'unknown' }],
])('membersZonePageOrUnknown parses %s as %o', (path, expected) => {
  expect(membersZonePageOrUnknown(path)).toEqual(expected);
});

it('has an existing page for every breadcrumb of a plan', () => {
  const crumbs = breadcrumbsOf(
    '/members/finishers/hiit/swings/',
    'Swings',
    breadcrumbNameInMembersZone,
  );
  expect(crumbs.map(({ name }) => name)).toEqual([
    'Home',
    'Members zone',
    'Finishers',
    'HIIT',
    'Swings',
  ]);
  expect(crumbs.slice(1, -1).map(({ path }) => membersZonePageOrUnknown(path).page)).toEqual([
    'home',
    'section',
    'section',
  ]);
  expect(crumbs[3]?.path).toBe(memberSectionOrCategoryPath('finishers', 'hiit'));
});
