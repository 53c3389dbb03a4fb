import { editDistance } from '../../../domain/text/edit-distance.ts';

/** What a screen needs to know of recovery phrases. */
export type PhraseWordListAndValidator = {
  /** The words that a phrase is made of. */
  readonly words: readonly string[];
  /** Whether these words are a phrase: some of it is a checksum. */
  readonly isPhrase: (words: readonly string[]) => Promise<boolean>;
};

export const phraseWordCount = 12;

/**
 * The words of a typed or pasted text; those of a numbered list, if it has one, such as our own
 * file.
 */
export const phraseWordsIn = (text: string): readonly string[] => {
  const lower = text.toLowerCase();
  const numbered = [...lower.matchAll(/(?:^|\s)\d{1,2}[.):]?\s+([a-z]+)/g)].map(
    ([, word = '']) => word,
  );
  return numbered.length === phraseWordCount ? numbered : (lower.match(/[a-z]+/g) ?? []);
};

const suggested = 6;

/** Words that begin as the lifter types; none once there is nothing to choose. */
export const phraseWordsBeginning = (
  typed: string,
  words: readonly string[],
): readonly string[] => {
  if (typed.length < 2) return [];
  const fitting = words.filter((word) => word.startsWith(typed));
  return fitting.length === 1 && fitting[0] === typed ? [] : fitting.slice(0, suggested);
};

/**
 * The word that the lifter meant, if one is near: a typo or two, or the same first four letters.
 */
const nearest = (typed: string, words: readonly string[]): string | undefined => {
  const [best] = words
    .map((word) => ({
      word,
      distance:
        typed.length >= 4 && word.slice(0, 4) === typed.slice(0, 4)
          ? 1
          : editDistance(typed, word, 3),
    }))
    .filter(({ distance }) => distance <= 2)
    .toSorted((one, other) => one.distance - other.distance);
  return best?.word;
};

/** What is wrong with typed words, and at which of them; without an index it isn't one word. */
export type PhraseFaultPlaceAndSentence = {
  readonly index: number | undefined;
  readonly sentence: string;
};

/**
 * The place where a word one letter off would make these words a phrase. It is a guess: words may
 * also be in each other's place.
 */
const likelySlip = async (
  typed: readonly string[],
  { words, isPhrase }: PhraseWordListAndValidator,
): Promise<{ readonly index: number; readonly word: string } | undefined> => {
  for (const [index, one] of typed.entries()) {
    const near = words.filter((word) => word !== one && editDistance(one, word, 2) === 1);
    for (const word of near) {
      if (await isPhrase(typed.with(index, word))) return { index, word };
    }
  }
  return undefined;
};

/** The first fault of typed words, in one sentence; undefined if they are a phrase. */
export const phraseFaultOf = async (
  typed: readonly string[],
  book: PhraseWordListAndValidator,
): Promise<PhraseFaultPlaceAndSentence | undefined> => {
  const known = new Set(book.words);
  const missing = typed.indexOf('');
  if (missing !== -1) return { index: missing, sentence: `Word ${missing + 1} is missing.` };
  const unknown = typed.findIndex((word) => !known.has(word));
  if (unknown !== -1) {
    const word = typed[unknown] ?? '';
    const meant = nearest(word, book.words);
    return {
      index: unknown,
      sentence: `Word ${unknown + 1}, “${word}”, isn’t in our list of words${meant === undefined ? ': look at your note again.' : `. Is it “${meant}”?`}`,
    };
  }
  if (await book.isPhrase(typed)) return undefined;
  const slip = await likelySlip(typed, book);
  return slip === undefined
    ? {
        index: undefined,
        sentence:
          'These words don’t belong together: one is another word, or two have changed places.',
      }
    : {
        index: slip.index,
        sentence: `These words don’t belong together. Look at word ${slip.index + 1} first: “${typed[slip.index] ?? ''}” may be “${slip.word}”.`,
      };
};
