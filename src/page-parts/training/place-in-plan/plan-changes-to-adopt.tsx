import type { ReactElement } from 'react';
import type { ExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import { changesBetweenPlanVersions } from '../../../domain/training/progression/changes.ts';
import { isEarlierWeekAndDay } from '../../../domain/training/progression/follow.ts';
import type { PlanPlaceActions } from './use-plan-place-actions.ts';
import type { PlanAndPlaceProps } from './plan-panel-parts.tsx';
import { Button } from '../../../ui/kit/button.tsx';

/** If there are more sentences, they are counted instead of shown. */
const maxShown = 12;

type PlanChangedProps = PlanAndPlaceProps & {
  readonly library: ExerciseFactsBySlug;
  readonly change: PlanPlaceActions;
};

/**
 * When an editor has changed the plan since she began: the changes to the remaining sessions, and a
 * button that adopts them.
 */
export const PlanChangesToAdopt = ({
  workout,
  followed,
  library,
  change,
}: PlanChangedProps): ReactElement | null => {
  if (followed === undefined || followed.version === workout.version) return null;
  const toCome = changesBetweenPlanVersions(followed.outline, workout.plan, library).filter(
    ({ lastWeek, day }) => !isEarlierWeekAndDay({ week: lastWeek, day }, followed.next),
  );
  return (
    <div>
      <p>
        We have changed this plan since you began it. You train the version that you know until you
        take the new one; what you have lifted stays either way.
      </p>
      {toCome.length === 0 ? (
        <p>Nothing changes in the days that you have ahead.</p>
      ) : (
        <details>
          <summary>What changes from here</summary>
          <ul>
            {toCome.slice(0, maxShown).map(({ sentence }) => (
              <li key={sentence}>{sentence}</li>
            ))}
            {toCome.length > maxShown ? <li>And {toCome.length - maxShown} more.</li> : null}
          </ul>
        </details>
      )}
      <Button kind="quiet" onClick={change.takeVersion}>
        Take the new version
      </Button>
    </div>
  );
};
