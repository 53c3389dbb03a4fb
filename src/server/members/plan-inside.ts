import type { MemberPlan } from '../../domain/members/member-plan.ts';
import {
  PublicProgrammeCountsSchema,
  type PublicProgrammeCounts,
} from '../../domain/plans/public-programme-counts.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';

/**
 * What is counted in a plan that isn't free; undefined for a text without a plan. Anybody who is
 * logged in may see it (R2).
 */
export const readPublicProgrammeCounts = (
  files: PrivateBuildFiles,
  { section, category, slug }: MemberPlan,
): Promise<PublicProgrammeCounts | undefined> =>
  files.read(`members/inside/${section}/${category}/${slug}`, PublicProgrammeCountsSchema);
