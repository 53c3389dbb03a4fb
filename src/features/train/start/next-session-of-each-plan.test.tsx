// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { FollowedPlan } from '../../../domain/training/log.ts';
import { followedTwoDayPlan } from '../coach.test-support.ts';
import { NextSessionOfEachPlan } from './next-session-of-each-plan.tsx';

afterEach(cleanup);

const planOf = (name: string, touchedOn: string): FollowedPlan => ({
  ...followedTwoDayPlan,
  path: `/workout-plans/${name}/`,
  key: `/workout-plans/${name}/`,
  title: name,
  touchedOn,
});
const startLinks = (): readonly (string | null)[] =>
  screen.queryAllByRole('link', { name: 'Start it' }).map((link) => link.getAttribute('href'));

it('offers the next session of each plan that she follows, the one that she trained last first', () => {
  const older = { ...planOf('older', '2026-10-02'), next: { week: 3, day: 1 } };
  const last = { ...planOf('last', '2026-11-20'), next: { week: 2, day: 3 } };
  const paused = { ...planOf('paused', '2026-11-21'), state: 'paused' as const };
  render(<NextSessionOfEachPlan plans={[older, paused, last]} keeping="device" />);
  expect(startLinks()).toEqual([
    '/train/?plan=/workout-plans/last/&week=2&day=3',
    '/train/?plan=/workout-plans/older/&week=3&day=1',
  ]);
  expect(screen.getAllByText(/^Next: week/)[0]?.textContent).toBe('Next: week 2, day 3');
});

it('says how to begin where she follows none', () => {
  render(
    <NextSessionOfEachPlan
      plans={[{ ...followedTwoDayPlan, state: 'finished' }]}
      keeping="device"
    />,
  );
  expect(startLinks()).toEqual([]);
  expect(screen.getByText(/^Open a plan and press “Start this session”/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Find a free plan' })).toBeDefined();
});
