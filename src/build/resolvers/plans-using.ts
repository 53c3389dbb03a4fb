import { entryPath } from '../../content/model/entry-path.ts';
import { renderAndCheckMarkdown } from '../../content/render/markdown.ts';
import type { ExerciseLibrary } from '../../domain/workout-notation/names/exercise-library.ts';
import { exercisesOfPlan } from '../../domain/workout-notation/exercises-of-plan.ts';
import { parsePlanOrSyntaxErrors } from '../../domain/workout-notation/parse/parse-plan-or-syntax-errors.ts';
import type { FreeOrSoldPlanType } from '../../content/model/type-groups.ts';
import { createNodeCache } from './node-cache.ts';
import type { AnyGatsbyNode } from '../read-space-from-nodes.ts';
import { toValidEntriesOfNodes } from '../to-valid-entries-of-nodes.ts';

/** A plan's node, and its text. */
export type FreeOrSoldPlanNode = {
  readonly type: FreeOrSoldPlanType;
  readonly node: AnyGatsbyNode;
  readonly text: () => string;
};

/** A plan that is listed on an exercise's page. */
type PlanUse = { readonly title: string; readonly path: string; readonly isFree: boolean };
export type FirstPlansAndHowManyMore = {
  readonly plans: readonly PlanUse[];
  readonly more: number;
};

const maxPlans = 6;

// Every exercise's page looks for its exercise in every plan.
const slugsOfPlans = createNodeCache<ReadonlySet<string>>(20_000);

/** The exercise library, and a number that changes whenever the library does. */
type LibraryVersion = { readonly library: ExerciseLibrary; readonly number: number };

const slugsIn = (
  plan: FreeOrSoldPlanNode,
  { library, number }: LibraryVersion,
): ReadonlySet<string> => {
  const version = String(number);
  const known = slugsOfPlans.get(plan.node, version);
  if (known !== undefined) return known;
  const slugs = renderAndCheckMarkdown(plan.text()).workouts.flatMap(({ source }) => {
    const parsed = parsePlanOrSyntaxErrors(source, library);
    return parsed.ok ? exercisesOfPlan(parsed.plan).map(({ slug }) => slug ?? '') : [];
  });
  return slugsOfPlans.set(plan.node, new Set(slugs), version);
};

/**
 * The first public plans that contain an exercise, free ones first, and how many more there are.
 */
export const findFirstPlansUsingExercise = (
  slug: string,
  plans: readonly FreeOrSoldPlanNode[],
  library: LibraryVersion,
): FirstPlansAndHowManyMore => {
  const uses = plans
    .filter((plan) => slugsIn(plan, library).has(slug))
    .flatMap(({ type, node }) =>
      toValidEntriesOfNodes(type, [node]).flatMap(({ fields }) => {
        const path = entryPath(type, fields);
        return path === undefined
          ? []
          : [{ title: fields.title, path, isFree: type === 'workoutPlan' }];
      }),
    )
    .toSorted(
      (one, other) =>
        Number(other.isFree) - Number(one.isFree) || one.title.localeCompare(other.title, 'en'),
    );
  return { plans: uses.slice(0, maxPlans), more: Math.max(0, uses.length - maxPlans) };
};
