import { useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { WorkoutView } from '../../domain/plans/plan-view.ts';
import { usualWeights } from '../../domain/training/her-weights.ts';
import { planKey, type PlanRef } from '../../domain/training/plan-place.ts';
import { recall } from '../../services/storage.ts';
import { useTraining } from '../../services/training-log/use-training.ts';
import { DayPortals } from './day-portals.tsx';
import { WhereSheIs } from './where-she-is.tsx';

export type PlanTrainingProps = {
  readonly workout: WorkoutView;
  readonly plan: PlanRef;
  readonly title: string;
  /** The beginning of the ids of the plan's weeks and days. */
  readonly id: string;
};

const neverChanges = () => () => undefined;

/** The plan’s static HTML, which keeps places for what her log knows; null until it is on the page. */
const useRoot = (plan: PlanRef): HTMLElement | null => {
  const selector = `[data-plan="${planKey(plan)}"]`;
  return useSyncExternalStore(neverChanges, () => document.querySelector<HTMLElement>(selector));
};

/** What the log on her device makes of a plan: where she is in it, and what she puts on the bar. It fills places in the static HTML. */
export const PlanTraining = ({
  workout,
  plan,
  title,
  id,
}: PlanTrainingProps): ReactElement | null => {
  const training = useTraining();
  const root = useRoot(plan);
  const head = root?.querySelector('[data-plan-head]');
  if (root === null || head === null || head === undefined) return null;
  const isReady = training.kind === 'ready';
  const followed = isReady ? training.plans.find(({ key }) => key === planKey(plan)) : undefined;
  // Until she takes a new version she trains the one that she began.
  const trained =
    followed !== undefined && followed.version !== workout.version
      ? followed.outline
      : workout.plan;
  return (
    <>
      {createPortal(
        <WhereSheIs
          training={training}
          workout={workout}
          plan={plan}
          title={title}
          id={id}
          followed={followed}
        />,
        head,
      )}
      {/* Without the library nobody knows what holds a weight: wait for it, until it is sure not to come. */}
      {isReady && training.libraryState.kind !== 'coming' ? (
        <DayPortals
          root={root}
          workout={workout}
          question={{
            plan: trained,
            ref: plan,
            weights: training.weights ?? usualWeights(recall('weightUnit') === 'lb' ? 'lb' : 'kg'),
            library: training.library,
            followed,
          }}
        />
      ) : null}
    </>
  );
};
