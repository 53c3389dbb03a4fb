// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { stubDialogs } from '../../../ui/stub-dialogs.test-support.ts';
import { kg, testExerciseFactsWith } from '../../../domain/training/loads/loads.test-support.ts';
import { sessionStateOf } from '../../../domain/training/session/session-after-event.ts';
import type { Step } from '../../../domain/training/session/step.ts';
import {
  createBegunFirstDaySession,
  createRunningSessionDataOf,
  followedTwoDayPlan,
  sampleExerciseFacts,
} from '../coach.test-support.ts';
import type { RunningSessionData } from '../running-session-data.ts';
import { SwapSheet } from './swap-sheet.tsx';

beforeEach(stubDialogs);

const session = createBegunFirstDaySession();
const squat = (): Step => {
  const [step] = session.steps;
  if (step === undefined) throw new Error('No set.');
  return step;
};

const show = async (changes: Partial<RunningSessionData> = {}, step = squat()) => {
  const view = await createRunningSessionDataOf(session, changes);
  const onClose = vi.fn();
  render(<SwapSheet view={view} step={step} onClose={onClose} />);
  return { view, onClose };
};
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

it('offers alternatives with their reason, muscles and weight if the rack is taken, for today', async () => {
  const { view, onClose } = await show();
  press(/^It’s taken/);
  const first = screen.getByRole('button', { name: /^Goblet squat/ });
  expect(first.textContent).toContain('Trains quadriceps; helps glutes.');
  expect(first.textContent).toMatch(/Start at about [\d.]+ kg\. Estimated/);
  fireEvent.click(first);
  press('For today');
  expect(view.dispatch).toHaveBeenCalledWith(
    expect.objectContaining({
      kind: 'swap',
      line: 'main.back-squat.1',
      to: 'goblet-squat',
      forPlan: false,
    }),
  );
  expect(onClose).toHaveBeenCalledOnce();
});

it('says how a set is counted on each side, and asks the session for it', async () => {
  const split = testExerciseFactsWith({
    slug: 'split-squat',
    title: 'Split squat',
    equipment: ['dumbbell'],
    loading: 'two dumbbells',
    oneSided: true,
    relativeLoad: 35,
    mainLift: 'back-squat',
  });
  const { view } = await show({
    library: new Map([...sampleExerciseFacts, ['split-squat', split]]),
  });
  press(/^It’s taken/);
  expect(screen.getByRole('button', { name: /^Goblet squat/ }).textContent).not.toContain('side');
  const choice = screen.getByRole('button', { name: /^Split squat/ });
  expect(choice.textContent).toContain('One side at a time: 5 reps per side.');
  fireEvent.click(choice);
  expect(screen.getByText(/One side at a time: 5 reps per side\./)).toBeTruthy();
  press('For today');
  expect(view.dispatch).toHaveBeenCalledWith(
    expect.objectContaining({ to: 'split-squat', oneSided: { from: false, to: true } }),
  );
});

it('keeps a swap for the rest of the plan in the session until it ends', async () => {
  const { view } = await show();
  press(/^It’s taken/);
  press(/^Goblet squat/);
  press('For the rest of the plan');
  expect(view.dispatch).toHaveBeenCalledWith(expect.objectContaining({ forPlan: true }));
  expect(view.onFollowed).not.toHaveBeenCalled();
});

it('offers only exercises for her kit if she has no barbell', async () => {
  await show();
  press(/^I don’t have the kit/);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Dumbbells' }));
  press('Show me what works');
  expect(screen.getByRole('button', { name: /^Goblet squat/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Front squat/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Leg press/ })).toBeNull();
});

it('asks which part is sore, with a way back to the reasons', async () => {
  await show();
  press(/^Something is sore/);
  press('Wrist');
  expect(screen.getByRole('heading', { name: 'Do this instead' })).toBeTruthy();
  press('Another reason');
  expect(screen.getByRole('button', { name: /^It’s taken/ })).toBeTruthy();
});

it('offers only today’s swap if she doesn’t follow the plan', async () => {
  await show({ followed: undefined });
  press(/^It’s taken/);
  press(/^Goblet squat/);
  expect(screen.queryByRole('button', { name: 'For the rest of the plan' })).toBeNull();
});

it('lets a lasting swap go back to the plan’s own exercise from next time', async () => {
  const lasting = { ...followedTwoDayPlan, swaps: [{ from: 'deadlift', to: 'back-squat' }] };
  const { view } = await show({ followed: lasting });
  press(/^From next time/);
  expect(view.onFollowed).toHaveBeenCalledWith(expect.objectContaining({ swaps: [] }));
});

it('carries over the work weight, not the empty bar, when swapping at a set of the ramp', async () => {
  const work = squat();
  const ramp: Step = { ...work, id: `${work.id}/ramp`, kind: 'ramp', weight: kg(20), loads: [] };
  const state = sessionStateOf({ ...session, steps: [ramp, ...session.steps] });
  await show({ state });
  press(/^It’s taken/);
  const carried = screen.getByRole('button', { name: /^Front squat|^Goblet squat/ }).textContent;
  cleanup();
  await show({ state }, ramp);
  press(/^It’s taken/);
  expect(screen.getByRole('button', { name: /^Front squat|^Goblet squat/ }).textContent).toBe(
    carried,
  );
});

it('says that nothing can be found for a movement without a page', async () => {
  const wallSit = session.steps.find(({ slug }) => slug === undefined);
  await show({}, wallSit);
  expect(screen.getByText(/Wall sit is not in our library/)).toBeTruthy();
});
