import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { localDay } from '../../domain/training/days/local-day.ts';
import { logMaximumToOneRepMax } from '../../domain/training/estimates/follow-log.ts';
import {
  maximumFromLog,
  type LogMaximum as Maximum,
} from '../../domain/training/estimates/maximum-from-log.ts';
import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import { withMax } from '../../domain/training/my-weights/maxes.ts';
import type { KitAndMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import type { TrainingLog } from '../../services/training-log/training-log.ts';
import { logMaximumFigure, logMaximumSentence } from './log-maximum-words.ts';

/** What an offer needs of the page that shows it. */
export type LogMaximumOfferData = {
  readonly log: TrainingLog;
  readonly library: ExerciseFactsBySlug;
  /** The lifter's weights, or the usual ones until she has entered any. */
  readonly weights: KitAndMaximums;
};

type LogMaximumProps = LogMaximumOfferData & {
  /** The slug of a lift without a maximum. */
  readonly exercise: string;
  /** Called with the lifter's weights once she has taken the maximum, by a page that doesn't read them again itself. */
  readonly onTaken?: ((weights: KitAndMaximums) => void) | undefined;
};

/** The maximum that the lifter's log gives for a lift without one, with a button that takes it; nothing if it gives none. */
export const LogMaximumOffer = ({
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
      (sets) => isCurrent && setMaximum(maximumFromLog(facts, sets)),
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
    const taken = withMax(
      (await log.weights()) ?? weights,
      logMaximumToOneRepMax(maximum, localDay(Date.now())),
    );
    await log.saveWeights(taken);
    setTaking('taken');
    onTaken?.(taken);
  };
  const figure = logMaximumFigure(maximum, unit);
  return (
    <span>
      {' '}
      Your log says {figure}. {logMaximumSentence(maximum, unit)}{' '}
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
