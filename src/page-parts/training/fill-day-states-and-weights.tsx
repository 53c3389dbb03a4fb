import { memo, useEffect, useMemo, useState } from 'react';
import type { ReactElement } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { WorkoutPlanView } from '../../domain/plans/plan-view.ts';
import type { FollowedPlan } from '../../domain/training/log.ts';
import { linesOfDay } from '../../domain/training/plan/plan-line.ts';
import { sessionStartAddressOf } from '../../domain/training/plan/plan-address.ts';
import {
  weeklyWeightsOfLinesOfDay,
  type PlanWeightsInputs,
} from '../../domain/training/plan/plan-weights.ts';
import type { PlanDay } from '../../domain/workout-notation/plan.ts';
import type { TrainingLog } from '../../services/training-log/training-log.ts';
import { whenNear } from '../../ui/loading/when-near.ts';
import { DayState } from './day-state.tsx';
import { OwnWeightsInLine } from './own-weights-in-line.tsx';

/** A day on the page: the weeks that repeat it, and its card. */
type ShownDay = {
  readonly card: Element;
  readonly day: PlanDay;
  readonly from: number;
  readonly to: number;
};

const shownDays = (root: HTMLElement, { plan }: WorkoutPlanView): readonly ShownDay[] =>
  plan.blocks.flatMap(({ from, to, days }) =>
    days.flatMap((day) => {
      const card = root.querySelector(`[data-week="${from}"][data-day="${day.number}"]`);
      return card === null ? [] : [{ card, day, from, to }];
    }),
  );

/** Days within this many CSS pixels of the screen are computed. */
const nearDistance = 1200;

/** Whether a day is or has been near the screen, or is about to be printed. */
const useIsNear = (card: Element): boolean => {
  // The lifter's weights may load when the page is already being printed.
  const [isNear, setIsNear] = useState(() => matchMedia('print').matches);
  useEffect(() => whenNear(card, nearDistance, () => setIsNear(true)), [card]);
  useEffect(() => {
    if (isNear) return undefined;
    const paper = matchMedia('print');
    const show = (): void => flushSync(() => setIsNear(true));
    const showOnPaper = (): void => {
      if (paper.matches) show();
    };
    addEventListener('beforeprint', show);
    paper.addEventListener('change', showOnPaper);
    return () => {
      removeEventListener('beforeprint', show);
      paper.removeEventListener('change', showOnPaper);
    };
  }, [isNear]);
  return isNear;
};

type DayProps = {
  readonly log: TrainingLog;
  readonly shown: ShownDay;
  readonly question: PlanWeightsInputs;
  readonly path: string;
};

const DayLines = ({ log, shown, question, path }: DayProps): ReactElement => {
  const { card, day, from, to } = shown;
  const { weights, library, followed } = question;
  const places = useMemo(() => [...card.querySelectorAll('.hers')], [card]);
  const byLine = useMemo(
    () => weeklyWeightsOfLinesOfDay(question, { from, to, day: day.number }),
    [question, from, to, day],
  );
  return (
    <>
      {linesOfDay(day).map(({ id }, index) => {
        const place = places[index];
        const line = byLine.get(id);
        // No space is reserved, so there is nothing to show.
        if (place === undefined || line === undefined || !place.hasAttribute('data-room'))
          return null;
        return createPortal(
          <OwnWeightsInLine
            line={line}
            log={log}
            weights={weights}
            library={library}
            setup={weights.barbell}
            now={followed?.state === 'active' ? followed.next.week : undefined}
            path={path}
          />,
          place,
          id,
        );
      })}
    </>
  );
};

/** The week in which a day is started: the lifter's current one, if the day is repeated in it. */
const weekToStart = ({ from, to }: ShownDay, followed: FollowedPlan | undefined): number =>
  followed === undefined ? from : Math.min(to, Math.max(from, followed.next.week));

const DayPortal = memo(({ log, shown, question, path }: DayProps): ReactElement | null => {
  const isNear = useIsNear(shown.card);
  const { followed, ref } = question;
  const week = weekToStart(shown, followed);
  const day = shown.day.number;
  useEffect(() => {
    shown.card
      .querySelector('a.start')
      ?.setAttribute(
        'href',
        sessionStartAddressOf({ path: ref.path, index: ref.index, week, day }),
      );
  }, [shown, ref.path, ref.index, week, day]);
  const place = shown.card.querySelector('[data-day-state]');
  return (
    <>
      {place === null || followed === undefined
        ? null
        : createPortal(
            <DayState followed={followed} from={shown.from} to={shown.to} day={day} />,
            place,
          )}
      {isNear ? <DayLines log={log} shown={shown} question={question} path={path} /> : null}
    </>
  );
});

type DayPortalsProps = {
  readonly log: TrainingLog;
  readonly root: HTMLElement;
  readonly workout: WorkoutPlanView;
  readonly question: PlanWeightsInputs;
};

/**
 * Fills the days of a plan's static HTML as each comes near the screen: a programme of sixteen
 * weeks has 900 lines.
 */
export const FillDayStatesAndWeights = ({
  log,
  root,
  workout,
  question,
}: DayPortalsProps): ReactElement => {
  const days = useMemo(() => shownDays(root, workout), [root, workout]);
  const { plan, ref, weights, library, followed } = question;
  const { path, index } = ref;
  // Keeps the object's identity while nothing in it changes, so that no day is computed twice.
  const stable = useMemo(
    () => ({ plan, ref: { path, index }, weights, library, followed }),
    [plan, path, index, weights, library, followed],
  );
  return (
    <>
      {days.map((shown) => (
        <DayPortal
          key={`${shown.from}/${shown.day.number}`}
          log={log}
          shown={shown}
          question={stable}
          path={path}
        />
      ))}
    </>
  );
};
