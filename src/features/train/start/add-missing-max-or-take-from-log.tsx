import { Suspense, useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { KitAndMaximums } from '../../../domain/training/my-weights/kit-and-maximums.ts';
import { myWeightsAddress } from '../../../domain/training/my-weights/my-weights-address.ts';
import type { WeightsExerciseLibraryAndLog } from '../../../page-parts/training/log-maximum.island.tsx';
import { createIslandFromLoader } from '../../../ui/loading/island.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';

/** Loads only where the log may say something, and the sets don't wait for it. */
const LogMaximum = createIslandFromLoader(() =>
  import('../../../page-parts/training/log-maximum.island.tsx').then(
    (module) => module.AdoptOneRepMaxFromLogOffer,
  ),
);

/**
 * Whether the log has a set of a lift with a weight, without which it gives no maximum; false until
 * it is read.
 */
const useHasWeights = (log: WeightsExerciseLibraryAndLog['log'], exercise: string): boolean => {
  const [hasWeights, setHasWeights] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    log.setsOf(exercise).then(
      (sets) => isCurrent && setHasWeights(sets.some(({ done }) => done.weight !== undefined)),
      // Without an answer nothing is offered, and the lifter can type a maximum.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [log, exercise]);
  return hasWeights;
};

type MissingMaximumProps = {
  readonly training: WeightsExerciseLibraryAndLog;
  /** The slug of the lift, and its name in the session. */
  readonly exercise: string;
  readonly name: string;
  /** The page that the link to the lifter’s weights returns to. */
  readonly back: string;
  readonly onWeights: ((weights: KitAndMaximums) => void) | undefined;
};

/** How a missing maximum can be had: typed, or taken from the log. The end of a sentence. */
export const AddMissingMaxOrTakeFromLog = ({
  training,
  exercise,
  name,
  back,
  onWeights,
}: MissingMaximumProps): ReactElement => {
  const hasWeights = useHasWeights(training.log, exercise);
  return (
    <>
      , or{' '}
      <SiteLink to={myWeightsAddress({ exercise, back })}>
        add one for {name.charAt(0).toLowerCase() + name.slice(1)}
      </SiteLink>
      .
      {hasWeights ? (
        <Suspense>
          <LogMaximum {...training} exercise={exercise} onTaken={onWeights} />
        </Suspense>
      ) : null}
    </>
  );
};
