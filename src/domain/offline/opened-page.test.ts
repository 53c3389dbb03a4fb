import { expect, it } from 'vitest';
import { startAddress } from '../training/plan/plan-address.ts';
import { openedPage } from './opened-page.ts';

const startOf = (path: string): [string, string] => {
  const { pathname, search } = new URL(
    startAddress({ path, index: 0, week: 1, day: 2 }),
    'https://site.invalid',
  );
  return [pathname, search];
};

it('is the page itself if it is one to read or to train by', () => {
  expect(openedPage('/exercises/leg-exercises/back-squat/', '')).toBe(
    '/exercises/leg-exercises/back-squat/',
  );
  expect(openedPage('/about/', '')).toBeUndefined();
});

it('is the page of the plan for a session that she begins, but never one of the zone', () => {
  const plan = '/workout-plans/first-barbell-plan/';
  expect(openedPage(...startOf(plan))).toBe(plan);
  expect(openedPage(...startOf('/members/workout-plans/strength/any/'))).toBeUndefined();
  expect(openedPage('/train/', '')).toBeUndefined();
});
