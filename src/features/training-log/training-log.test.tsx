// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import { typicalGymKitWithoutMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import { routes } from '../../domain/routes.ts';
import { sessionAfterEvent } from '../../domain/training/session/session-after-event.ts';
import {
  stepsOfFirstDayInText,
  testSessionOfSteps,
} from '../../domain/training/session/session.test-support.ts';
import { testExerciseFactsWith } from '../../domain/training/loads/loads.test-support.ts';
import {
  aFollowedPlan,
  aLoggedSessionWithoutSets,
  aLoggedSet,
  openEmptyLogOnDeviceOrInTab,
} from '../../services/training-log/log.test-support.ts';
import {
  createTrainingLogAndPlansStore,
  type TrainingLogAndPlansStore,
} from '../../services/training-log/training-log-and-plans-state.ts';
import { routineDayOfExercises } from '../../domain/training/own/routine-day.ts';
import { linesOfDay } from '../../domain/training/plan/plan-line.ts';
import type { TrainingLog } from '../../services/training-log/training-log.ts';
import { TrainingLogScreen } from './training-log-screen.island.tsx';
import { WholeLogOrExerciseScreen } from './whole-log-screen.tsx';
import { expectProblemTiedToField } from '../../ui/tied-sentence.test-support.ts';

const squat = testExerciseFactsWith({ secondary: ['glutes'] });

const current = vi.hoisted(() => ({ store: undefined as TrainingLogAndPlansStore | undefined }));
vi.mock('../../services/training-log/use-training-log-and-plans.ts', async () => {
  const { useSyncExternalStore } = await import('react');
  return {
    useTrainingLogAndPlans: () => {
      const { store } = current;
      if (store === undefined) throw new Error('No log.');
      return useSyncExternalStore(store.subscribe, store.getTraining);
    },
  };
});

let log: TrainingLog;

beforeEach(async () => {
  ({ log } = await openEmptyLogOnDeviceOrInTab('this tab'));
  current.store = createTrainingLogAndPlansStore(
    async () => log,
    async () => toExerciseFactsBySlug([squat]),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  window.history.replaceState(null, '', '/training-log/');
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const day = 86_400_000;
const today = Date.now();

/** Adds sessions of two squats each, the first today and each further one a day earlier. */
const addSessions = async (count: number): Promise<void> => {
  const ids = Array.from({ length: count }, (_, index) => index);
  await log.add({
    weights: undefined,
    plans: [aFollowedPlan()],
    bodyweights: [],
    sessions: ids.map((index) =>
      aLoggedSessionWithoutSets({
        id: `s${index}`,
        startedAt: today - index * day,
        endedAt: today - index * day + 1_800_000,
        plannedSets: 2,
        doneSets: 2,
      }),
    ),
    sets: ids.flatMap((index) =>
      [1, 2].map((set) =>
        aLoggedSet({
          id: `s${index}/${set}`,
          session: `s${index}`,
          at: today - index * day + set,
          done: { weight: { value: 100 - index, unit: 'kg' }, reps: 5 },
        }),
      ),
    ),
  });
};

const section = async (name: string): Promise<HTMLElement> =>
  (await screen.findByRole('heading', { name, level: 2 })).closest('section') ?? document.body;

describe('the training log', () => {
  it('says how to start when nothing is logged', async () => {
    render(<WholeLogOrExerciseScreen />);
    const box = await section('Nothing logged yet');
    expect(within(box).getByText('Choose a free plan').getAttribute('href')).toBe(
      '/workout-plans/',
    );
    expect(screen.getByText(/kept only in this tab/)).toBeDefined();
  });

  it('says that a session is open, with the way back into it, until it has ended', async () => {
    const steps = stepsOfFirstDayInText('- Back squat: 3 x 5 at 60 kg');
    const begun = testSessionOfSteps(steps);
    await log.saveSession(
      sessionAfterEvent(begun, { kind: 'done', at: begun.startedAt + 60_000 }),
      0,
    );
    render(<WholeLogOrExerciseScreen />);
    const box = await section('A session is open');
    expect(box.textContent).toContain('with 1 set done');
    expect(within(box).getByText('Go on with it').getAttribute('href')).toBe(routes.train);
    expect(screen.queryByText('Nothing logged yet')).toBeNull();
    await log.dropSession();
    await screen.findByText('Nothing logged yet');
    expect(screen.queryByText('A session is open')).toBeNull();
  });

  it('shows a page of sessions, and older ones with a press', async () => {
    await addSessions(45);
    render(<WholeLogOrExerciseScreen />);
    const box = await section('Sessions');
    await waitFor(() =>
      expect(within(box).getAllByText('Three days, week 1, day 1')).toHaveLength(20),
    );
    fireEvent.click(within(box).getByText('Show older sessions'));
    await waitFor(() =>
      expect(within(box).getAllByText('Three days, week 1, day 1')).toHaveLength(40),
    );
    fireEvent.click(within(box).getByText('Show older sessions'));
    await waitFor(() => expect(within(box).queryByText('Show older sessions')).toBeNull());
  });

  it('reminds her to export before data is lost, until she dismisses it', async () => {
    await addSessions(3);
    render(<WholeLogOrExerciseScreen />);
    expect(await screen.findByText(/3 sessions are on this device alone/)).toBeDefined();
    fireEvent.click(screen.getByText('Not now'));
    await waitFor(() => expect(screen.queryByText(/on this device alone/)).toBeNull());
    expect((await log.care()).dismissedAt).toBeDefined();
  });

  it('leads to the next session of a plan', async () => {
    await addSessions(1);
    render(<WholeLogOrExerciseScreen />);
    const box = await section('Your plans');
    expect(within(box).getByText('Start it').getAttribute('href')).toBe(
      '/train/?plan=/workout-plans/three-days/&week=1&day=2',
    );
  });

  it('corrects a set, and refuses text that isn’t a number', async () => {
    await addSessions(1);
    render(<WholeLogOrExerciseScreen />);
    fireEvent.click(await screen.findByText('Three days, week 1, day 1'));
    fireEvent.click((await screen.findAllByText('Correct'))[0] ?? document.body);
    fireEvent.change(screen.getByLabelText('Reps'), { target: { value: 'many' } });
    fireEvent.click(screen.getByText('Save the set'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/Reps has to be a number/);
    expectProblemTiedToField(screen.getByLabelText('Reps'), screen.getByRole('alert'));
    fireEvent.change(screen.getByLabelText('Reps'), { target: { value: '7' } });
    fireEvent.change(screen.getByLabelText(/^Weight/), { target: { value: '62,5' } });
    fireEvent.click(screen.getByText('Save the set'));
    expect(await screen.findByText(/62.5 kg × 7/)).toBeDefined();
    const [set] = await log.setsOfSession('s0');
    expect(set?.done).toMatchObject({ weight: { value: 62.5, unit: 'kg' }, reps: 7 });
    expect(set?.planned).toEqual(aLoggedSet({ id: 'x' }).planned);
    expect(set?.correctedAt).toEqual(expect.any(Number));
  });

  it('renews the maximums of a lifter who follows her log when a set is corrected', async () => {
    await addSessions(1);
    await log.saveWeights({ ...typicalGymKitWithoutMaximums('kg'), logMaxes: [] });
    render(<WholeLogOrExerciseScreen />);
    fireEvent.click(await screen.findByText('Three days, week 1, day 1'));
    fireEvent.click((await screen.findAllByText('Correct'))[0] ?? document.body);
    fireEvent.change(screen.getByLabelText(/^Weight/), { target: { value: '120' } });
    fireEvent.click(screen.getByText('Save the set'));
    await waitFor(async () =>
      expect((await log.weights())?.logMaxes?.map(({ from }) => from?.weight.value)).toEqual([120]),
    );
  });

  it('makes a session without a plan a routine, and offers that for no other', async () => {
    await addSessions(1);
    await log.add({
      weights: undefined,
      plans: [],
      bodyweights: [],
      sessions: [
        aLoggedSessionWithoutSets({
          id: 'own',
          place: undefined,
          own: { name: 'In the garage' },
          startedAt: today,
          endedAt: today + 1_800_000,
          doneSets: 1,
        }),
      ],
      sets: [aLoggedSet({ id: 'own/1', session: 'own', at: today, done: { reps: 12 } })],
    });
    render(<WholeLogOrExerciseScreen />);
    fireEvent.click(await screen.findByText('Three days, week 1, day 1'));
    expect(await screen.findByText('Save for Garmin or Strava')).toBeDefined();
    expect(screen.queryByText('Make it a routine')).toBeNull();
    fireEvent.click(await screen.findByText('In the garage'));
    fireEvent.click(await screen.findByText('Make it a routine'));
    fireEvent.change(screen.getByLabelText(/^Name of the routine/), {
      target: { value: 'Garage day' },
    });
    fireEvent.click(screen.getByText('Save as a routine'));
    expect(await screen.findByText(/It’s in/)).toBeDefined();
    const [routine] = await log.routines();
    expect(routine).toMatchObject({ name: 'Garage day' });
    expect(linesOfDay(routine?.day ?? routineDayOfExercises([])).map(({ slug }) => slug)).toEqual([
      'back-squat',
    ]);
  });

  it('saves a note', async () => {
    await addSessions(1);
    render(<WholeLogOrExerciseScreen />);
    fireEvent.click(await screen.findByText('Three days, week 1, day 1'));
    fireEvent.click(await screen.findByText('Add a note'));
    fireEvent.change(screen.getByLabelText('Your note'), { target: { value: 'Bar felt light' } });
    fireEvent.click(screen.getByText('Save the note'));
    await screen.findByText('Change the note');
    expect((await log.session('s0'))?.note).toBe('Bar felt light');
  });

  it('deletes a session with its sets, and restores both', async () => {
    await addSessions(2);
    render(<WholeLogOrExerciseScreen />);
    const [first] = await screen.findAllByText('Three days, week 1, day 1');
    fireEvent.click(first ?? document.body);
    fireEvent.click(await screen.findByText('Delete this session'));
    const back = await screen.findByText('Bring it back');
    expect(await log.setsOfSession('s0')).toEqual([]);
    fireEvent.click(back);
    await waitFor(async () => expect(await log.setsOfSession('s0')).toHaveLength(2));
    expect(await log.sessions(5)).toHaveLength(2);
  });

  it('counts the hard sets of the week', async () => {
    await addSessions(1);
    render(<WholeLogOrExerciseScreen />);
    const box = await section('Hard sets a week');
    expect(await within(box).findByRole('row', { name: /quadriceps 2/ })).toBeDefined();
    expect(within(box).getByRole('row', { name: /glutes 1/ })).toBeDefined();
  });

  it('records her bodyweight only if she wants it', async () => {
    render(<WholeLogOrExerciseScreen />);
    fireEvent.click(await screen.findByText('Write down my bodyweight'));
    const field = await screen.findByLabelText(/Your weight/);
    fireEvent.click(screen.getByText('Save it'));
    expectProblemTiedToField(field, await screen.findByRole('alert'));
    fireEvent.change(field, { target: { value: '64.2' } });
    fireEvent.click(screen.getByText('Save it'));
    expect(await screen.findByText(/: 64.2 kg/)).toBeDefined();
    expect(await log.bodyweights()).toHaveLength(1);
  });

  it('deletes everything after saying what will go', async () => {
    await addSessions(1);
    render(<WholeLogOrExerciseScreen />);
    fireEvent.click(await screen.findByText('Delete my training log'));
    expect(screen.getByText(/every session and every set/)).toBeDefined();
    expect(await log.sessions(1)).toHaveLength(1);
    fireEvent.click(screen.getByText('Delete it for good'));
    await section('Nothing logged yet');
    expect((await log.whole()).sets).toEqual([]);
  });

  it('opens again after a failure', async () => {
    let tries = 0;
    current.store = createTrainingLogAndPlansStore(
      async () => {
        tries += 1;
        if (tries === 1) throw new Error('closed');
        return log;
      },
      async () => toExerciseFactsBySlug([squat]),
    );
    vi.spyOn(console, 'error').mockReturnValue();
    render(<WholeLogOrExerciseScreen />);
    fireEvent.click(await screen.findByText('Try again'));
    await section('Nothing logged yet');
  });
});

describe('a device without a log', () => {
  it('says how to start, and opens the log with a press', async () => {
    localStorage.clear();
    render(<TrainingLogScreen />);
    expect(screen.getByText('Choose a free plan')).toBeDefined();
    expect(screen.queryByText('Import a log')).toBeNull();
    fireEvent.click(screen.getByText('Open my empty log'));
    expect(await screen.findByText('Import a log')).toBeDefined();
  });

  it('opens at once if there is a log', async () => {
    localStorage.setItem('training', '1');
    render(<TrainingLogScreen />);
    expect(await screen.findByText('Import a log')).toBeDefined();
    localStorage.clear();
  });
});

describe('the history of an exercise', () => {
  it('shows best sets, the estimate as a chart and a table, and every set a page at a time', async () => {
    await addSessions(30);
    window.history.replaceState(null, '', '/training-log/#exercise=back-squat');
    render(<WholeLogOrExerciseScreen />);
    const best = await section('Best sets');
    expect(within(best).getByRole('row', { name: /^5 100 kg × 5/ })).toBeDefined();
    const estimate = await section('Estimated maximum');
    const chart = await within(estimate).findByRole('img');
    // 100 kg × (1 + 5/30), today; 71 kg × (1 + 5/30) thirty days ago.
    expect(chart.getAttribute('aria-label')).toMatch(/from 82.8 kg on .* to 116.7 kg on/);
    fireEvent.click(within(estimate).getByText('Show it as a table'));
    expect(within(estimate).getAllByRole('row').length).toBeGreaterThan(10);
    const every = await section('Every set');
    expect(within(every).getAllByRole('listitem')).toHaveLength(10);
    fireEvent.click(within(every).getByText('Show older days'));
    expect(within(every).getAllByRole('listitem')).toHaveLength(20);
  });

  it('can be opened from the list and left again without loading a page', async () => {
    await addSessions(1);
    render(<WholeLogOrExerciseScreen />);
    fireEvent.click(await within(await section('Exercises')).findByText('Back squat'));
    expect(window.location.hash).toBe('#exercise=back-squat');
    fireEvent.click(await screen.findByText('Back to your whole log'));
    await section('Sessions');
  });

  it('never puts the name of her own exercise where a reload would send it', async () => {
    const exercise = 'own:My “secret” lift & more';
    await log.add({
      ...{ weights: undefined, plans: [], bodyweights: [] },
      sessions: [aLoggedSessionWithoutSets()],
      sets: [aLoggedSet({ id: 'first/1', exercise })],
    });
    render(<WholeLogOrExerciseScreen />);
    fireEvent.click(await within(await section('Exercises')).findByText(/secret/));
    expect(await screen.findByRole('heading', { level: 1, name: /secret/ })).toBeDefined();
    expect(window.location.search).toBe('');
    await section('Every set');
  });

  it('says when the exercise was never done', async () => {
    window.history.replaceState(null, '', '/training-log/#exercise=deadlift');
    render(<WholeLogOrExerciseScreen />);
    expect(await screen.findByText(/logged no set of it yet/)).toBeDefined();
  });
});
