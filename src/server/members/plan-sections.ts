import type { MemberPlan } from '../../domain/members/member-plan.ts';
import { TextSectionsSchema, type TextSection } from '../../domain/plans/plan-view.ts';
import type { PrivateFiles } from '../store/private-files.ts';

/** The text of a plan with its workouts. It doesn't check who may open it. */
export const readPlanSections = async (
  files: PrivateFiles,
  { section, category, slug }: MemberPlan,
): Promise<readonly TextSection[]> =>
  (await files.read(`members/plans/${section}/${category}/${slug}`, TextSectionsSchema)) ?? [];
