import { useRef, useState } from 'react';
import { parseBarbellSetupOrTypical } from '../../domain/calculators/plates.ts';
import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import {
  typicalGymKitWithoutMaximums,
  type KitAndMaximums,
} from '../../domain/training/my-weights/kit-and-maximums.ts';
import { recall } from '../../services/storage.ts';
import type { DeviceOrThisTab, TrainingLog } from '../../services/training-log/training-log.ts';
import { TrainingStorageError } from '../../services/training-log/training-storage-error.ts';
import type { TrainingLogAndPlansState } from '../../services/training-log/training-log-and-plans-state.ts';

/**
 * A change of the lifter's weights. It is applied again to the stored weights, so that two tabs
 * don't undo each other's changes.
 */
export type KitAndMaximumsChange = (weights: KitAndMaximums) => KitAndMaximums;

export type KitAndMaximumsWithUpdate = {
  readonly weights: KitAndMaximums;
  readonly keeping: DeviceOrThisTab;
  /** Empty until the library's file has loaded. */
  readonly library: ExerciseFactsBySlug;
  /** The sentence about a failed load or save; the lifter's changes are still shown. */
  readonly problem: string | undefined;
  readonly update: (change: KitAndMaximumsChange) => void;
  /** Retries the failed load or save. */
  readonly retry: () => void;
};

/** The default kit in a unit: a typical gym, with the bar and plates stored by the calculator. */
export const typicalKitWithStoredBarbell = (unit: KitAndMaximums['unit']): KitAndMaximums => {
  const setup = recall(`kit.${unit}`);
  const usual = typicalGymKitWithoutMaximums(unit);
  return setup === undefined
    ? usual
    : { ...usual, barbell: parseBarbellSetupOrTypical(setup, unit) };
};

const firstWeights = (): KitAndMaximums =>
  typicalKitWithStoredBarbell(recall('weightUnit') === 'lb' ? 'lb' : 'kg');

const sentenceOf = (reason: unknown): string =>
  reason instanceof TrainingStorageError
    ? reason.message
    : 'Your browser would not open its storage. Please try again.';

type ReadyTraining = Extract<TrainingLogAndPlansState, { kind: 'ready' }>;

/**
 * The lifter's stored weights with her unsaved changes: a change shows at once and is saved in the
 * background.
 */
export const useKitAndMaximums = ({
  log,
  weights: read,
  library,
  libraryState,
}: ReadyTraining): KitAndMaximumsWithUpdate => {
  const [first] = useState(firstWeights);
  /** The weights we saved, until the log has newer ones. */
  const [saved, setSaved] = useState<{
    readonly weights: KitAndMaximums;
    readonly over: KitAndMaximums | undefined;
  }>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState<readonly KitAndMaximumsChange[]>([]);
  const waiting = useRef<readonly KitAndMaximumsChange[]>([]);
  const saving = useRef<Promise<void>>(Promise.resolve());

  const store = async (to: TrainingLog): Promise<void> => {
    const changes = waiting.current;
    if (changes.length === 0) return;
    try {
      const before = await to.weights();
      const weights = changes.reduce((current, change) => change(current), before ?? first);
      await to.saveWeights(weights);
      waiting.current = waiting.current.filter((change) => !changes.includes(change));
      setSaved({ weights, over: read });
      setPending(waiting.current);
      setProblem(undefined);
    } catch (reason) {
      setProblem(sentenceOf(reason));
    }
  };
  const storeSoon = (): void => {
    saving.current = saving.current.then(() => store(log));
  };
  const stored = saved !== undefined && saved.over === read ? saved.weights : (read ?? first);
  return {
    weights: pending.reduce((current, change) => change(current), stored),
    keeping: log.keeping,
    library,
    problem: problem ?? (libraryState.kind === 'failed' ? libraryState.sentence : undefined),
    update: (change) => {
      waiting.current = [...waiting.current, change];
      setPending(waiting.current);
      storeSoon();
    },
    retry: () => {
      storeSoon();
      if (libraryState.kind === 'failed') libraryState.retry();
    },
  };
};
