import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { WorkoutPlanView } from '../../domain/plans/plan-view.ts';
import { typicalGymKitWithoutMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import { planKeyOf } from '../../domain/training/plan/plan-address.ts';
import type { PlanPagePathAndIndex } from '../../domain/training/plan/plan-place.ts';
import { recall } from '../../services/storage.ts';
import { useTrainingLogAndPlans } from '../../services/training-log/use-training-log-and-plans.ts';
import { FillDayStatesAndWeights } from './fill-day-states-and-weights.tsx';
import { PointStartLinkAndNameNextSession } from './point-start-link-and-name-next-session.tsx';
import { PlanPlacePanel } from './place-in-plan/plan-place-panel.tsx';

export type FillPlanFromTrainingLogProps = {
  readonly workout: WorkoutPlanView;
  readonly plan: PlanPagePathAndIndex;
  readonly title: string;
  /** The prefix of the ids of the plan's weeks and days. */
  readonly id: string;
};

const neverChanges = () => () => undefined;

/**
 * The plan’s static HTML, which has placeholders for data from the lifter's log; null until it is
 * on the page.
 */
const useRoot = (plan: PlanPagePathAndIndex): HTMLElement | null => {
  const selector = `[data-plan="${planKeyOf(plan)}"]`;
  return useSyncExternalStore(neverChanges, () => document.querySelector<HTMLElement>(selector));
};

/**
 * A plan combined with the log on the lifter's device: her place in it, and the weights that she
 * lifts. It fills placeholders in the static HTML.
 */
export const FillPlanFromTrainingLog = ({
  workout,
  plan,
  title,
  id,
}: FillPlanFromTrainingLogProps): ReactElement | null => {
  const training = useTrainingLogAndPlans();
  const root = useRoot(plan);
  const head = root?.querySelector('[data-plan-head]');
  if (root === null || head === null || head === undefined) return null;
  const isReady = training.kind === 'ready';
  const followed = isReady ? training.plans.find(({ key }) => key === planKeyOf(plan)) : undefined;
  // Until the lifter adopts a new version she trains the one that she began.
  const trained =
    followed !== undefined && followed.version !== workout.version
      ? followed.outline
      : workout.plan;
  return (
    <>
      {createPortal(
        <PlanPlacePanel
          training={training}
          workout={workout}
          plan={plan}
          title={title}
          id={id}
          followed={followed}
        />,
        head,
      )}
      {isReady ? (
        <PointStartLinkAndNameNextSession workout={workout} plan={plan} followed={followed} />
      ) : null}
      {/* Without the library we don't know what holds a weight, so wait until it has loaded or
          failed. */}
      {isReady && training.libraryState.kind !== 'coming' ? (
        <FillDayStatesAndWeights
          log={training.log}
          root={root}
          workout={workout}
          question={{
            plan: trained,
            ref: plan,
            weights:
              training.weights ??
              typicalGymKitWithoutMaximums(recall('weightUnit') === 'lb' ? 'lb' : 'kg'),
            library: training.library,
            followed,
          }}
        />
      ) : null}
    </>
  );
};
