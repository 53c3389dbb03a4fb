import { nodeTypeOf } from '../../content/model/content-model.ts';
import { soldProgrammeTypes, type FreeOrSoldPlanType } from '../../content/model/type-groups.ts';
import { planAccessConditionsOf } from '../../content/model/plan-rights.ts';
import { renderAndSplitAtWorkouts } from '../../content/render/sections.ts';
import { publicCountsOfProgramme } from '../../domain/plans/content-counts-of-programme.ts';
import type { PublicCountsOfProgramme } from '../../domain/plans/public-counts-of-programme.ts';
import { workoutPlanViewsInSections } from '../../domain/plans/time-and-equipment.ts';
import { rightIdsOpeningPlan } from '../../domain/rights/entitlement.ts';
import type { ExerciseLibrary } from '../../domain/workout-notation/names/exercise-library.ts';
import type { AnyGatsbyNode } from '../read-space-from-nodes.ts';
import { toEntryOfNodeIfValid } from '../to-valid-entries-of-nodes.ts';
import { longTextOfNode, type ResolverContext } from './rendered-texts.ts';

type Pack = { readonly productId?: string | undefined; readonly daysAWeek?: number | undefined };

/**
 * What is inside the programme that only this pack opens, in counts; undefined if it opens none. Of
 * a pack in several versions, the one with the days a week that its page states.
 */
const insideOfPack = async (
  { productId, daysAWeek }: Pack,
  library: ExerciseLibrary,
  context: ResolverContext,
): Promise<PublicCountsOfProgramme | undefined> => {
  const { entries } = await context.nodeModel.findAll({ type: nodeTypeOf('memberPlan') });
  const programmes = [...entries].flatMap((node) => {
    const fields = toEntryOfNodeIfValid('memberPlan', node)?.fields;
    const isSold =
      fields?.programme === true &&
      fields.free !== true &&
      rightIdsOpeningPlan(planAccessConditionsOf(fields)).join() === productId;
    if (!isSold) return [];
    const workouts = workoutPlanViewsInSections(
      renderAndSplitAtWorkouts(longTextOfNode('memberPlan', node, context), library),
    );
    return [
      publicCountsOfProgramme(
        workouts.map(({ plan }) => plan),
        library,
      ),
    ];
  });
  return programmes.find((one) => one.daysAWeek === daysAWeek) ?? programmes[0];
};

/**
 * What is counted in a public plan, or in the programme that a pack opens; undefined if there is
 * none.
 */
export const publicCountsOfPlanOrPackProgramme = async (
  type: FreeOrSoldPlanType,
  node: AnyGatsbyNode,
  library: ExerciseLibrary,
  context: ResolverContext,
): Promise<PublicCountsOfProgramme | undefined> => {
  const pack = soldProgrammeTypes.find((one) => one === type);
  if (pack !== undefined)
    return insideOfPack(toEntryOfNodeIfValid(pack, node)?.fields ?? {}, library, context);
  const workouts = workoutPlanViewsInSections(
    renderAndSplitAtWorkouts(longTextOfNode(type, node, context), library),
  );
  return workouts.length === 0
    ? undefined
    : publicCountsOfProgramme(
        workouts.map(({ plan }) => plan),
        library,
      );
};
