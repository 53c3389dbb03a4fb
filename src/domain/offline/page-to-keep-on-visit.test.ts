import { expect, it } from 'vitest';
import { sessionStartAddressOf } from '../training/plan/plan-address.ts';
import { pageToKeepOnVisit } from './page-to-keep-on-visit.ts';

const startOf = (path: string): [string, string] => {
  const { pathname, search } = new URL(
    sessionStartAddressOf({ path, index: 0, week: 1, day: 2 }),
    'https://site.invalid',
  );
  return [pathname, search];
};

it('is the page itself if it is one to read or to train by', () => {
  expect(pageToKeepOnVisit('/exercises/leg-exercises/back-squat/', '')).toBe(
    '/exercises/leg-exercises/back-squat/',
  );
  expect(pageToKeepOnVisit('/about/', '')).toBeUndefined();
});

it('is the page of the plan for a session that she begins, but never one of the zone', () => {
  const plan = '/workout-plans/first-barbell-plan/';
  expect(pageToKeepOnVisit(...startOf(plan))).toBe(plan);
  expect(pageToKeepOnVisit(...startOf('/members/workout-plans/strength/any/'))).toBeUndefined();
  expect(pageToKeepOnVisit('/train/', '')).toBeUndefined();
});
