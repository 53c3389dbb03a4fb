// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LockedPlan } from '../../domain/members/member-plan.ts';
import { LockedPlanPage } from './locked-plan-page.tsx';

afterEach(cleanup);

const plan: LockedPlan = {
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
const offers = [{ title: 'Strength and power', path: '/workout-packs/strength-power/' }];

it('shows a locked plan’s name, requirements and muscles, and what opens it', () => {
  render(<LockedPlanPage plan={plan} sentence={sentence} offers={offers} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(plan.title);
  expect(document.title).toContain(plan.title);
  expect(screen.getByText(/This opens it/).textContent).toContain(sentence);
  for (const fact of ['55–60 min', '4 weeks, 3 sessions in each', 'barbell']) {
    expect(screen.getByText(fact)).toBeDefined();
  }
  expect(screen.getByText('Works the quadriceps most.')).toBeDefined();
  const main = screen.getAllByRole('link', { name: 'Strength and power' });
  expect(main.map((link) => link.getAttribute('href'))).toContain('/workout-packs/strength-power/');
});

it('still says that a plan is locked if the server says nothing about it', () => {
  render(<LockedPlanPage plan={undefined} sentence={sentence} offers={[]} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A locked plan');
  expect(screen.getByText(/isn’t for sale at the moment/).textContent).toContain(sentence);
});
