import type { ReactElement } from 'react';
import type { FollowedPlan } from '../../domain/training/log.ts';

type DayStateProps = {
  readonly followed: FollowedPlan;
  /** The weeks that repeat the day. */
  readonly from: number;
  readonly to: number;
  readonly day: number;
};

/** `week 1`, `weeks 1, 2 and 4` */
const weeksText = (weeks: readonly number[]): string =>
  weeks.length === 1
    ? `week ${weeks.join('')}`
    : `weeks ${weeks.slice(0, -1).join(', ')} and ${weeks.slice(-1).join('')}`;

/** The state of a day in the log: done, with a word beside the tick, and whether it comes next. */
export const DayState = ({ followed, from, to, day }: DayStateProps): ReactElement | null => {
  const inWeeks = ({
    week,
    day: other,
  }: {
    readonly week: number;
    readonly day: number;
  }): boolean => other === day && from <= week && week <= to;
  const done = [...new Set(followed.done.filter(inWeeks).map(({ week }) => week))].toSorted(
    (one, other) => one - other,
  );
  const isNext = followed.state !== 'finished' && inWeeks(followed.next);
  const isRepeated = from !== to;
  const parts = [
    ...(done.length === 0 ? [] : [isRepeated ? `✓ Done in ${weeksText(done)}` : '✓ Done']),
    ...(isNext ? [isRepeated ? `Next: week ${followed.next.week}` : 'Next'] : []),
  ];
  return parts.length === 0 ? null : <>{parts.join(' · ')}</>;
};
