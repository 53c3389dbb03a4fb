// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FinderListEntry } from '../../domain/finder/finder-file.ts';
import {
  noConnection,
  stubFetch,
  type StubbedFetch,
} from '../../services/stub-fetch.test-support.ts';

type Plan = NonNullable<FinderListEntry['plan']>;

const entry = (
  title: string,
  facts: Partial<FinderListEntry['facts']>,
  plan: Partial<Plan> = {},
): FinderListEntry => ({
  path: `/workout-plans/${title}/`,
  title,
  facts: { days: 3, minutes: { from: 10, to: 45 }, equipment: [], level: 'beginner', ...facts },
  plan: { weeks: 8, aims: ['strength'], suits: [], loads: {}, ...plan },
  picture: { alt: '', src: '/small.webp' },
});

const files: Readonly<Record<string, unknown>> = {
  '/finder/workout-plans.json': [
    entry('floor', {}),
    entry('bar', { equipment: ['barbell'] }, { loads: { knee: 60 } }),
    entry('after a birth', { days: 2 }, { suits: ['after birth'], aims: ['health'] }),
  ],
  '/finder/workout-packs.json': [entry('pack', { days: 2 }, { weeks: 12 })],
  '/finder/pre-built-plans.json': [],
  '/finder/home-gym-packs.json': [],
  '/finder/members.json': [{ minutes: { from: 10, to: 20 }, equipment: [], free: false }],
};

let requests: StubbedFetch;

const show = async (): Promise<void> => {
  const { PlanFinder } = await import('./plan-finder.tsx');
  render(
    <PlanFinder
      loadCard={async () =>
        ({ title }) => <b>{title}</b>}
    />,
  );
};

const choose = (role: 'radio' | 'checkbox', name: string): void => {
  fireEvent.click(screen.getByRole(role, { name }));
};

const under = (heading: string): string =>
  screen.getByRole('region', { name: heading }).textContent ?? '';

beforeEach(() => {
  history.replaceState(null, '', '/find-a-plan/');
  requests = stubFetch(async ({ address }) => Response.json(files[address]));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  // The loaded plans outlive the component.
  vi.resetModules();
});

describe('the plan finder', () => {
  it('loads nothing until something is chosen', async () => {
    await show();
    expect(screen.getByText(/leave the rest/)).toBeDefined();
    expect(requests.sent).toEqual([]);
  });

  it('begins with the free plan that fits best and why, and says what paying adds', async () => {
    await show();
    choose('radio', '3 days');
    choose('checkbox', 'Barbell');
    await screen.findByText('2 of 3 free plans fit.');
    expect(under('Begin with this one')).toContain('bar');
    expect(under('Begin with this one')).toContain('3 days a week, as you asked.');
    expect(under('These fit too')).toContain('floor');
    expect(under('What paying adds')).toContain('12 weeks. The free plan has 8.');
    expect(under('What paying adds')).toContain('1 plan in the members zone');
    expect(location.search).toBe('?days=3&kit=barbell');
  });

  it('keeps what concerns the body after the # of the address', async () => {
    await show();
    choose('radio', 'After a birth');
    await screen.findByText('1 of 3 free plans fits.');
    expect([location.search, location.hash]).toEqual(['', '#stage=after-birth']);
    expect(under('Begin with this one')).toContain('Written for the time after birth.');
    expect(screen.getByText(/Ask your midwife/)).toBeDefined();
    expect(requests.sent.filter(({ address }) => /birth|stage/.test(address))).toEqual([]);
  });

  it('leaves out what loads a part to spare, and says when to see a doctor', async () => {
    history.replaceState(null, '', '/find-a-plan/#spare=knee');
    await show();
    await screen.findByText('1 of 3 free plans fits.');
    expect(under('Begin with this one')).toContain('None of its sets loads the knee.');
    expect(screen.getByText(/doctor or a physiotherapist first/)).toBeDefined();
  });

  it('says what to relax when nothing fits, with counts, and does it', async () => {
    await show();
    choose('radio', '2 days');
    await screen.findByText('No free plan fits all of that.');
    fireEvent.click(screen.getByRole('button', { name: 'Any number of days: 2' }));
    await screen.findByText(/leave the rest/);
    expect(location.search).toBe('');
  });

  it('says that the plans couldn’t be loaded, and tries again', async () => {
    requests.answerWith(noConnection);
    await show();
    choose('radio', '3 days');
    expect((await screen.findByRole('alert')).textContent).toContain('Check your connection');
    requests.answerWith(async ({ address }) => Response.json(files[address]));
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('2 of 3 free plans fit.');
  });

  it('offers what somebody has at home who has said so in My Weights', async () => {
    localStorage.setItem('training.place', 'home');
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Look for dumbbells and bands' }));
    expect(location.search).toBe('?kit=dumbbells.bands');
    expect(screen.queryByText(/You train at home/)).toBeNull();
    localStorage.clear();
  });

  it('starts again with one press', async () => {
    history.replaceState(null, '', '/find-a-plan/?minutes=60#stage=menopause');
    await show();
    const again = await screen.findByRole('button', { name: 'Start again' });
    fireEvent.click(again);
    expect([location.search, location.hash]).toEqual(['', '']);
    expect(
      within(screen.getByRole('group', { name: 'Time you have' })).getByRole<HTMLInputElement>(
        'radio',
        { name: 'Any' },
      ).checked,
    ).toBe(true);
  });
});
