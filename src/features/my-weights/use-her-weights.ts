import { useRef, useState } from 'react';
import { parseSetup } from '../../domain/calculators/plates.ts';
import type { FactsBySlug } from '../../domain/training/exercise-facts.ts';
import { usualWeights, type HerWeights } from '../../domain/training/her-weights.ts';
import { recall } from '../../services/storage.ts';
import {
  TrainingStorageError,
  type Keeping,
  type TrainingLog,
} from '../../services/training-log/training-log.ts';
import type { Training } from '../../services/training-log/training.ts';

/** A change of her weights. It is made again on what is stored by then, so that two tabs don't undo each other's. */
export type Change = (weights: HerWeights) => HerWeights;

export type ReadyWeights = {
  readonly weights: HerWeights;
  readonly keeping: Keeping;
  /** Empty until the library's file has come. */
  readonly library: FactsBySlug;
  /** The sentence about what could not be stored or loaded; what she typed is still shown. */
  readonly problem: string | undefined;
  readonly update: (change: Change) => void;
  /** Tries again what failed. */
  readonly retry: () => void;
};

/** The kit of one unit before she has said anything: an ordinary gym, with the bar and plates that the calculator was told. */
export const suggestedWeights = (unit: HerWeights['unit']): HerWeights => {
  const setup = recall(`kit.${unit}`);
  const usual = usualWeights(unit);
  return setup === undefined ? usual : { ...usual, barbell: parseSetup(setup, unit) };
};

const firstWeights = (): HerWeights =>
  suggestedWeights(recall('weightUnit') === 'lb' ? 'lb' : 'kg');

const sentenceOf = (reason: unknown): string =>
  reason instanceof TrainingStorageError
    ? reason.message
    : 'Your browser would not open its storage. Please try again.';

type ReadyTraining = Extract<Training, { kind: 'ready' }>;

/** Her weights as they are stored, with the changes that aren't yet: a change shows at once and is stored behind it. */
export const useHerWeights = ({
  log,
  weights: read,
  library,
  libraryState,
}: ReadyTraining): ReadyWeights => {
  const [first] = useState(firstWeights);
  /** What we stored, until the log tells of something newer. */
  const [saved, setSaved] = useState<{
    readonly weights: HerWeights;
    readonly over: HerWeights | undefined;
  }>();
  const [problem, setProblem] = useState<string>();
  const [pending, setPending] = useState<readonly Change[]>([]);
  const waiting = useRef<readonly Change[]>([]);
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
