import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { DayTotalsSchema } from '../workout-notation/totals/day-totals.ts';
import { WorkoutPlanSchema } from '../workout-notation/plan.ts';

const WorkoutViewSchema = v.object({
  plan: WorkoutPlanSchema,
  /**
   * Differs for every version of the plan: a lifter who trains by an older one is told (decision
   * 040).
   */
  version: v.string(),
  /**
   * The address of each library exercise that the plan names, by its slug, and of each explained
   * drill, by its name.
   */
  paths: v.record(v.string(), v.string()),
  /** The totals of each day of each block, in the block's first week. */
  totals: v.array(v.array(DayTotalsSchema)),
  /**
   * The same as trained at home (`planViewAtHome`); missing where no line has a version at home.
   */
  homeTotals: v.optional(v.array(v.array(DayTotalsSchema))),
});
/** A plan for a page: with the addresses of its exercises and the totals of each day. */
export type WorkoutPlanView = DeepReadonly<v.InferOutput<typeof WorkoutViewSchema>>;

const SectionSchema = v.variant('kind', [
  /** `headings` are its second-level headings, with the ids by which a link leads to them. */
  v.object({
    kind: v.literal('text'),
    html: v.string(),
    headings: v.array(v.object({ id: v.string(), text: v.string() })),
  }),
  v.object({ kind: v.literal('workout'), workout: WorkoutViewSchema }),
]);
/** A part of a long text: HTML, or a plan. */
export type HtmlOrPlanSection = DeepReadonly<v.InferOutput<typeof SectionSchema>>;

/**
 * Parses a long text with its plans. The build checks its output with it, the server the private
 * files, and the members zone the server's answers.
 */
export const HtmlOrPlanSectionsSchema = v.array(SectionSchema);

/** The addresses of the library exercises that the plans of a text name. */
export const exercisePathsInSections = (
  sections: readonly HtmlOrPlanSection[],
): readonly string[] =>
  sections.flatMap((section) =>
    section.kind === 'workout' ? Object.values(section.workout.paths) : [],
  );
