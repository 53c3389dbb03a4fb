import { useLayoutEffect } from 'react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { WorkoutPlanView } from '../../domain/plans/plan-view.ts';
import type { FollowedPlan } from '../../domain/training/log.ts';
import {
  planBlockContainingWeek,
  weekAndDayPairsOfPlan,
} from '../../domain/training/plan/plan-line.ts';
import { planKeyOf, sessionStartAddressOf } from '../../domain/training/plan/plan-address.ts';
import type { PlanPagePathAndIndex } from '../../domain/training/plan/plan-place.ts';
import { placeInPlanText } from './place-in-plan/place-in-plan-text.ts';

type HerStartProps = {
  readonly workout: WorkoutPlanView;
  readonly plan: PlanPagePathAndIndex;
  readonly followed: FollowedPlan | undefined;
};

/**
 * Leads the start at the top of a plan's page to the lifter's next session, and says which it is;
 * to the first one if she doesn't follow the plan.
 */
export const PointStartLinkAndNameNextSession = ({
  workout,
  plan,
  followed,
}: HerStartProps): ReactElement | null => {
  const { path, index } = plan;
  const next =
    followed?.state === 'active' ? followed.next : weekAndDayPairsOfPlan(workout.plan)[0];
  const { week, day } = next ?? { week: 1, day: 1 };
  const box = document.querySelector(`[data-plan-start="${planKeyOf(plan)}"]`);
  useLayoutEffect(() => {
    box
      ?.querySelector('a')
      ?.setAttribute('href', sessionStartAddressOf({ path, index, week, day }));
  }, [box, path, index, week, day]);
  const place = box?.querySelector('[data-start-place]');
  if (place === null || place === undefined || next === undefined) return null;
  const planned = planBlockContainingWeek(workout.plan, week)?.days.find(
    ({ number }) => number === day,
  );
  const name = planned?.name ?? '';
  const where = placeInPlanText(workout, next);
  return createPortal(name === '' ? where : `${where}: ${name}`, place);
};
