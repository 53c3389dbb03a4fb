import * as v from 'valibot';
import type { MemberPlanSummary } from '../../domain/members/member-plan.ts';
import type { MemberPlanPictureSizeName } from '../../domain/members/picture-sizes.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';

const PictureFiles = v.record(v.string(), v.object({ small: v.string(), large: v.string() }));

/**
 * The picture of a plan in a size, as WebP; undefined if it has none. It doesn't check who may see
 * it.
 */
export const readPlanPictureAsWebpBytes = async (
  files: PrivateBuildFiles,
  { id }: MemberPlanSummary,
  size: MemberPlanPictureSizeName,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const names = new Map(
    Object.entries((await files.read('members/picture-files', PictureFiles)) ?? {}),
  );
  const name = names.get(id)?.[size];
  return name === undefined ? undefined : files.readPicture(`members/pictures/${name}`);
};
