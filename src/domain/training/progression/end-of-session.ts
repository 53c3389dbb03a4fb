import { personalRecordsAgainst, type PersonalRecord } from '../history/history.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import { localIsoDayOfTime } from '../days/local-iso-day-of-time.ts';
import type { FollowedPlan, LoggedSessionWithoutSets, LoggedSet } from '../log.ts';
import type { Session } from '../session/session.ts';
import type { PublishedPlan } from '../start/prepare-session.ts';
import { planWithLastingSwapsOfSession } from '../swaps/lasting-swaps.ts';
import { planUpdateAfterSession, type PlanUpdateAfterSession } from './progression.ts';

/** An ended session as the log keeps it. */
export type LoggedSessionAndSets = {
  readonly session: LoggedSessionWithoutSets;
  readonly sets: readonly LoggedSet[];
};

const isWork = ({ kind }: LoggedSet): boolean => kind === 'work';

/**
 * The records of a session. `known` are all logged sets of its exercises, in any order; only
 * earlier ones count.
 */
export const personalRecordsOfSession = (
  { session, sets }: LoggedSessionAndSets,
  known: readonly LoggedSet[],
): readonly PersonalRecord[] => {
  const earlier = known
    .filter((set) => set.session !== session.id && set.at < session.endedAt && isWork(set))
    .toSorted((one, other) => other.at - one.at);
  return personalRecordsAgainst(sets.filter(isWork), earlier);
};

type EndQuestion = {
  readonly session: Session;
  readonly logged: LoggedSessionAndSets;
  /** The plan as the lifter follows it when the session ends. */
  readonly followed: FollowedPlan;
  /** Undefined while it couldn't be read. */
  readonly plan: PublishedPlan | undefined;
  readonly library: ExerciseFactsBySlug;
  readonly weights: KitAndMaximums;
};

/**
 * What comes next in the plan, with the session's lasting swaps, by the version of the plan that
 * was trained.
 */
export const planAndNextWeightsAfterSession = ({
  session,
  logged,
  followed,
  plan,
  library,
  weights,
}: EndQuestion): PlanUpdateAfterSession =>
  planUpdateAfterSession({
    followed: planWithLastingSwapsOfSession(followed, session),
    plan:
      plan !== undefined && plan.view.version === session.version
        ? plan.view.plan
        : followed.outline,
    session: logged.session,
    sets: logged.sets,
    library,
    weights,
    today: localIsoDayOfTime(logged.session.endedAt),
  });
