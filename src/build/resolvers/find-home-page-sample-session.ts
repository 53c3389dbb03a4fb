import { nodeTypeOf } from '../../content/model/content-model.ts';
import { entryPath } from '../../content/model/entry-path.ts';
import type { HtmlOrPlanSection } from '../../domain/plans/plan-view.ts';
import { workoutPlanViewsInSections } from '../../domain/plans/time-and-equipment.ts';
import type { ExerciseFacts } from '../../domain/training/exercise-facts.ts';
import { sampleFirstLiftOfPlan, type SampleLift } from '../../domain/training/start/sample-lift.ts';
import type { AnyGatsbyNode } from '../read-space-from-nodes.ts';
import { toValidEntriesOfNodes } from '../to-valid-entries-of-nodes.ts';
import { exerciseFactsListOfFields } from '../training/exercise-facts-file.ts';
import { longTextOfNode, type ResolverContext } from './rendered-texts.ts';

type HomeSession = {
  readonly plan: { readonly title: string; readonly path: string };
  readonly sample: SampleLift;
  readonly exercise: AnyGatsbyNode;
};

/**
 * The home page's example of a session: the first free plan, in the editors' order, that begins
 * with a barbell lift in percent. Undefined if none does.
 */
export const findHomePageSampleSession = async (
  sectionsOf: (plan: AnyGatsbyNode) => Promise<readonly HtmlOrPlanSection[]>,
  context: ResolverContext,
): Promise<HomeSession | undefined> => {
  const { nodeModel } = context;
  const [plans, exercises] = await Promise.all([
    nodeModel.findAll({ type: nodeTypeOf('workoutPlan') }),
    nodeModel.findAll({ type: nodeTypeOf('exercise') }),
  ]);
  const exerciseNodes = new Map(
    toValidEntriesOfNodes('exercise', exercises.entries).map((exercise) => [
      exercise.fields.slug,
      exercise,
    ]),
  );
  const factsOf = (slug: string): ExerciseFacts | undefined => {
    const exercise = exerciseNodes.get(slug);
    if (exercise === undefined) return undefined;
    const content = longTextOfNode('exercise', exercise.node, context);
    return exerciseFactsListOfFields([{ ...exercise.fields, content }])[0];
  };
  const inOrder = toValidEntriesOfNodes('workoutPlan', plans.entries).toSorted(
    (one, other) => one.fields.order - other.fields.order,
  );
  for (const { node, fields } of inOrder) {
    const path = entryPath('workoutPlan', { slug: fields.slug });
    const [workout] = workoutPlanViewsInSections(await sectionsOf(node));
    if (path === undefined || workout === undefined) continue;
    const sample = sampleFirstLiftOfPlan(workout.plan, { path, index: 0 }, factsOf);
    const exercise = sample === undefined ? undefined : exerciseNodes.get(sample.exercise.slug);
    if (sample !== undefined && exercise !== undefined) {
      return { plan: { title: fields.title, path }, sample, exercise: exercise.node };
    }
  }
  return undefined;
};
