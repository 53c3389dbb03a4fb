import { memo, Suspense, useId, useMemo, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { timeAndEquipmentOfSections } from '../../../domain/plans/time-and-equipment.ts';
import { toWorkoutPlanView } from '../../../domain/plans/to-workout-plan-view.ts';
import type { ExerciseLibrary } from '../../../domain/workout-notation/names/exercise-library.ts';
import type { WorkoutPlan } from '../../../domain/workout-notation/plan.ts';
import { planOfWeek } from '../../../domain/workout-notation/plan-of-week.ts';
import { weekCountOf } from '../../../domain/workout-notation/week.ts';
import { PlanKeyFacts } from '../../../page-parts/plan/plan-facts.tsx';
import type { WholeWorkoutPlanProps } from '../../../page-parts/plan/workout.island.tsx';
import { Field } from '../../../ui/kit/field.ts';
import { createIslandFromLoader } from '../../../ui/loading/island.tsx';
import { WeekChanges } from './week-changes.tsx';

const Workout = createIslandFromLoader<WholeWorkoutPlanProps>(() =>
  import('../../../page-parts/plan/workout.island.tsx').then((module) => module.WholeWorkoutPlan),
);

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  /* Room that a plan's own page keeps for a log. */
  & .with-log {
    display: none;
  }
`;

/** The value for the whole plan in the list of weeks. */
const whole = 'whole';

type PlanPreviewProps = {
  readonly plan: WorkoutPlan;
  readonly library: ExerciseLibrary;
  /**
   * Turns the path of an exercise's page into an address that works here; undefined if none does.
   */
  readonly toAddress: (path: string) => string | undefined;
  /** Wraps the plan. */
  readonly around: (plan: ReactNode) => ReactNode;
};

/**
 * A plan as a member sees it, whole or one week, with its requirements and what changes from week
 * to week.
 */
export const PlanPreview = memo(
  ({ plan, library, toAddress, around }: PlanPreviewProps): ReactElement => {
    const [chosen, choose] = useState(whole);
    const id = useId();
    const weeks = weekCountOf(plan);
    const ofWeek = chosen === whole ? undefined : planOfWeek(plan, Number(chosen));
    const shown = ofWeek ?? plan;
    const workload = useMemo(() => {
      const workout = { ...toWorkoutPlanView(plan, library), version: '' };
      return timeAndEquipmentOfSections([{ kind: 'workout', workout }]);
    }, [plan, library]);
    const { paths, ...view } = toWorkoutPlanView(shown, library);
    const reachable = Object.fromEntries(
      Object.entries(paths).flatMap(([slug, path]) => {
        const address = toAddress(path);
        return address === undefined ? [] : [[slug, address]];
      }),
    );
    if (plan.blocks.length === 0) {
      return <p>As soon as a line is right, a member’s view of it stands here.</p>;
    }
    return (
      <Box>
        <PlanKeyFacts workload={workload} />
        {weeks < 2 ? null : (
          <Field>
            <label htmlFor={id}>Show</label>
            <select
              id={id}
              value={ofWeek === undefined ? whole : chosen}
              onChange={({ target }) => choose(target.value)}
            >
              <option value={whole}>The whole plan, as its page shows it</option>
              {Array.from({ length: weeks }, (_, index) => (
                <option key={index} value={`${index + 1}`}>
                  Week {index + 1}, in its own figures
                </option>
              ))}
            </select>
          </Field>
        )}
        {around(
          <Suspense fallback={<p>The plan is on its way …</p>}>
            <Workout workout={{ ...view, paths: reachable }} id="preview-" />
          </Suspense>,
        )}
        <WeekChanges plan={plan} />
      </Box>
    );
  },
);
PlanPreview.displayName = 'PlanPreview';
