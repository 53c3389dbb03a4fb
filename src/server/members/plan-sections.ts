import type { MemberPlan } from '../../domain/members/member-plan.ts';
import { SectionsSchema, type Section } from '../../domain/plans/plan-view.ts';
import type { PrivateFiles } from '../store/private-files.ts';

/** The text of a plan with its workouts. It doesn't check who may open it. */
export const readPlanSections = async (
  files: PrivateFiles,
  { section, category, slug }: MemberPlan,
): Promise<readonly Section[]> =>
  (await files.read(`members/plans/${section}/${category}/${slug}`, SectionsSchema)) ?? [];
