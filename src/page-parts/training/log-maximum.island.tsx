import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import { localDay } from '../../domain/training/days/local-day.ts';
import { takenFromLog } from '../../domain/training/estimates/follow-log.ts';
import {
  maximumFromLog,
  type LogMaximum as Maximum,
} from '../../domain/training/estimates/maximum-from-log.ts';
import { withMax } from '../../domain/training/my-weights/maxes.ts';
import { usualWeights, type HerWeights } from '../../domain/training/my-weights/her-weights.ts';
import { recall } from '../../services/storage.ts';
import type { TrainingData } from '../../services/training-log/training-data.ts';
import { useTraining } from '../../services/training-log/use-training.ts';
import { logMaximumFigure, logMaximumSentence } from './log-maximum-words.ts';

type LogMaximumProps = {
  /** The slug of a lift without a maximum. */
  readonly exercise: string;
  /** Called with her weights once she has taken the maximum, by a page that doesn't read them again itself. */
  readonly onTaken?: ((weights: HerWeights) => void) | undefined;
};

type Taking = 'offered' | 'failed' | 'taken';

const Offer = ({
  exercise,
  onTaken,
  training,
}: LogMaximumProps & {
  readonly training: Extract<TrainingData, { kind: 'ready' }>;
}): ReactElement | null => {
  const { log, library, weights } = training;
  const [maximum, setMaximum] = useState<Maximum>();
  const [taking, setTaking] = useState<Taking>('offered');
  const facts = library.get(exercise);
  useEffect(() => {
    if (facts === undefined) return undefined;
    let isCurrent = true;
    log.setsOf(exercise).then(
      (sets) => isCurrent && setMaximum(maximumFromLog(facts, sets)),
      // Without an answer nothing is offered, and she can type one.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [log, facts, exercise]);
  if (maximum === undefined) return null;
  const usual = usualWeights(recall('weightUnit') === 'lb' ? 'lb' : 'kg');
  const { unit } = weights ?? usual;
  const take = async (): Promise<void> => {
    const taken = withMax(
      (await log.weights()) ?? usual,
      takenFromLog(maximum, localDay(Date.now())),
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

/** The maximum that her log gives for a lift without one, with a button that takes it; nothing if it gives none. */
export const LogMaximum = (props: LogMaximumProps): ReactElement | null => {
  const training = useTraining();
  return training.kind === 'ready' ? <Offer {...props} training={training} /> : null;
};
