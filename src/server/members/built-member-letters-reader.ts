import type { LetterWithRightId } from '../../domain/members/letters.ts';
import { HtmlOrPlanSectionsSchema, type HtmlOrPlanSection } from '../../domain/plans/plan-view.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';
import { readMemberLetterListWrittenByBuild } from './letter-list.ts';

/** The members' letters with their texts. It doesn't check who may open them, or when. */
export type BuiltMemberLettersReader = {
  readonly letters: () => Promise<readonly LetterWithRightId[]>;
  /** The text of a letter from that list. */
  readonly sectionsOf: (letter: LetterWithRightId) => Promise<readonly HtmlOrPlanSection[]>;
};

/** Reads the letters from the private files. */
export const createBuiltMemberLettersReader = (
  files: PrivateBuildFiles,
): BuiltMemberLettersReader => ({
  letters: () => readMemberLetterListWrittenByBuild(files),
  sectionsOf: async ({ slug }) =>
    (await files.read(`members/letters/${slug}`, HtmlOrPlanSectionsSchema)) ?? [],
});
