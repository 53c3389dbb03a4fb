import * as v from 'valibot';
import { LetterWithRightIdSchema, type LetterWithRightId } from '../../domain/members/letters.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';

/**
 * The members' letters as the build wrote them, those of later months too, without their texts. It
 * doesn't check who may open them, or when.
 */
export const readMemberLetterListWrittenByBuild = async (
  files: PrivateBuildFiles,
): Promise<readonly LetterWithRightId[]> =>
  (await files.read('members/letters', v.array(LetterWithRightIdSchema))) ?? [];
