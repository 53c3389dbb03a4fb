import type { ExerciseLibrary } from '../names/exercise-library.ts';
import type { ExerciseNameMatch } from './match-exercise-name.ts';
import { restTempoOrProgressionInBoth } from './prescription.ts';
import type { Prescription } from './prescription.ts';
import { matchExerciseNameWithKit } from './read-exercise.ts';
import { readPrescription } from './read-prescription.ts';

/** Sets that follow others: "1x5 @ 80% + 3x8 @ 70%". */
const nextSets = /\s*(?:\+|,?\s*\bthen\b)\s*(?=\d{1,2}\s*(?:x|sets?\b))/i;

/** A piece of a line: an exercise with its sets, or more details of the one before it. */
export type ParsedLinePiece = {
  readonly name: string;
  readonly match: ExerciseNameMatch | undefined;
  readonly prescription: Prescription;
  /** What has no field, as it is written. */
  readonly unread: readonly string[];
};

const longestUnknownName = 8;
const longestNameWithoutSets = 4;

const wordCount = (text: string): number => text.split(/\s+/).length;

/** Reads sets that follow each other in one piece, each with its loads. */
const readSetsInRow = (text: string): { prescription: Prescription; end: number } => {
  const [first = '', ...more] = text.split(nextSets);
  let read = readPrescription(first);
  let end = first.length;
  for (const part of more) {
    const at = text.indexOf(part, end);
    const next = readPrescription(part);
    // The notation has one rest, one tempo and one progression for all sets.
    if (restTempoOrProgressionInBoth(read, next) !== undefined) break;
    read = {
      ...read,
      blocks: [...read.blocks, ...next.blocks],
      loadLists: [...read.loadLists, ...next.loadLists],
      restSeconds: read.restSeconds ?? next.restSeconds,
      tempo: read.tempo ?? next.tempo,
      progression: read.progression ?? next.progression,
      left: [...read.left, ...next.left.map((left) => ({ ...left, at: left.at + at }))],
      notes: [...read.notes, ...next.notes],
      reasons: [...read.reasons, ...next.reasons],
    };
    end = at + part.length;
  }
  return { prescription: read, end };
};

/** Where the word at a place begins: a word is read as a whole or not at all. */
const wordStart = (text: string, at: number): number => text.slice(0, at).search(/\S*$/);

/** Numbers after a name: "Back squat 3x8/6", of which the sets weren't understood. */
const numbersAfter = /^(.*?\p{L}.*?)\s+(?=\S*\d)/u;

/**
 * Reads a piece of text that may be an exercise with its sets. From the first word after the name
 * that has no field, the rest of the piece is kept as it is written: to read single numbers of a
 * sentence would change what it says.
 */
export const readLinePiece = (text: string, library: ExerciseLibrary): ParsedLinePiece => {
  const { prescription, end } = readSetsInRow(text);
  const matches = prescription.left.map((left) => ({
    ...left,
    match: matchExerciseNameWithKit(left.text, library),
  }));
  const best =
    matches.find(({ match }) => match?.isCertain) ??
    matches.find(({ match }) => match) ??
    matches.find((left) => /\p{L}/u.test(left.text)) ??
    matches[0];
  const nameEnd = best === undefined ? 0 : best.at + best.text.length;
  const after = prescription.left.find(({ at }) => at > (best?.at ?? text.length));
  const short =
    best?.match?.isCertain === true ? undefined : numbersAfter.exec(best?.text ?? '')?.[1];
  const cut =
    best !== undefined &&
    short !== undefined &&
    matchExerciseNameWithKit(short, library)?.extra === ''
      ? best.at + short.length
      : after !== undefined
        ? Math.max(nameEnd, wordStart(text, after.at))
        : end;
  if (cut < text.length) {
    const head = readLinePiece(text.slice(0, cut), library);
    return { ...head, unread: [...head.unread, text.slice(cut).trim()] };
  }
  const before = prescription.left.filter(({ at }) => at < (best?.at ?? 0));
  return {
    name: best?.text ?? '',
    match: best?.match,
    prescription,
    unread: before.map(({ at, text: { length } }) =>
      text
        .slice(wordStart(text, at), at + length)
        .concat(/^\S*/.exec(text.slice(at + length))?.[0] ?? ''),
    ),
  };
};

/** Whether it has a number of sets or of repetitions. */
export const hasSetsOrAmount = ({ prescription }: ParsedLinePiece): boolean =>
  prescription.blocks.some(({ sets, amount }) => sets !== undefined || amount !== undefined);

/** Whether one block has both; sets in one and an amount in another don't count. */
export const hasSetsAndAmount = ({ prescription }: ParsedLinePiece): boolean =>
  prescription.blocks.some(({ sets, amount }) => sets !== undefined && amount !== undefined);

/** Whether a piece is an exercise of its own, rather than more details of the one before it. */
export const isExerciseOfItsOwn = (piece: ParsedLinePiece): boolean => {
  if (piece.name === '' || !/\p{L}{2}/u.test(piece.name)) return false;
  if (piece.match?.isCertain === true) return true;
  // "last set to failure" says more of the exercise before it.
  if (piece.match === undefined && /\bsets?$/i.test(piece.name)) return false;
  if (piece.match === undefined && piece.unread.length > 0 && !hasSetsAndAmount(piece))
    return false;
  if (!hasSetsOrAmount(piece) || piece.prescription.isBare)
    return (
      piece.match !== undefined &&
      wordCount(piece.name) <= longestNameWithoutSets &&
      piece.match.extra === ''
    );
  return (
    wordCount(piece.name) <= (hasSetsAndAmount(piece) ? longestUnknownName : longestNameWithoutSets)
  );
};
