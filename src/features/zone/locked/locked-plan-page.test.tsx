// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LockedPlanSummary } from '../../../domain/members/member-plan.ts';
import { LockedPlanPage } from './locked-plan-page.tsx';

afterEach(cleanup);

const plan: LockedPlanSummary = {
  title: 'Strength and power, block one',
  section: 'packs',
  category: 'strength-power',
  slug: 'block-one',
  weeks: 4,
  sessions: 3,
  minutes: { from: 55, to: 60 },
  equipment: ['barbell'],
  work: { primary: ['quadriceps'], secondary: ['lower back'] },
};
const sentence = 'This plan isn’t among yours yet.';
const priceOf = (minorUnits: number) => {
  const price = { minorUnits };
  return { gbp: price, eur: price, usd: price, aud: price };
};
const pack = {
  title: 'Strength and power',
  path: '/workout-packs/strength-power/',
  prices: priceOf(2400),
};
const offers = [pack];

it('shows a locked plan’s name, requirements and muscles, and what opens it', () => {
  render(<LockedPlanPage plan={plan} sentence={sentence} offers={offers} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(plan.title);
  expect(document.title).toContain(plan.title);
  expect(screen.getByText(/^This plan isn’t/).textContent).not.toContain('opens');
  for (const fact of ['55–60 min', '4 weeks, 3 sessions in each', 'barbell']) {
    expect(screen.getByText(fact)).toBeDefined();
  }
  expect(screen.getByText('Works the quadriceps most.')).toBeDefined();
  const main = screen.getAllByRole('link', { name: 'Strength and power' });
  expect(main.map((link) => link.getAttribute('href'))).toContain('/workout-packs/strength-power/');
});

it('counts what is inside a locked plan, week by week, and nothing if the server says nothing of it', () => {
  const inside = {
    ...{ weeks: 2, sessions: 6, daysAWeek: 3, minutes: plan.minutes, equipment: plan.equipment },
    muscles: [{ muscle: 'quadriceps', sets: [9, 12] } as const],
    exercises: [{ title: 'Back squat', path: '/exercises/leg-exercises/back-squat/', sessions: 4 }],
  };
  const { rerender } = render(
    <LockedPlanPage plan={{ ...plan, inside }} sentence={sentence} offers={offers} />,
  );
  const table = screen.getByRole('table', { name: 'Hard sets by muscle and week' });
  expect(table.textContent).toContain('quadriceps912');
  const lift = screen.getByRole('link', { name: 'Back squat' });
  expect(lift.parentElement?.textContent).toBe('Back squat in 4 of 6');
  rerender(<LockedPlanPage plan={plan} sentence={sentence} offers={offers} />);
  expect(screen.queryByRole('table')).toBeNull();
});

it('still says that a plan is locked if the server says nothing about it', () => {
  render(<LockedPlanPage plan={undefined} sentence={sentence} offers={[]} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A locked plan');
  expect(screen.getByText(/isn’t for sale at the moment/).textContent).toContain(sentence);
});

it('says right above the button what opens it, with the price, and ends the sentence after the price', () => {
  render(<LockedPlanPage plan={plan} sentence={sentence} offers={offers} />);
  const button = screen
    .getAllByRole('link', { name: 'Strength and power' })
    .find((link) => link.closest('ul')?.previousElementSibling?.matches('p'));
  const above = button?.closest('ul')?.previousElementSibling;
  expect(above?.querySelector('.price .gbp')?.textContent).toBe('£24. ');
  expect(above?.textContent).toMatch(/^This opens it for £24\. €24\./);
  // Nothing comes after the room that is kept for the longest amount.
  expect(above?.lastElementChild?.className).toBe('price');
  expect(above?.lastChild).toBe(above?.lastElementChild);
});

it('names the price of each on its button if several open it', () => {
  const membership = {
    title: 'Annual membership',
    path: '/promotions/#membership',
    prices: priceOf(5999),
    per: 'year',
  } as const;
  render(<LockedPlanPage plan={plan} sentence={sentence} offers={[pack, membership]} />);
  expect(screen.getByText('Any one of these opens it.')).toBeDefined();
  const buttons = screen.getAllByRole('link', { name: / for / });
  expect(buttons.map((one) => one.querySelector('.gbp')?.textContent)).toEqual([
    '£24 ',
    '£59.99 a year ',
  ]);
});

it('says what opens it without a price that isn’t known', () => {
  const { title, path } = pack;
  render(<LockedPlanPage plan={plan} sentence={sentence} offers={[{ title, path }]} />);
  expect(screen.getByText('This opens it.')).toBeDefined();
});
