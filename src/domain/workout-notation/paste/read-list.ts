import type { ExerciseLibrary } from '../names/exercise-library.ts';
import { addPieceToExercise } from './add-to-exercise.ts';
import type { PastedDraftBuilder, DraftExercise } from './draft.ts';
import { becameNoteSentence } from './left-over.ts';
import { prescribesOnlyRest } from './prescription.ts';
import { toDraftExercise } from './read-exercise.ts';
import {
  hasSetsOrAmount,
  hasSetsAndAmount,
  isExerciseOfItsOwn,
  readLinePiece,
} from './read-line-piece.ts';
import type { ParsedLinePiece } from './read-line-piece.ts';
import { listWithCommasPattern } from './read-prescription.ts';

/** A comma or semicolon between exercises, not within a number. */
const comma = /(?<!\d)\s*[,;]\s*|\s*[,;]\s+|\s*[,;]\s*(?!\d)/;
/** The end of a sentence. */
const fullStop = /(?<=[a-z\d)%]{2}|\))\.\s+(?=[A-Z])/;
/**
 * Separators between the exercises of a group: also a slash, a plus sign, `into`. Not the slash of
 * "8/side".
 */
const between =
  /\s+\/\s+|(?<=\w)\s*\/\s*(?=[a-z]{3,}(?<!side|leg|arm|way))|\s+\+\s+(?=[a-z]|\d{1,3}\s+(?!sets?\b|x\b)[a-z])|\s+into\s+|(?<!\d)\s*[,;]\s*|\s*[,;]\s+/i;
/** "A1. " before an exercise of a group written on one line. */
const labelInList = /(^|\s*[,;\/|+]?\s+)[A-H]\d\s*[.):]\s*/g;
/** Two exercises joined on one line: "curls 3x12 superset with pushdowns 3x12". */
const pairWord = /\s+(?:ss|s\/s|super-?\s?set(?:ted|s)?)\b\s*(?:w\/|with|:)?\s*/i;

/** Exercises with their sets, divided on one line: "DL 3x3 / OHP 4x6". */
const divider = /\s+[/|+]\s+/;
/** Stands for a comma that divides the numbers of a list, and no pieces. */
const listComma = '\u0002';

/** The pieces of a line: divided by commas, but not those of a list of numbers, and sentences. */
const piecesOf = (text: string): readonly string[] =>
  text
    .replace(listWithCommasPattern, (list) => list.replaceAll(',', listComma))
    .split(comma)
    .flatMap((piece) => piece.split(fullStop))
    .map((piece) => piece.replaceAll(listComma, ','));

const saysSomething = ({ prescription }: ParsedLinePiece): boolean =>
  prescription.blocks.length > 0 ||
  prescription.loadLists.length > 0 ||
  prescription.restSeconds !== undefined ||
  prescription.tempo !== undefined ||
  prescription.progression !== undefined;

/** A line of several exercises, each with its sets, whose slashes divide them. */
const dividedExercises = (text: string, library: ExerciseLibrary): readonly string[] => {
  const parts = text.split(divider);
  const areExercises =
    parts.length > 1 &&
    parts.every((part) => {
      const piece = readLinePiece(part, library);
      return isExerciseOfItsOwn(piece) && hasSetsAndAmount(piece) && piece.unread.length === 0;
    });
  return areExercises ? parts : [text];
};

/**
 * Reads exercises with their details, from one line, into a draft. False if the line has no
 * exercise.
 */
const readPieces = (
  line: number,
  texts: readonly string[],
  draft: PastedDraftBuilder,
  library: ExerciseLibrary,
): boolean => {
  const account = draft.account(line);
  let current: DraftExercise | undefined;
  for (const text of texts) {
    if (text.trim() === '') continue;
    const piece = readLinePiece(text, library);
    if (
      isExerciseOfItsOwn(piece) &&
      (current === undefined || hasSetsOrAmount(piece) || piece.match?.isCertain === true)
    ) {
      current = toDraftExercise(
        line,
        piece.name,
        piece.match,
        piece.prescription,
        piece.unread,
        library,
        account,
      );
      account.reasons.push(...piece.unread.map(becameNoteSentence));
      draft.add(current);
    } else if (current !== undefined) {
      addPieceToExercise(current, text, piece, account);
    } else return false;
  }
  return current !== undefined;
};

/**
 * Reads the exercises of a line: one, or a comma-separated list; "superset" in the middle joins
 * two.
 */
export const readExercisesInto = (
  line: number,
  text: string,
  draft: PastedDraftBuilder,
  library: ExerciseLibrary,
): boolean => {
  const [first = '', second] = text.split(pairWord);
  if (second !== undefined && /[a-z]/i.test(first)) {
    const wasInGroup = draft.group() !== undefined;
    if (!wasInGroup) {
      draft.openGroup(line, {
        kind: 'superset',
        rounds: undefined,
        minutes: undefined,
        restSeconds: undefined,
        label: undefined,
      });
    }
    const found = readPieces(line, text.split(pairWord).flatMap(piecesOf), draft, library);
    if (!wasInGroup) draft.closeGroup();
    return found;
  }
  const texts = piecesOf(text).flatMap((piece) => dividedExercises(piece, library));
  return readPieces(line, texts, draft, library);
};

/** Reads the exercises of a group written on one line: "curls 3x12 / pushdowns 3x12". */
export const readExercisesOfOpenGroupInto = (
  line: number,
  text: string,
  draft: PastedDraftBuilder,
  library: ExerciseLibrary,
): boolean => {
  const pieces = text.replace(labelInList, (_, before: string) => (before === '' ? '' : ' / '));
  return readPieces(line, pieces.split(between), draft, library);
};

/**
 * Reads a line with more details of the exercise above it: a rest, a tempo, a load. False if it has
 * none.
 */
export const readIntoLastIfMoreDetails = (
  line: number,
  text: string,
  draft: PastedDraftBuilder,
  library: ExerciseLibrary,
): boolean => {
  const piece = readLinePiece(text, library);
  const last = draft.last();
  if (last === undefined || !saysSomething(piece) || piece.name !== '' || piece.unread.length > 0) {
    return false;
  }
  const account = draft.account(line);
  account.understood = true;
  const group = draft.group();
  if (
    group !== undefined &&
    group.restSeconds === undefined &&
    prescribesOnlyRest(piece.prescription)
  ) {
    group.restSeconds = piece.prescription.restSeconds;
    group.lines.push(line);
    account.reasons.push(...piece.prescription.reasons);
    account.reasons.push('The rest was taken as the one after each round.');
    return true;
  }
  addPieceToExercise(last, text, piece, account);
  last.lines.push(line);
  account.reasons.push(`It was added to ${last.name}.`);
  return true;
};
