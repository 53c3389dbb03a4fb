// @vitest-environment jsdom
import { useSyncExternalStore } from 'react';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { toExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import { kitAndMaximumsAfterAddingMax } from '../../domain/training/my-weights/maxes.ts';
import type { LoggedSet } from '../../domain/training/log.ts';
import {
  typicalGymKitWithoutMaximums,
  type KitAndMaximums,
} from '../../domain/training/my-weights/kit-and-maximums.ts';
import { kg, testExerciseFactsWith } from '../../domain/training/loads/loads.test-support.ts';
import {
  aLoggedSessionWithoutSets,
  aLoggedSet,
  openEmptyLogOnDeviceOrInTab,
} from '../../services/training-log/log.test-support.ts';
import {
  createTrainingLogAndPlansStore,
  type TrainingLogAndPlansStore,
} from '../../services/training-log/training-log-and-plans-state.ts';
import type { DeviceOrThisTab, TrainingLog } from '../../services/training-log/training-log.ts';
import { TrainingStorageError } from '../../services/training-log/training-storage-error.ts';
import { MyWeightsScreen } from './my-weights-screen.island.tsx';

const current = vi.hoisted((): { store: TrainingLogAndPlansStore | undefined } => ({
  store: undefined,
}));
vi.mock('../../services/training-log/use-training-log-and-plans.ts', () => ({
  useTrainingLogAndPlans: () =>
    useSyncExternalStore(
      (listener) => current.store?.subscribe(listener) ?? (() => undefined),
      () => current.store?.getTraining() ?? { kind: 'loading' },
    ),
}));

const library = toExerciseFactsBySlug([
  testExerciseFactsWith(),
  testExerciseFactsWith({ slug: 'deadlift', title: 'Deadlift', pattern: 'hinge' }),
  testExerciseFactsWith({ slug: 'leg-press', title: 'Leg press', loading: 'machine' }),
  testExerciseFactsWith({
    slug: 'incline-dumbbell-press',
    title: 'Incline dumbbell press',
    loading: 'two dumbbells',
  }),
]);

const openPage = async (
  setUp: {
    keeping?: DeviceOrThisTab;
    address?: string;
    weights?: KitAndMaximums;
    sets?: readonly LoggedSet[];
  } = {},
): Promise<TrainingLog> => {
  const { log } = await openEmptyLogOnDeviceOrInTab(setUp.keeping ?? 'device');
  if (setUp.weights !== undefined) await log.saveWeights(setUp.weights);
  if (setUp.sets !== undefined)
    await log.endSession(aLoggedSessionWithoutSets(), setUp.sets, undefined);
  window.history.replaceState(null, '', setUp.address ?? '/my-weights/');
  current.store = createTrainingLogAndPlansStore(
    async () => log,
    async () => library,
  );
  render(<MyWeightsScreen commonLifts={['back-squat', 'deadlift', 'leg-press']} />);
  await screen.findByRole('heading', { name: 'My weights', level: 1 });
  await screen.findByLabelText('Another lift');
  return log;
};

const change = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const lifts = (): string => screen.getByRole('region', { name: 'Your one-rep maxes' }).textContent;

beforeAll(() => import('../../page-parts/barbell/barbell-drawing.island.tsx'));
beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the page of her weights', () => {
  it('estimates a maximum from a set, shows an example for today, and keeps it', async () => {
    const log = await openPage();
    expect(screen.queryByRole('link', { name: 'Choose a plan' })).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: 'Back squat' }));
    change('Weight, kg', '60');
    change('Reps', '5');
    // 60 × (1 + 5 ÷ 30) = 70; 81.1 % of it is 56.77.
    expect(screen.getByRole('region', { name: 'Add a lift' }).textContent).toContain(
      'Five reps at RPE 8 would be 57.5 kg today',
    );
    press('Keep this max');
    await waitFor(async () => expect((await log.weights())?.maxes).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Choose a plan' }).getAttribute('href')).toBe(
      '/workout-plans/',
    );
    expect(lifts()).toContain('70 kg');
    expect(lifts()).toContain('Estimated from 5 × 60 kg');
    expect(lifts()).toContain('20 kg bar with 15 + 2.5 + 1.25 on each side.');
    expect((await log.weights())?.maxes[0]).toMatchObject({
      exercise: 'back-squat',
      weight: kg(70),
      from: { weight: kg(60), reps: 5 },
    });
  });

  it('remembers on the device that she trains at home, until she goes to a gym again', async () => {
    await openPage();
    press('At home');
    expect(screen.getByText(/show the exercises for two dumbbells and a band/)).toBeTruthy();
    cleanup();
    await openPage();
    expect(screen.getByRole('button', { name: 'At home' }).getAttribute('aria-pressed')).toBe(
      'true',
    );
    press('At a gym');
    expect(localStorage.getItem('training.place')).toBeNull();
  });

  it('starts with the values in the address, and removes the weight from it', async () => {
    await openPage({
      address: '/my-weights/?exercise=deadlift&back=/workout-plans/x/#weight=135&unit=lb&reps=3',
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Deadlift' }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('Weight, kg').value).toBe('135 lb');
    expect(screen.getByLabelText<HTMLSelectElement>('Reps').value).toBe('3');
    expect(screen.getByRole('link', { name: 'Back to the plan' }).getAttribute('href')).toBe(
      '/workout-plans/x/',
    );
    expect(location.hash).toBe('');
    expect(location.search).toContain('exercise=deadlift');
  });

  it('finds any lift of the library, and counts dumbbells per hand', async () => {
    await openPage();
    change('Another lift', 'dumb incl');
    fireEvent.click(screen.getByRole('radio', { name: 'Incline dumbbell press' }));
    change('Weight in each hand, kg', '20');
    expect(screen.getByRole('region', { name: 'Add a lift' }).textContent).toContain(
      'would be 16 kg per hand today',
    );
  });

  it('names the missing field, keeps the typed text, and focuses the first invalid field', async () => {
    await openPage({ address: '/my-weights/?exercise=back-squat' });
    change('Weight, kg', 'heavy');
    press('Keep this max');
    const field = screen.getByLabelText<HTMLInputElement>('Weight, kg');
    expect(field.value).toBe('heavy');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.getByText('Type a weight of up to 500 kg, such as 62.5.')).toBeDefined();
  });

  it('undoes a removal', async () => {
    const max = { exercise: 'back-squat', weight: kg(80), on: '2026-11-01' };
    const log = await openPage({
      weights: kitAndMaximumsAfterAddingMax(typicalGymKitWithoutMaximums('kg'), max),
    });
    press('Remove Back squat');
    await waitFor(async () => expect((await log.weights())?.maxes).toEqual([]));
    press('Undo');
    await waitFor(async () => expect((await log.weights())?.maxes).toEqual([max]));
    expect(lifts()).toContain('80 kg');
  });

  it('changes an older maximum in place', async () => {
    const max = { exercise: 'back-squat', weight: kg(80), on: '2026-11-01' };
    const log = await openPage({
      weights: kitAndMaximumsAfterAddingMax(typicalGymKitWithoutMaximums('kg'), max),
    });
    press('Change Back squat');
    change('Weight, kg', '82.5');
    press('Keep the change');
    await waitFor(async () =>
      expect((await log.weights())?.maxes).toEqual([{ ...max, weight: kg(82.5) }]),
    );
  });

  it('shows her bar fully loaded, and stores it for the calculator', async () => {
    const log = await openPage();
    change('Bar', '15');
    await waitFor(async () => expect((await log.weights())?.barbell.bar).toBe(15));
    expect(localStorage.getItem('kit.kg')).toMatch(/^15\|/);
    expect(screen.getByRole('region', { name: 'Your kit' }).textContent).toContain(
      'Your smallest step is 2.5 kg.',
    );
  });

  it('suggests the bar and plates stored by the calculator', async () => {
    localStorage.setItem('kit.kg', '10|5:1');
    await openPage();
    expect(screen.getByLabelText<HTMLSelectElement>('Bar').value).toBe('10');
  });

  it('accepts dumbbells as a list, and shows the list’s format', async () => {
    const log = await openPage();
    const dumbbells = within(screen.getByRole('group', { name: 'Dumbbells' }));
    fireEvent.click(dumbbells.getByRole('radio', { name: 'A list' }));
    const list = screen.getByLabelText('Dumbbells that you have, kg');
    fireEvent.change(list, { target: { value: 'two' } });
    fireEvent.blur(list);
    expect(screen.getByText(/with commas between them/)).toBeDefined();
    fireEvent.change(list, { target: { value: '2, 4, 12.5' } });
    fireEvent.blur(list);
    await waitFor(async () =>
      expect((await log.weights())?.dumbbells).toEqual({ kind: 'list', weights: [2, 4, 12.5] }),
    );
    expect(screen.getByText('3 weights, 2 to 12.5 kg.')).toBeDefined();
  });

  it('switches to pounds with a pound kit, and keeps maximums as they were typed', async () => {
    const max = { exercise: 'back-squat', weight: kg(80), on: '2026-11-01' };
    const log = await openPage({
      weights: kitAndMaximumsAfterAddingMax(typicalGymKitWithoutMaximums('kg'), max),
    });
    fireEvent.click(screen.getByRole('radio', { name: 'Pounds' }));
    await waitFor(async () => expect((await log.weights())?.unit).toBe('lb'));
    expect(await log.weights()).toEqual({ ...typicalGymKitWithoutMaximums('lb'), maxes: [max] });
    expect(localStorage.getItem('weightUnit')).toBe('lb');
    expect(lifts()).toContain('176.4 lb');
  });

  it('says that a private window stores nothing', async () => {
    await openPage({ keeping: 'this tab' });
    expect(screen.getByText(/last until you close this tab/)).toBeDefined();
  });

  it('keeps showing a change that couldn’t be stored, and stores it on retry', async () => {
    const log = await openPage({ address: '/my-weights/?exercise=back-squat' });
    const save = vi
      .spyOn(log, 'saveWeights')
      .mockRejectedValueOnce(new TrainingStorageError('full', 'Your device is full.'));
    change('Weight, kg', '80');
    press('Keep this max');
    expect((await screen.findByRole('alert')).textContent).toContain('Your device is full.');
    expect(lifts()).toContain('80 kg');
    save.mockRestore();
    press('Try again');
    await waitFor(async () => expect((await log.weights())?.maxes).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('what her log says', () => {
  // 87.3 kg for five reps to failure are 101.2 kg by the chart.
  const hard = aLoggedSet({
    id: 'first/1',
    at: Date.now() - 86_400_000,
    done: { weight: kg(87.3), reps: 5, effort: { kind: 'rpe', value: 10 } },
  });
  const said = async (): Promise<HTMLElement> =>
    screen.findByRole('region', { name: 'What your log says' });

  it('is an estimate with its range and its set, and hers with one press that can be undone', async () => {
    const log = await openPage({ sets: [hard] });
    expect((await said()).textContent).toMatch(
      /Back squat101 kgAn estimate, 85 to 123 kg, from 5 × 87.3 kg at RPE 10 on /,
    );
    press('Use 101 kg for Back squat');
    await waitFor(async () => expect((await log.weights())?.maxes).toHaveLength(1));
    expect(lifts()).toMatch(/Estimated from 5 × 87.3 kg, .*, between 85 kg and 123.4 kg/);
    press('Undo');
    await waitFor(async () => expect((await log.weights())?.maxes).toEqual([]));
  });

  it('is followed with a switch that stays on, and leaves what she typed alone', async () => {
    const typed = { exercise: 'deadlift', weight: kg(80), on: '2026-11-01' };
    const weights = kitAndMaximumsAfterAddingMax(typicalGymKitWithoutMaximums('kg'), typed);
    const pull = { ...hard, id: 'first/2', exercise: 'deadlift' };
    const log = await openPage({ weights, sets: [hard, pull] });
    await said();
    fireEvent.click(screen.getByRole('checkbox', { name: /Follow my log/ }));
    await waitFor(async () => expect((await log.weights())?.logMaxes).toHaveLength(2));
    expect((await log.weights())?.maxes).toEqual([typed]);
    expect((await said()).textContent).toContain('It counts in your plans.');
    expect((await said()).textContent).toContain('Yours counts: 80 kg.');
    fireEvent.click(screen.getByRole('radio', { name: 'Pounds' }));
    await waitFor(async () => expect((await log.weights())?.unit).toBe('lb'));
    expect((await log.weights())?.logMaxes).toHaveLength(2);
    fireEvent.click(screen.getByRole('checkbox', { name: /Follow my log/ }));
    await waitFor(async () => expect((await log.weights())?.logMaxes).toBeUndefined());
    expect((await log.weights())?.maxes).toEqual([typed]);
  });

  it('is read again when she comes back with the switch on', async () => {
    const log = await openPage({
      weights: { ...typicalGymKitWithoutMaximums('kg'), logMaxes: [] },
      sets: [hard],
    });
    await said();
    await waitFor(async () => expect((await log.weights())?.logMaxes).toHaveLength(1));
  });

  it('is not there while the log says nothing', async () => {
    await openPage();
    expect(screen.queryByRole('region', { name: 'What your log says' })).toBeNull();
  });
});
