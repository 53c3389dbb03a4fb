import type { MemberPlanSummary } from '../../domain/members/member-plan.ts';
import { HtmlOrPlanSectionsSchema, type HtmlOrPlanSection } from '../../domain/plans/plan-view.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';

/** The text of a plan with its workouts. It doesn't check who may open it. */
export const readHtmlAndWorkoutSectionsOfPlan = async (
  files: PrivateBuildFiles,
  { section, category, slug }: MemberPlanSummary,
): Promise<readonly HtmlOrPlanSection[]> =>
  (await files.read(`members/plans/${section}/${category}/${slug}`, HtmlOrPlanSectionsSchema)) ??
  [];
