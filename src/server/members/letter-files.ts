import type { LetterForSubscription } from '../../domain/members/letters.ts';
import { TextSectionsSchema, type TextSection } from '../../domain/plans/plan-view.ts';
import type { PrivateBuildFiles } from '../store/private-build-files.ts';
import { readLetterList } from './letter-list.ts';

/** The members' letters with their texts. It doesn't check who may open them, or when. */
export type LetterFiles = {
  readonly letters: () => Promise<readonly LetterForSubscription[]>;
  /** The text of a letter from that list. */
  readonly sectionsOf: (letter: LetterForSubscription) => Promise<readonly TextSection[]>;
};

/** Reads the letters from the private files. */
export const openLetterFiles = (files: PrivateBuildFiles): LetterFiles => ({
  letters: () => readLetterList(files),
  sectionsOf: async ({ slug }) =>
    (await files.read(`members/letters/${slug}`, TextSectionsSchema)) ?? [],
});
