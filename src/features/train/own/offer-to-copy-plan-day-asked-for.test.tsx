// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { PlanFetchResult } from '../../../services/plans/plan-fetch-result.ts';
import { linesOfDay } from '../../../domain/training/plan/plan-line.ts';
import type { OneDayRoutine } from '../../../domain/training/own/one-day-routine.ts';
import { twoDayPublishedPlan } from '../coach.test-support.ts';
import { OfferToCopyPlanDayAskedFor } from './offer-to-copy-plan-day-asked-for.tsx';

const answers = vi.hoisted((): { next: readonly PlanFetchResult[] } => ({ next: [] }));
vi.mock('../../../services/plans/fetch-public-or-member-plan.ts', () => ({
  fetchPublicOrMemberPlan: async () => {
    const [answer, ...rest] = answers.next;
    answers.next = rest;
    return answer;
  },
}));
vi.mock('../../../services/auth/use-login-actions.ts', () => {
  const login = { getAccessToken: async () => undefined };
  return { useLoginActions: () => login };
});

const found: PlanFetchResult = {
  kind: 'plan',
  title: twoDayPublishedPlan.title,
  view: twoDayPublishedPlan.view,
};

const show = (path: string) => {
  const saveRoutine = vi.fn<(routine: OneDayRoutine) => Promise<void>>(async () => undefined);
  render(
    <OfferToCopyPlanDayAskedFor
      log={{ saveRoutine }}
      plans={[]}
      place={{ path, index: 0, week: 1, day: 1 }}
    />,
  );
  return saveRoutine;
};

it('copies the day of a plan that she has not started', async () => {
  answers.next = [found];
  const saveRoutine = show('/workout-plans/two-days/');
  fireEvent.click(await screen.findByRole('button', { name: 'Copy this day' }));
  expect(await screen.findByText(/It’s among your routines/)).toBeTruthy();
  const [routine] = saveRoutine.mock.calls[0] ?? [];
  expect(routine).toMatchObject({
    name: `${twoDayPublishedPlan.title}, week 1, day 1`,
    from: { path: '/workout-plans/two-days/', index: 0, week: 1, day: 1 },
  });
  expect(routine === undefined ? [] : linesOfDay(routine.day).map(({ slug }) => slug)).toContain(
    'back-squat',
  );
});

it('keeps no title of a member plan', async () => {
  answers.next = [found];
  const saveRoutine = show('/members/two-days/');
  fireEvent.click(await screen.findByRole('button', { name: 'Copy this day' }));
  await screen.findByText(/It’s among your routines/);
  expect(JSON.stringify(saveRoutine.mock.calls)).not.toContain(twoDayPublishedPlan.title);
});

it('says why a plan can’t be read, and tries again', async () => {
  answers.next = [{ kind: 'unreachable', sentence: 'The plan is out of reach.' }, found];
  show('/workout-plans/two-days/');
  expect((await screen.findByRole('alert')).textContent).toBe('The plan is out of reach.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Copy this day' })).toBeTruthy();
});
