// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exerciseLibraryOfFields } from '../../content/model/exercise-entries.ts';
import { renderAndSplitAtWorkouts } from '../../content/render/sections.ts';
import type { WorkoutPlanView } from '../../domain/plans/plan-view.ts';
import { toExerciseFactsBySlug, type ExerciseFacts } from '../../domain/training/exercise-facts.ts';
import { typicalGymKitWithoutMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import { testExerciseFactsWith } from '../../domain/training/loads/loads.test-support.ts';
import { createFollowedPlan } from '../../domain/training/progression/follow.ts';
import {
  aLoggedSessionWithoutSets,
  aLoggedSet,
  openEmptyLogOnDeviceOrInTab,
} from '../../services/training-log/log.test-support.ts';
import {
  createTrainingLogAndPlansStore,
  type TrainingLogAndPlansStore,
} from '../../services/training-log/training-log-and-plans-state.ts';
import type { TrainingLog } from '../../services/training-log/training-log.ts';
import { PlanStartAndOwnWeightsLinks } from '../plan/plan-start-and-own-weights-links.tsx';
import { WholeWorkoutPlan } from '../plan/workout.island.tsx';
import { FillPlanFromTrainingLog } from './plan-training.island.tsx';

let store: TrainingLogAndPlansStore;
vi.mock('../../services/training-log/use-training-log-and-plans.ts', async () => {
  const { useSyncExternalStore } = await import('react');
  return { useTrainingLogAndPlans: () => useSyncExternalStore(store.subscribe, store.getTraining) };
});

const squat = testExerciseFactsWith();
const press: ExerciseFacts = { ...squat, slug: 'bench-press', title: 'Bench press' };
const pushUp: ExerciseFacts = {
  ...squat,
  slug: 'push-up',
  title: 'Push-up',
  loading: 'bodyweight',
};

const library = exerciseLibraryOfFields(
  [squat, press, pushUp].map(({ title, slug, equipment }) => ({
    title,
    slug,
    category: 'leg-exercises',
    primaryMuscles: ['quadriceps'],
    secondaryMuscles: [],
    equipment: [...equipment],
  })),
);
const viewOf = (text: string): WorkoutPlanView => {
  const section = renderAndSplitAtWorkouts(`\`\`\`workout\n${text}\n\`\`\``, library)[0];
  if (section?.kind !== 'workout') throw new Error('No plan.');
  return section.workout;
};

const ref = { path: '/workout-plans/one/', index: 0 };
const view = viewOf(
  'Weeks 1-3\nDay 1\n- Back squat: 3 x 5 at 60%, each week add 5%\n- Bench press: 3 x 5 at RPE 8\n- Push-up: 3 x 10\nDay 2\n- Back squat: 1 x 5 at 60 kg + 3 x 3 at 70 kg',
);

let log: TrainingLog;
let leaves: (() => void)[] = [];

beforeEach(async () => {
  ({ log } = await openEmptyLogOnDeviceOrInTab('this tab'));
  await log.saveWeights({
    ...typicalGymKitWithoutMaximums('kg'),
    maxes: [{ exercise: 'back-squat', weight: { value: 100, unit: 'kg' }, on: '2026-11-01' }],
  });
  leaves = [];
  // Reports everything as near the screen as soon as it is observed.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #act: (entries: readonly { isIntersecting: boolean }[]) => void;
      constructor(act: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#act = act;
      }
      observe(): void {
        leaves.push(() => this.#act([{ isIntersecting: true }]));
      }
      disconnect(): void {
        leaves = [];
      }
    },
  );
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const show = async (workout: WorkoutPlanView = view): Promise<HTMLElement> => {
  store = createTrainingLogAndPlansStore(
    async () => log,
    async () => toExerciseFactsBySlug([squat, press, pushUp]),
  );
  render(
    <>
      <PlanStartAndOwnWeightsLinks path={ref.path} sections={[{ kind: 'workout', workout }]} />
      <WholeWorkoutPlan workout={workout} plan={ref} />
      <FillPlanFromTrainingLog workout={workout} plan={ref} title="One" id="" />
    </>,
  );
  await screen.findByRole('region', { name: 'Your training' });
  act(() => {
    for (const near of [...leaves]) near();
  });
  return screen.getByRole('region', { name: 'Your training' });
};

const lineOf = (name: string, day = 1): string =>
  screen.getAllByRole('link', { name })[day - 1]?.closest('li')?.querySelector('.hers')
    ?.textContent ?? '';

describe('a plan with a log on the device', () => {
  it('shows the weights of each week, with the plates of one side', async () => {
    await show();
    expect(lineOf('Back squat')).toBe('Week by week from week 1: 60 → 65 → 70 kg20 on each side');
    expect(lineOf('Back squat', 2)).toContain('1 × 5: 60 kg3 × 3: 70 kg70 kg: 25 on each side');
  });

  it('says what is missing, and where to add it', async () => {
    await show();
    expect(lineOf('Bench press')).toBe('No maximum yet: add one, or start light.');
    expect(screen.getByRole('link', { name: 'add one' }).getAttribute('href')).toBe(
      '/my-weights/?exercise=bench-press&back=/workout-plans/one/',
    );
    expect(lineOf('Push-up')).toBe('Bodyweight.');
  });

  it('offers what the log says where a maximum is missing, and shows the weights after one press', async () => {
    const pressed = aLoggedSet({
      id: 'first/1',
      exercise: 'bench-press',
      done: { weight: { value: 86.3, unit: 'kg' }, reps: 5, effort: { kind: 'rpe', value: 10 } },
    });
    await log.endSession(aLoggedSessionWithoutSets(), [pressed], undefined);
    await show();
    const use = await screen.findByRole('button', { name: 'Use 100 kg' });
    expect(lineOf('Bench press')).toContain(
      'An estimate, 84 to 122 kg, from 5 × 86.3 kg at RPE 10 on 1 November 2026.',
    );
    fireEvent.click(use);
    expect(await screen.findByText('80')).toBeTruthy();
    expect(lineOf('Bench press')).toContain('80 kg');
    expect((await log.weights())?.maxes).toHaveLength(2);
  });

  it('marks what is done and what comes next, in words', async () => {
    const began = createFollowedPlan({
      ref,
      title: 'One',
      plan: view.plan,
      version: view.version,
      today: '2026-11-01',
    });
    await log.savePlan({
      ...began,
      next: { week: 2, day: 1 },
      done: [
        { week: 1, day: 1, session: 's1' },
        { week: 1, day: 2, session: 's2' },
      ],
    });
    const panel = await show();
    expect(within(panel).getByRole('heading').textContent).toBe('Next: week 2, day 1');
    const states = [...document.querySelectorAll('[data-day-state]')].map(
      (each) => each.textContent,
    );
    expect(states).toEqual(['✓ Done in week 1 · Next: week 2', '✓ Done in week 1']);
    const starts = screen.getAllByRole('link', { name: 'Start this session' });
    expect(starts.map((start) => start.getAttribute('href'))).toEqual([
      '/train/?plan=/workout-plans/one/&week=2&day=1',
      '/train/?plan=/workout-plans/one/&week=2&day=1',
      '/train/?plan=/workout-plans/one/&week=2&day=2',
    ]);
    expect(document.querySelector('[data-start-place]')?.textContent).toBe('Week 2, day 1');
  });

  it.each([
    { state: 'active', offered: ['Change'], starts: 1 },
    { state: 'paused', offered: ['Go on', 'Change'], starts: 0 },
    { state: 'finished', offered: ['Start again', 'Change'], starts: 0 },
  ] as const)('offers only what fits a plan that is $state', async ({ state, offered, starts }) => {
    const { plan, version } = view;
    const began = createFollowedPlan({ ref, title: 'One', plan, version, today: '2026-11-01' });
    await log.savePlan({ ...began, state });
    const panel = within(await show());
    const labels = panel.getAllByRole('button').map(({ textContent }) => textContent);
    expect(
      labels.filter((label) => ['Go on', 'Start again', 'Change'].includes(label ?? '')),
    ).toEqual(offered);
    expect(panel.queryAllByRole('link', { name: 'Start it' })).toHaveLength(starts);
  });

  it('says that the next session is lighter when she comes back after a break', async () => {
    const { plan, version } = view;
    const began = createFollowedPlan({ ref, title: 'One', plan, version, today: '2026-11-01' });
    await log.savePlan({ ...began, comingBack: { percent: 70, week: 1 } });
    expect((await show()).textContent).toContain('the next session has 70% of the weights');
  });

  it('trains the version that she began until she adopts the new one', async () => {
    await log.savePlan(
      createFollowedPlan({
        ref,
        title: 'One',
        plan: view.plan,
        version: view.version,
        today: '2026-11-01',
      }),
    );
    const changed = viewOf(
      'Weeks 1-3\nDay 1\n- Back squat: 3 x 5 at 80%\nDay 2\n- Back squat: 3 x 5',
    );
    const panel = await show(changed);
    expect(panel.textContent).toContain('We have changed this plan since you began it.');
    expect(panel.textContent).toContain('Bench press is gone');
    expect(lineOf('Back squat')).toContain('60 → 65 → 70 kg');
    fireEvent.click(within(panel).getByRole('button', { name: 'Take the new version' }));
    expect(await within(panel).findByText('You train the new version from here.')).toBeTruthy();
    expect(lineOf('Back squat')).toContain('80 kg');
    fireEvent.click(within(panel).getByRole('button', { name: 'Undo' }));
    expect(await within(panel).findByText('Taken back.')).toBeTruthy();
    expect((await log.plan(ref.path))?.version).toBe(view.version);
  });

  it('shows an error when her log cannot be opened, and tries again', async () => {
    let fails = true;
    store = createTrainingLogAndPlansStore(
      async () => {
        if (fails) throw new Error('closed');
        return log;
      },
      async () => new Map(),
    );
    render(
      <>
        <WholeWorkoutPlan workout={view} plan={ref} />
        <FillPlanFromTrainingLog workout={view} plan={ref} title="One" id="" />
      </>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain('could not be opened');
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Train this plan')).toBeTruthy();
  });

  it('remembers which plans she reads as written', async () => {
    const panel = await show();
    fireEvent.click(within(panel).getByRole('button', { name: 'As written' }));
    expect(localStorage.getItem('training.written')).toBe(ref.path);
    fireEvent.click(within(panel).getByRole('button', { name: 'With my weights' }));
    expect(localStorage.getItem('training.written')).toBe('');
  });
});
