import { describe, expect, it, vi } from 'vitest';
import type { OwnExercise } from '../../domain/training/own/own-exercise.ts';
import { typicalGymKitWithoutMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import {
  aFollowedPlan,
  aSessionInProgress,
  openEmptyLogOnDeviceOrInTab,
} from './log.test-support.ts';
import {
  createTrainingLogAndPlansStore,
  type TrainingLogAndPlansState,
  type TrainingLogAndPlansStore,
} from './training-log-and-plans-state.ts';
import { TrainingStorageError } from './training-storage-error.ts';

const whenIt = (
  store: TrainingLogAndPlansStore,
  is: (training: TrainingLogAndPlansState) => boolean,
): Promise<TrainingLogAndPlansState> =>
  new Promise((resolve) => {
    const look = (): void => {
      const training = store.getTraining();
      if (is(training)) {
        stop();
        resolve(training);
      }
    };
    const stop = store.subscribe(look);
    look();
  });

const isReady = ({ kind }: TrainingLogAndPlansState): boolean => kind === 'ready';
const hasLibrary = (training: TrainingLogAndPlansState): boolean =>
  training.kind === 'ready' && training.libraryState.kind === 'here';
const noExercises = async () => new Map();

describe('createTrainingLogAndPlansStore', () => {
  it('has the data on the device, and is updated when it changes', async () => {
    const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
    const store = createTrainingLogAndPlansStore(async () => log, noExercises);
    expect(store.getTraining()).toEqual({ kind: 'loading' });
    expect(await whenIt(store, isReady)).toMatchObject({ log, weights: undefined, plans: [] });
    await log.saveWeights(typicalGymKitWithoutMaximums('kg'));
    await log.savePlan(aFollowedPlan());
    const later = await whenIt(
      store,
      (training) => training.kind === 'ready' && training.plans.length > 0,
    );
    expect(later).toMatchObject({
      weights: typicalGymKitWithoutMaximums('kg'),
      plans: [aFollowedPlan()],
    });
  });

  it('has an exercise of her own in the library once she names one, and not after she removes it', async () => {
    const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
    const store = createTrainingLogAndPlansStore(async () => log, noExercises);
    await whenIt(store, hasLibrary);
    const own: OwnExercise = {
      key: 'own:Zercher squat',
      loading: 'barbell',
      primary: ['quadriceps'],
      secondary: [],
      changedAt: 1,
    };
    const knows = (training: TrainingLogAndPlansState): boolean =>
      training.kind === 'ready' && training.library.get(own.key)?.title === 'Zercher squat';
    await log.saveOwnExercise(own);
    expect((await whenIt(store, knows)).kind).toBe('ready');
    await log.saveOwnExercise({ ...own, changedAt: 2, removedAt: 2 });
    const without = await whenIt(store, (training) => !knows(training));
    expect(without).toMatchObject({ kind: 'ready', library: new Map() });
  });

  it('stays the same object while a session is stored, so that no page renders for a tap', async () => {
    const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
    const store = createTrainingLogAndPlansStore(async () => log, noExercises);
    const before = await whenIt(store, hasLibrary);
    await log.saveSession(aSessionInProgress(), 0);
    // Transactions run one after another: by now, anything that the save triggered has been read.
    await log.plans();
    expect(store.getTraining()).toBe(before);
  });

  it('is ready without the library, says that it is missing, and tries again', async () => {
    const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
    const load = vi.fn(noExercises).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const store = createTrainingLogAndPlansStore(async () => log, load);
    const training = await whenIt(
      store,
      (state) => state.kind === 'ready' && state.libraryState.kind === 'failed',
    );
    expect(training).toMatchObject({ library: new Map() });
    if (training.kind === 'ready' && training.libraryState.kind === 'failed') {
      training.libraryState.retry();
    }
    expect((await whenIt(store, hasLibrary)).kind).toBe('ready');
  });

  it('says why a log could not be opened, and tries again', async () => {
    const { log } = await openEmptyLogOnDeviceOrInTab('this tab');
    const open = vi
      .fn(async () => log)
      .mockRejectedValueOnce(new TrainingStorageError('version conflict', 'Reload.'));
    const store = createTrainingLogAndPlansStore(open, noExercises);
    const failed = await whenIt(store, ({ kind }) => kind === 'failed');
    expect(failed).toMatchObject({ sentence: 'Reload.' });
    if (failed.kind === 'failed') failed.retry();
    expect((await whenIt(store, isReady)).kind).toBe('ready');
  });
});
