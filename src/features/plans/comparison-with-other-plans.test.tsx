// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ComparedPlan } from '../../domain/finder/compare-file.ts';
import { stubFetch, type StubbedFetch } from '../../services/stub-fetch.test-support.ts';
import { ComparisonWithOtherPlans } from './comparison-with-other-plans.tsx';

const plan = (title: string, changes: Partial<ComparedPlan> = {}): ComparedPlan => ({
  path: `/workout-plans/${title.toLowerCase()}/`,
  title,
  kind: 'free plan',
  weeks: 8,
  days: 3,
  minutes: { from: 40, to: 50 },
  equipment: [],
  level: 'beginner',
  sets: [{ muscle: 'glutes', aWeek: 12 }],
  ...changes,
});
const price = { minorUnits: 2400 };
const own = plan('Floor');
const file: readonly ComparedPlan[] = [
  own,
  plan('Bar', { equipment: ['barbell'], sets: [{ muscle: 'quadriceps', aWeek: 9 }] }),
  plan('Pack', {
    path: '/workout-packs/pack/',
    kind: 'pack',
    weeks: 12,
    sale: { productId: 'p', prices: { gbp: price, eur: price, usd: price, aud: price } },
  }),
];

let requests: StubbedFetch;
beforeEach(() => {
  history.replaceState(null, '', own.path);
  requests = stubFetch(async () => Response.json(file));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The cells of the row with this name. */
const row = (name: string): readonly (string | null)[] => {
  const group = screen.getByRole('rowheader', { name }).closest('tbody');
  return group === null
    ? []
    : within(group)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
};

const add = async (path: string): Promise<void> => {
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: path } });
  fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
};

it('loads nothing before the press, and puts what is chosen beside the plan, in the address', async () => {
  render(<ComparisonWithOtherPlans path={own.path} />);
  expect(requests.sent).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Compare it with others' }));
  await add('/workout-packs/pack/');
  expect(location.search).toBe('?compare=workout-packs/pack');
  expect(row('Weeks')).toEqual(['8', '12']);
  expect(row('What opens it')).toEqual(['Open to everybody', 'Buying it once']);
  expect(row('Price')[0]).toBe('Free');
  expect(row('Price')[1]).toContain('£24');
  await add('/workout-plans/bar/');
  expect(location.search).toBe('?compare=workout-packs/pack.workout-plans/bar');
  expect(row('quadriceps, hard sets a week')).toEqual(['few or none', 'few or none', '9']);
  expect(screen.queryByRole('combobox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Take away Pack' }));
  expect(location.search).toBe('?compare=workout-plans/bar');
  expect(row('Kit')).toEqual(['None', 'Barbell']);
});

it('shows at once what an address compares, without what is no plan', async () => {
  history.replaceState(null, '', `${own.path}?compare=workout-plans/gone.workout-plans/bar`);
  render(<ComparisonWithOtherPlans path={own.path} />);
  expect(await screen.findByRole('columnheader', { name: /^Bar/ })).toBeDefined();
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
});

it('says so if the plans can’t be loaded, and tries again', async () => {
  requests.answerWith(async () => new Response('', { status: 500 }));
  render(<ComparisonWithOtherPlans path={own.path} />);
  const button = screen.getByRole('button', { name: 'Compare it with others' });
  fireEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  requests.answerWith(async () => Response.json(file));
  fireEvent.click(button);
  expect(await screen.findByRole('columnheader', { name: 'Floor' })).toBeDefined();
});
