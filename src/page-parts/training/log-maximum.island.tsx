import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { localIsoDayOfTime } from '../../domain/training/days/local-iso-day-of-time.ts';
import {
  estimateOneRepMaxFromLog,
  type OneRepMaxFromLog as Maximum,
} from '../../domain/training/estimates/estimate-one-rep-max-from-log.ts';
import { oneRepMaxFromLogAsOwn } from '../../domain/training/estimates/follow-log.ts';
import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import { kitAndMaximumsAfterAddingMax } from '../../domain/training/my-weights/maxes.ts';
import type { KitAndMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import type { TrainingLog } from '../../services/training-log/training-log.ts';
import { oneRepMaxFromLogFigure, oneRepMaxFromLogSentence } from './log-maximum-words.ts';

/** What an offer needs of the page that shows it. */
export type WeightsExerciseLibraryAndLog = {
  readonly log: TrainingLog;
  readonly library: ExerciseFactsBySlug;
  /** The lifter's weights, or the usual ones until she has entered any. */
  readonly weights: KitAndMaximums;
};

type LogMaximumProps = WeightsExerciseLibraryAndLog & {
  /** The slug of a lift without a maximum. */
  readonly exercise: string;
  /**
   * Called with the lifter's weights once she has taken the maximum, by a page that doesn't read
   * them again itself.
   */
  readonly onTaken?: ((weights: KitAndMaximums) => void) | undefined;
};

/**
 * The maximum that the lifter's log gives for a lift without one, with a button that takes it;
 * nothing if it gives none.
 */
export const AdoptOneRepMaxFromLogOffer = ({
  exercise,
  log,
  library,
  weights,
  onTaken,
}: LogMaximumProps): ReactElement | null => {
  const [maximum, setMaximum] = useState<Maximum>();
  const [taking, setTaking] = useState<'offered' | 'failed' | 'taken'>('offered');
  const facts = library.get(exercise);
  useEffect(() => {
    if (facts === undefined) return undefined;
    let isCurrent = true;
    log.setsOf(exercise).then(
      (sets) => isCurrent && setMaximum(estimateOneRepMaxFromLog(facts, sets)),
      // Without an answer nothing is offered, and the lifter can type one.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [log, facts, exercise]);
  if (maximum === undefined) return null;
  const { unit } = weights;
  const take = async (): Promise<void> => {
    const taken = kitAndMaximumsAfterAddingMax(
      (await log.weights()) ?? weights,
      oneRepMaxFromLogAsOwn(maximum, localIsoDayOfTime(Date.now())),
    );
    await log.saveWeights(taken);
    setTaking('taken');
    onTaken?.(taken);
  };
  const figure = oneRepMaxFromLogFigure(maximum, unit);
  return (
    <span>
      {' '}
      Your log says {figure}. {oneRepMaxFromLogSentence(maximum, unit)}{' '}
      {taking === 'taken' ? (
        <span role="status">It is your maximum now.</span>
      ) : (
        <button type="button" onClick={() => void take().catch(() => setTaking('failed'))}>
          Use {figure}
        </button>
      )}
      {taking === 'failed' ? (
        <span role="alert"> Your browser could not store it. Try again.</span>
      ) : null}
    </span>
  );
};
