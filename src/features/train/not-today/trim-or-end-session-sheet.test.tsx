// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../../ui/stub-dialogs.test-support.ts';
import { healthStopReasons } from '../../../domain/training/trim/health-stop-reasons.ts';
import { minutesOfSteps } from '../../../domain/training/trim/trim-steps.ts';
import { trimSessionForReason } from '../../../domain/training/trim/trim-session-for-reason.ts';
import {
  createBegunFirstDaySession,
  gymKitWithSquatOneRepMaxOnly,
  sampleExerciseFacts,
  twoDayPublishedPlan,
} from '../coach.test-support.ts';
import { lineNamerOfDayByPlanOrSwap } from '../../../domain/training/session/line-names.ts';
import { TrimOrEndSessionSheet } from './trim-or-end-session-sheet.tsx';

beforeEach(stubDialogs);

const { steps } = createBegunFirstDaySession();

const show = (left = steps) => {
  const [day] = twoDayPublishedPlan.view.plan.blocks[0]?.days ?? [];
  if (day === undefined) throw new Error('No day.');
  const props = { onTrim: vi.fn(), onHealth: vi.fn(), onClose: vi.fn() };
  render(
    <TrimOrEndSessionSheet
      steps={left}
      library={sampleExerciseFacts}
      weights={gymKitWithSquatOneRepMaxOnly}
      nameOf={lineNamerOfDayByPlanOrSwap(day, sampleExerciseFacts)}
      {...props}
    />,
  );
  return props;
};
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

it('shows what changes, what stays and the source of the rule before anything happens', () => {
  const { onTrim } = show();
  press('A bad night');
  const trimmed = trimSessionForReason(
    steps,
    'bad night',
    sampleExerciseFacts,
    gymKitWithSquatOneRepMaxOnly,
  );
  for (const change of trimmed.changes) expect(screen.getByText(change)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What stays' })).toBeTruthy();
  expect(screen.getByText(/Where this comes from/).textContent).toContain(trimmed.source.text);
  expect(onTrim).not.toHaveBeenCalled();
});

it('trims the session with one more press, and closes', () => {
  const { onTrim, onClose } = show();
  press('Low energy');
  press('Do this today');
  expect(onTrim).toHaveBeenCalledWith(
    expect.objectContaining({
      trim: {
        reason: 'low energy',
        keep: trimSessionForReason(
          steps,
          'low energy',
          sampleExerciseFacts,
          gymKitWithSquatOneRepMaxOnly,
        ).steps,
      },
    }),
  );
  expect(onClose).toHaveBeenCalledOnce();
});

it('lets her choose another reason instead', () => {
  const { onTrim } = show();
  press('Cramps');
  press('Another reason');
  expect(screen.getByRole('button', { name: 'A bad night' })).toBeTruthy();
  expect(onTrim).not.toHaveBeenCalled();
});

it('never lightens a set for pain or worse: shows all help, and ends the session', () => {
  const { onTrim, onHealth } = show();
  press(/^Pain, dizziness, chest pain or bleeding/);
  expect(screen.queryByRole('button', { name: 'Do this today' })).toBeNull();
  const dialog = screen.getByRole('dialog');
  expect(within(dialog).getAllByRole('heading', { level: 3 })).toHaveLength(
    healthStopReasons.length,
  );
  expect(onHealth).not.toHaveBeenCalled();
  press('End the session');
  expect(onHealth).toHaveBeenCalledOnce();
  expect(within(dialog).getAllByRole('link', { name: '111' })[0]?.getAttribute('href')).toBe(
    'tel:111',
  );
  expect(onTrim).not.toHaveBeenCalled();
});

it('lets her go back after a mistaken press', () => {
  const { onHealth } = show();
  press(/^Pain, dizziness/);
  press('None of these');
  expect(screen.getByRole('button', { name: 'Cramps' })).toBeTruthy();
  expect(onHealth).not.toHaveBeenCalled();
});

it('says in minutes what a reason changes', () => {
  show();
  press('Low energy');
  const before = Math.round(minutesOfSteps(steps));
  const after = Math.round(
    minutesOfSteps(
      trimSessionForReason(steps, 'low energy', sampleExerciseFacts, gymKitWithSquatOneRepMaxOnly)
        .steps,
    ),
  );
  expect(
    screen.getByText(`About ${after} minutes instead of ${before}: ${before - after} less.`),
  ).toBeTruthy();
});

it('says of a reason that changes nothing that it changes nothing, and trims nothing', () => {
  const { onTrim, onClose } = show();
  press('Twenty minutes');
  expect(
    screen.getByText(
      'This changes nothing in what is left of today: about 16 minutes, as planned.',
    ),
  ).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'What changes' })).toBeNull();
  press('Train as planned');
  expect(onTrim).not.toHaveBeenCalled();
  expect(onClose).toHaveBeenCalledOnce();
});
