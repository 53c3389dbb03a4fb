import type { MemberPlan } from '../../domain/members/member-plan.ts';
import { TextSectionsSchema, type TextSection } from '../../domain/plans/plan-view.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';

/** The text of a plan with its workouts. It doesn't check who may open it. */
export const readPlanSections = async (
  files: PrivateBuildFiles,
  { section, category, slug }: MemberPlan,
): Promise<readonly TextSection[]> =>
  (await files.read(`members/plans/${section}/${category}/${slug}`, TextSectionsSchema)) ?? [];
