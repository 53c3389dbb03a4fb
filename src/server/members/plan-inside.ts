import type { MemberPlan } from '../../domain/members/member-plan.ts';
import {
  PublicProgrammeContentsSchema,
  type PublicProgrammeContents,
} from '../../domain/plans/public-programme-contents.ts';
import type { PrivateFiles } from '../store/private-files.ts';

/** What is counted in a plan that isn't free; undefined for a text without a plan. Anybody who is logged in may see it (R2). */
export const readPublicProgrammeContents = (
  files: PrivateFiles,
  { section, category, slug }: MemberPlan,
): Promise<PublicProgrammeContents | undefined> =>
  files.read(`members/inside/${section}/${category}/${slug}`, PublicProgrammeContentsSchema);
