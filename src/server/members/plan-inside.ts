import type { MemberPlanSummary } from '../../domain/members/member-plan.ts';
import {
  PublicCountsOfProgrammeSchema,
  type PublicCountsOfProgramme,
} from '../../domain/plans/public-counts-of-programme.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';

/**
 * What is counted in a plan that isn't free; undefined for a text without a plan. Anybody who is
 * logged in may see it (R2).
 */
export const readPublicCountsInMemberPlan = (
  files: PrivateBuildFiles,
  { section, category, slug }: MemberPlanSummary,
): Promise<PublicCountsOfProgramme | undefined> =>
  files.read(`members/inside/${section}/${category}/${slug}`, PublicCountsOfProgrammeSchema);
