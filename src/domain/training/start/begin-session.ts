import type { FollowedPlan, TrimReason } from '../log.ts';
import type { PlanPathWeekAndDay } from '../plan/plan-place.ts';
import { sessionAfterEvent } from '../session/session-after-event.ts';
import type { Session } from '../session/session.ts';
import type { Step } from '../session/step.ts';

/** How `trimSessionForReason` has shortened a session: why, and the steps that stay. */
export type TrimReasonAndKeptSteps = {
  readonly reason: TrimReason;
  readonly keep: readonly Step[];
};

/** All that is decided when the lifter presses “Begin”. */
export type StepsAndDecisionsAtStart = {
  readonly place: PlanPathWeekAndDay;
  readonly version: string;
  readonly steps: readonly Step[];
  /**
   * The percentage of the lifter’s weights that the steps use, if she is coming back after a break.
   */
  readonly comingBack?: number | undefined;
  /** The session's first event, if it was trimmed before it began. */
  readonly trim?: TrimReasonAndKeptSteps | undefined;
  readonly followed: FollowedPlan;
};

/** The session that begins, at a time in milliseconds since 1970. */
export const createSessionJustBegun = (
  { place, version, steps, comingBack, trim }: Omit<StepsAndDecisionsAtStart, 'followed'>,
  { id, at }: { readonly id: string; readonly at: number },
): Session => {
  const session: Session = {
    id,
    place,
    version,
    startedAt: at,
    ...(comingBack !== undefined && { comingBack }),
    steps: [...steps],
    events: [],
  };
  return trim === undefined ? session : sessionAfterEvent(session, { kind: 'trim', at, ...trim });
};
