import { understoodCharacterMark } from './note-patterns.ts';
import type { UnreadTextWithOffset } from './prescription.ts';

// What is left of a text once its understood characters are gaps: only separators may be passed
// over in silence. Everything else is a name, becomes a note, or has its line marked.

const pieces = new RegExp(`[^${understoodCharacterMark}]+`, 'g');
/** Punctuation that only divides. A plus, a star, an arrow or a question mark says something. */
const separatorsBefore = /^[\s,;:.!|/()[\]-]+/;
const separatorsAfter = /[\s,;:.!|/()[\]-]+$/;
/** Small words that join what was understood. */
const joiner = /^(?:of|at|for|with|and|x|then|&|@)$/i;
const joinerBefore = /\s+(?:of|at|for|with|and|x|@)$/i;
const joinerAfter = /^(?:of\s+|@\s*)/i;
/** Signs before or after the words of a piece, such as the star of a footnote. */
const signsAround = /^([^\p{L}\p{N}"“'’]*)(.*?)([^\p{L}\p{N}"”'’″′]*)$/u;

/** The characters that aren't gaps or separators, with their places, in text order. */
export const unreadTextsIn = (text: string): readonly UnreadTextWithOffset[] =>
  [...text.matchAll(pieces)].flatMap(({ 0: piece, index }) => {
    const isAfterGap = index > 0;
    const isBeforeGap = index + piece.length < text.length;
    let words = piece.replace(separatorsAfter, '');
    if (isBeforeGap) words = words.replace(joinerBefore, '').replace(separatorsAfter, '');
    let at = index + words.length;
    words = words.replace(separatorsBefore, '');
    if (isAfterGap) words = words.replace(joinerAfter, '').replace(separatorsBefore, '');
    at -= words.length;
    if (words === '' || joiner.test(words)) return [];
    const [, before = '', core = '', after = ''] = signsAround.exec(words) ?? [];
    return [before, core, after].flatMap((part) => {
      const found = { text: part.trim(), at };
      at += part.length;
      return found.text === '' ? [] : [found];
    });
  });

/** The words of a text that a name wouldn't account for: signs that say something. */
export const meaningfulSignsIn = (text: string): string =>
  text.replace(/[\p{L}\p{N}\p{M}\s,;:.!|/()[\]'’‘"“”&-]/gu, '');

/** Says that a part of a line has no field, and where it stands now. */
export const becameNoteSentence = (written: string): string =>
  `“${written.trim()}” was not understood: it became a note.`;
