import type { ReactElement } from 'react';
import { dayCopyAddressOf, planKeyOf } from '../../../domain/training/plan/plan-address.ts';
import { isMemberPlan, type PlanPathWeekAndDay } from '../../../domain/training/plan/plan-place.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { LoginAndGoToTargetButton } from '../start/login-and-go-to-target-button.tsx';
import { planLoadProblemSentenceIfAny, useFetchedPlan } from '../use-plan.ts';
import { CopyPlanDayToRoutines, type PlanToCopyDayFrom } from './copy-plan-day-to-routines.tsx';

type CopyAskedProps = {
  readonly log: Pick<TrainingLog, 'saveRoutine'>;
  /** The plans that the lifter follows. */
  readonly plans: readonly PlanToCopyDayFrom[];
  /** The day that the address asks for, of any plan. */
  readonly place: PlanPathWeekAndDay;
};

/**
 * Copies a day of a plan that the lifter may open, followed or not. A member plan asks the gate.
 */
export const OfferToCopyPlanDayAskedFor = ({ log, plans, place }: CopyAskedProps): ReactElement => {
  const { plan, retry } = useFetchedPlan(place);
  const problem = planLoadProblemSentenceIfAny(plan);
  if (problem !== undefined) {
    return (
      <>
        <ProblemSentence role="alert">{problem}</ProblemSentence>
        <ButtonRow>
          {plan.kind === 'loaded' && plan.value.kind === 'signed out' ? (
            <LoginAndGoToTargetButton target={dayCopyAddressOf(place)} />
          ) : (
            <Button onClick={retry}>Try again</Button>
          )}
          <SiteLink to={place.path}>Back to the plan</SiteLink>
        </ButtonRow>
      </>
    );
  }
  if (plan.kind !== 'loaded' || plan.value.kind !== 'plan') {
    return <p role="status">Reading the plan …</p>;
  }
  const key = planKeyOf(place);
  const asked: PlanToCopyDayFrom = {
    key,
    path: place.path,
    index: place.index,
    title: isMemberPlan(place) ? undefined : plan.value.title,
    outline: plan.value.view.plan,
    next: { week: place.week, day: place.day },
  };
  return (
    <CopyPlanDayToRoutines log={log} plans={[asked, ...plans.filter((one) => one.key !== key)]} />
  );
};
