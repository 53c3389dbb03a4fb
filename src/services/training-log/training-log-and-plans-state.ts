import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import type { KitAndMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import type { FollowedPlan } from '../../domain/training/log.ts';
import { libraryWithOwnExercises } from '../../domain/training/own/library-with-own-exercises.ts';
import type { OwnExercise } from '../../domain/training/own/own-exercise.ts';
import { loadExerciseFacts } from './load-exercise-facts.ts';
import { openTrainingLog } from './open-training-log.ts';
import type { StoreName } from './storage/tables.ts';
import type { TrainingLog } from './training-log.ts';
import { TrainingStorageError } from './training-storage-error.ts';

/**
 * The state of the exercise library. The log never waits for it: in a gym without a connection a
 * session works without it.
 */
type LibraryState =
  | { readonly kind: 'coming' }
  | { readonly kind: 'here' }
  | { readonly kind: 'failed'; readonly sentence: string; readonly retry: () => void };

/** The training data that pages need. */
export type TrainingLogAndPlansState =
  | { readonly kind: 'loading' }
  /** The log exists but cannot be opened. The sentence is for the member. */
  | { readonly kind: 'failed'; readonly sentence: string; readonly retry: () => void }
  | {
      readonly kind: 'ready';
      readonly log: TrainingLog;
      /** Undefined until the lifter has entered any. */
      readonly weights: KitAndMaximums | undefined;
      readonly plans: readonly FollowedPlan[];
      /** Ours and the lifter’s own exercises; empty of ours until they have loaded. */
      readonly library: ExerciseFactsBySlug;
      readonly libraryState: LibraryState;
    };

export type TrainingLogAndPlansStore = {
  readonly getTraining: () => TrainingLogAndPlansState;
  /** The first listener starts the loading. Returns the function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
};

const libraryFailed =
  'Our exercises could not be loaded, so some weights and swaps are missing. Check your connection, then try again.';
const unknownFailure =
  'Your log could not be opened. What you logged before is safe. Reload the page, then try again.';

/** The stores that pages show through this. */
const shown: readonly StoreName[] = ['weights', 'plans', 'ownExercises'];

const sentenceOf = (error: unknown): string =>
  error instanceof TrainingStorageError ? error.message : unknownFailure;

/**
 * Reads the lifter’s weights and her plans, again whenever they change here or in another tab; and
 * the library, once.
 */
export const createTrainingLogAndPlansStore = (
  openLog: () => Promise<TrainingLog> = openTrainingLog,
  loadFacts: () => Promise<ExerciseFactsBySlug> = loadExerciseFacts,
): TrainingLogAndPlansStore => {
  const listeners = new Set<() => void>();
  let training: TrainingLogAndPlansState = { kind: 'loading' };
  let facts: ExerciseFactsBySlug = new Map();
  let own: readonly OwnExercise[] = [];
  let library = facts;
  let libraryState: LibraryState = { kind: 'coming' };
  let isStarted = false;
  let isListening = false;
  let readings = 0;

  const set = (next: TrainingLogAndPlansState): void => {
    training = next;
    for (const listener of [...listeners]) listener();
  };
  const setLibrary = (state: LibraryState): void => {
    libraryState = state;
    library = libraryWithOwnExercises(facts, own);
    if (training.kind === 'ready') set({ ...training, library, libraryState });
  };

  const loadLibrary = async (): Promise<void> => {
    setLibrary({ kind: 'coming' });
    try {
      facts = await loadFacts();
      setLibrary({ kind: 'here' });
    } catch {
      setLibrary({
        kind: 'failed',
        sentence: libraryFailed,
        retry: () => void loadLibrary(),
      });
    }
  };

  /** If several readings overlap, only the latest counts. */
  const read = async (log: TrainingLog): Promise<void> => {
    readings += 1;
    const mine = readings;
    const [weights, plans, ownExercises] = await Promise.all([
      log.weights(),
      log.plans(),
      log.ownExercises(),
    ]);
    if (mine !== readings) return;
    own = ownExercises;
    library = libraryWithOwnExercises(facts, own);
    set({ kind: 'ready', log, weights, plans, library, libraryState });
  };
  const orFail = (work: Promise<void>): void => {
    work.catch((error: unknown) => {
      const retry = (): void => {
        set({ kind: 'loading' });
        orFail(load());
      };
      set({ kind: 'failed', sentence: sentenceOf(error), retry });
    });
  };
  const load = async (): Promise<void> => {
    const log = await openLog();
    if (!isListening) {
      isListening = true;
      log.subscribe((changed) => {
        if (changed.some((store) => shown.includes(store))) orFail(read(log));
      });
    }
    await read(log);
  };

  return {
    getTraining: () => training,
    subscribe: (listener) => {
      listeners.add(listener);
      if (!isStarted) {
        isStarted = true;
        void loadLibrary();
        orFail(load());
      }
      return () => void listeners.delete(listener);
    },
  };
};
