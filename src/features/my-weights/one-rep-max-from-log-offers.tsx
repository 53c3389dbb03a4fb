import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import type { OneRepMaxFromLog } from '../../domain/training/estimates/estimate-one-rep-max-from-log.ts';
import {
  isOneRepMaxFromLogOld,
  oneRepMaxFromLogAsOwn,
  putOneRepMaxesFromLogBesideOwn,
  removeOneRepMaxesFromLog,
} from '../../domain/training/estimates/follow-log.ts';
import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import {
  ownOneRepMaxOf,
  type KitAndMaximums,
  type OneRepMax,
} from '../../domain/training/my-weights/kit-and-maximums.ts';
import {
  oneRepMaxFromLogFigure,
  oneRepMaxFromLogSentence,
} from '../../page-parts/training/log-maximum-words.ts';
import {
  estimateOneRepMaxesFromLog,
  storeOneRepMaxesIfFollowingLog,
} from '../../services/training-log/estimate-one-rep-maxes-from-log.ts';
import type { TrainingLog } from '../../services/training-log/training-log.ts';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { Checkbox } from '../../ui/kit/checkbox.tsx';
import { FoldedPart } from '../../ui/kit/folded-part.ts';
import { SideNote } from '../../ui/kit/side-note.ts';
import { SectionHeading } from '../../ui/layout/heading.tsx';
import { LiftHead, LiftRows } from './lift-parts.ts';
import { nameOfLift, weightInUnitText } from './load-words.ts';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';
import { WeightsSection } from './parts.tsx';
import type { KitAndMaximumsChange } from './use-kit-and-maximums.ts';

/** As many lifts are shown before the others are folded away. */
const shownLifts = 6;

/**
 * What the log says now; empty until it has been read. For a lifter who follows it, it is stored.
 */
const useLogMaximums = (
  log: TrainingLog,
  library: ExerciseFactsBySlug,
  today: string,
): readonly OneRepMaxFromLog[] => {
  const [maximums, setMaximums] = useState<readonly OneRepMaxFromLog[]>([]);
  useEffect(() => {
    if (library.size === 0) return undefined;
    let isCurrent = true;
    const read = async (): Promise<void> => {
      const found = await estimateOneRepMaxesFromLog(log, library);
      if (!isCurrent) return;
      setMaximums(found);
      await storeOneRepMaxesIfFollowingLog(log, found, today);
    };
    // The rest of the page works without them.
    read().catch((reason: unknown) => console.error(reason));
    return () => {
      isCurrent = false;
    };
  }, [log, library, today]);
  return maximums;
};

type LiftProps = {
  readonly maximum: OneRepMaxFromLog;
  readonly weights: KitAndMaximums;
  readonly library: ExerciseFactsBySlug;
  readonly today: string;
  readonly onTake: (max: OneRepMax) => void;
};

/** What of a lift counts in plans: the lifter's own maximum, the log's, or none yet. */
const standingOf = (maximum: OneRepMaxFromLog, weights: KitAndMaximums, today: string): string => {
  const own = ownOneRepMaxOf(weights, maximum.exercise);
  if (own !== undefined) return `Yours counts: ${weightInUnitText(own.weight, weights)}.`;
  if (isOneRepMaxFromLogOld(maximum, today))
    return 'That is more than half a year ago, so it counts only if you use it.';
  return weights.logMaxes === undefined ? 'It counts once you use it.' : 'It counts in your plans.';
};

const Lift = ({ maximum, weights, library, today, onTake }: LiftProps): ReactElement => {
  const name = nameOfLift(maximum.exercise, library);
  const figure = oneRepMaxFromLogFigure(maximum, weights.unit);
  return (
    <li>
      <LiftHead>
        <h3>{name}</h3>
        <strong>{figure}</strong>
      </LiftHead>
      <SideNote>
        {oneRepMaxFromLogSentence(maximum, weights.unit)} {standingOf(maximum, weights, today)}
      </SideNote>
      <ButtonRow>
        <Button kind="quiet" onClick={() => onTake(oneRepMaxFromLogAsOwn(maximum, today))}>
          Use {figure} <span className="visually-hidden">for {name}</span>
        </Button>
      </ButtonRow>
    </li>
  );
};

type LogMaximumsProps = Omit<LiftProps, 'maximum'> & {
  readonly log: TrainingLog;
  /** The lift that the lifter came for, which is shown first. */
  readonly asked: string | undefined;
  readonly update: (change: KitAndMaximumsChange) => void;
};

/**
 * The maximums that the lifter's log gives, to take one by one or to follow; nothing while it gives
 * none.
 */
export const OneRepMaxFromLogOffers = ({
  log,
  asked,
  update,
  ...lift
}: LogMaximumsProps): ReactElement | null => {
  const { weights, library, today } = lift;
  const read = useLogMaximums(log, library, today);
  if (read.length === 0) return null;
  const maximums = [
    ...read.filter(({ exercise }) => exercise === asked),
    ...read.filter(({ exercise }) => exercise !== asked),
  ];
  const listOf = (some: readonly OneRepMaxFromLog[]): ReactElement => (
    <LiftRows>
      {some.map((maximum) => (
        <Lift key={maximum.exercise} {...lift} maximum={maximum} />
      ))}
    </LiftRows>
  );
  const others = maximums.slice(shownLifts);
  return (
    <WeightsSection aria-labelledby="from-log">
      <SectionHeading id="from-log">What your log says</SectionHeading>
      <p>
        Estimated from the strongest sets of each lift’s last twelve weeks, the latest and the
        hardest of them most. In eleven people’s logs, four of five later hard sets were within such
        a range.
      </p>
      <Checkbox
        checked={weights.logMaxes !== undefined}
        onChange={({ target }) =>
          update((current) =>
            target.checked
              ? putOneRepMaxesFromLogBesideOwn(current, maximums, today)
              : removeOneRepMaxesFromLog(current),
          )
        }
      >
        Follow my log: where I have no max of my own, plans use these, and they change with my
        training
      </Checkbox>
      {listOf(maximums.slice(0, shownLifts))}
      {others.length === 0 ? null : (
        <FoldedPart>
          <summary>{formatNumberInBrowserLocale(others.length)} more</summary>
          <div>{listOf(others)}</div>
        </FoldedPart>
      )}
    </WeightsSection>
  );
};
