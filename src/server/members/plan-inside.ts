import type { MemberPlan } from '../../domain/members/member-plan.ts';
import {
  PublicProgrammeContentsSchema,
  type PublicProgrammeContents,
} from '../../domain/plans/public-programme-contents.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';

/** What is counted in a plan that isn't free; undefined for a text without a plan. Anybody who is logged in may see it (R2). */
export const readPublicProgrammeContents = (
  files: PrivateBuildFiles,
  { section, category, slug }: MemberPlan,
): Promise<PublicProgrammeContents | undefined> =>
  files.read(`members/inside/${section}/${category}/${slug}`, PublicProgrammeContentsSchema);
