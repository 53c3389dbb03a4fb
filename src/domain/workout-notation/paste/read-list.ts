import type { ExerciseLibrary } from '../names/exercise-library.ts';
import { printLoad } from '../words/print-workout.ts';
import type { Draft, DraftExercise, LineAccount } from './draft.ts';
import { giveLoads, listReason } from './loads-of-sets.ts';
import type { NameMatch } from './match-name.ts';
import type { Prescription } from './prescription.ts';
import { readName, toDraftExercise } from './read-exercise.ts';
import { canHave } from './reading.ts';
import { readPrescription } from './read-prescription.ts';
import { withoutBrackets } from './tidy-text.ts';

/** A comma or semicolon between exercises, not within a number. */
const comma = /(?<!\d)\s*[,;]\s*|\s*[,;]\s+|\s*[,;]\s*(?!\d)/;
/** Repetitions or loads, set by set: "5, 5, 3", "60, 62.5, 65kg". */
const listWithCommas =
  /(?<![\d.]|x\s?)\d{1,3}(?:\.\d+)?(?:\s?(?:%|kgs?|lbs?))?(?:,\s?\d{1,3}(?:\.\d+)?(?:\s?(?:%|kgs?|lbs?))?){2,}(?![\d.])/gi;
/**
 * Separators between the exercises of a group: also a slash, a plus sign, `into`. Not the slash of
 * "8/side".
 */
const between =
  /\s+\/\s+|(?<=\w)\s*\/\s*(?=[a-z]{3,}(?<!side|leg|arm|way))|\s+\+\s+(?=[a-z]|\d{1,3}\s+(?!sets?\b|x\b)[a-z])|\s+into\s+|(?<!\d)\s*[,;]\s*|\s*[,;]\s+/i;
/** "A1. " before an exercise of a group written on one line. */
const labelInList = /(^|\s*[,;\/|+]?\s+)[A-H]\d\s*[.):]\s*/g;
/** Sets that follow others: "1x5 @ 80% + 3x8 @ 70%". */
const nextSets = /\s*(?:\+|,?\s*\bthen\b)\s*(?=\d{1,2}\s*(?:x|sets?\b))/i;
/** Two exercises joined on one line: "curls 3x12 superset with pushdowns 3x12". */
const pairWord = /\s+(?:ss|s\/s|super-?\s?set(?:ted|s)?)\b\s*(?:w\/|with|:)?\s*/i;

const withoutListCommas = (text: string): string =>
  text.replace(listWithCommas, (list) => list.replace(/,\s?/g, '/'));

type Piece = {
  readonly name: string;
  readonly match: NameMatch | undefined;
  readonly prescription: Prescription;
  readonly notes: readonly string[];
};

const longestUnknownName = 8;
const longestNameWithoutSets = 4;

const wordCount = (text: string): number => text.split(/\s+/).length;

/** Reads a piece of text that may be an exercise with its sets. */
const readPiece = (text: string, library: ExerciseLibrary): Piece => {
  const [first = '', ...more] = text.split(nextSets);
  const head = readPrescription(first);
  const others = more.map(readPrescription);
  const prescription: Prescription = {
    ...head,
    blocks: [head, ...others].flatMap(({ blocks }) => blocks),
    loadLists: [head, ...others].flatMap(({ loadLists }) => loadLists),
    restSeconds: [head, ...others].map(({ restSeconds }) => restSeconds).find((rest) => rest),
    tempo: [head, ...others].map(({ tempo }) => tempo).find((tempo) => tempo),
    progression: [head, ...others].map(({ progression }) => progression).find((added) => added),
    words: [head, ...others].flatMap(({ words }) => words),
    notes: [head, ...others].flatMap(({ notes }) => notes),
    isBare: head.isBare,
    reasons: [head, ...others].flatMap(({ reasons }) => reasons),
  };
  const matches = prescription.words.map((words) => ({ words, match: readName(words, library) }));
  const best =
    matches.find(({ match }) => match?.isCertain) ??
    matches.find(({ match }) => match) ??
    matches[0];
  const notes = prescription.words.filter((words) => words !== best?.words);
  return { name: best?.words ?? '', match: best?.match, prescription, notes };
};

const hasSets = ({ prescription }: Piece): boolean =>
  prescription.blocks.some(({ sets, amount }) => sets !== undefined || amount !== undefined);

/** Whether a piece is an exercise of its own, rather than more details of the one before it. */
const isExercise = (piece: Piece): boolean => {
  if (piece.name === '' || !/\p{L}{2}/u.test(piece.name)) return false;
  if (piece.match?.isCertain === true) return true;
  if (!hasSets(piece) || piece.prescription.isBare)
    return (
      piece.match !== undefined &&
      wordCount(piece.name) <= longestNameWithoutSets &&
      piece.match.extra === ''
    );
  const isWhole = piece.prescription.blocks.some(
    ({ sets, amount }) => sets !== undefined && amount !== undefined,
  );
  return wordCount(piece.name) <= (isWhole ? longestUnknownName : longestNameWithoutSets);
};

/**
 * Adds a piece's details to the exercise before it. Anything that the notation can't express
 * becomes a note.
 */
const addTo = (exercise: DraftExercise, piece: Piece, account: LineAccount): void => {
  const { prescription } = piece;
  account.reasons.push(...prescription.reasons);
  if (prescription.restSeconds !== undefined && exercise.restSeconds !== undefined) {
    account.reasons.push(`${exercise.name} has two rests: the second is left out.`);
  }
  if (prescription.tempo !== undefined && exercise.tempo !== undefined) {
    account.reasons.push(`${exercise.name} has two tempos: the second is left out.`);
  }
  const leftLoads: string[] = [];
  if (prescription.blocks.length > 0) {
    const bare = prescription.blocks.every(
      ({ sets, amount }) => sets === undefined && amount === undefined,
    );
    if (bare && exercise.blocks.length > 0) {
      for (const load of prescription.blocks.flatMap((block) => block.loads)) {
        if (exercise.blocks.every(({ loads }) => canHave(loads, load))) {
          exercise.blocks = exercise.blocks.map((block) => ({
            ...block,
            loads: [...block.loads, load],
          }));
        } else {
          leftLoads.push(printLoad(load));
          account.reasons.push(
            `${exercise.name} has a load already: “${printLoad(load)}” became a note.`,
          );
        }
      }
    } else exercise.blocks = [...exercise.blocks, ...prescription.blocks];
  }
  const { blocks, left } = giveLoads(exercise.blocks, prescription.loadLists);
  exercise.blocks = blocks;
  account.reasons.push(...left.map(listReason));
  leftLoads.push(...left.map(({ written }) => written));
  exercise.restSeconds ??= prescription.restSeconds;
  exercise.tempo ??= prescription.tempo;
  exercise.progression ??= prescription.progression;
  const notes = [
    exercise.note,
    piece.name,
    ...piece.notes,
    ...prescription.notes,
    ...leftLoads,
  ].map(withoutBrackets);
  exercise.note = notes.filter((note) => note !== '').join(', ');
};

const saysSomething = ({ prescription }: Piece): boolean =>
  prescription.blocks.length > 0 ||
  prescription.loadLists.length > 0 ||
  prescription.restSeconds !== undefined ||
  prescription.tempo !== undefined ||
  prescription.progression !== undefined;

/**
 * Reads exercises with their details, from one line, into a draft. False if the line has no
 * exercise.
 */
const readPieces = (
  line: number,
  texts: readonly string[],
  draft: Draft,
  library: ExerciseLibrary,
): boolean => {
  const account = draft.account(line);
  let current: DraftExercise | undefined;
  for (const text of texts) {
    if (text.trim() === '') continue;
    const piece = readPiece(text, library);
    if (
      isExercise(piece) &&
      (current === undefined || hasSets(piece) || piece.match?.isCertain === true)
    ) {
      current = toDraftExercise(
        line,
        piece.name,
        piece.match,
        piece.prescription,
        piece.notes,
        library,
        account,
      );
      draft.add(current);
    } else if (current !== undefined) {
      addTo(current, piece, account);
    } else return false;
  }
  return current !== undefined;
};

/**
 * Reads the exercises of a line: one, or a comma-separated list; "superset" in the middle joins
 * two.
 */
export const readExercises = (
  line: number,
  source: string,
  draft: Draft,
  library: ExerciseLibrary,
): boolean => {
  const text = withoutListCommas(source);
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
    const found = readPieces(
      line,
      text.split(pairWord).flatMap((piece) => piece.split(comma)),
      draft,
      library,
    );
    if (!wasInGroup) draft.closeGroup();
    return found;
  }
  return readPieces(line, text.split(comma), draft, library);
};

/** Reads the exercises of a group written on one line: "curls 3x12 / pushdowns 3x12". */
export const readGroupList = (
  line: number,
  text: string,
  draft: Draft,
  library: ExerciseLibrary,
): boolean => {
  const pieces = text.replace(labelInList, (_, before: string) => (before === '' ? '' : ' / '));
  return readPieces(line, pieces.split(between), draft, library);
};

/**
 * Reads a line with more details of the exercise above it: a rest, a tempo, a load. False if it has
 * none.
 */
export const readMore = (
  line: number,
  text: string,
  draft: Draft,
  library: ExerciseLibrary,
): boolean => {
  const piece = readPiece(withoutListCommas(text), library);
  const last = draft.last();
  if (last === undefined || !saysSomething(piece) || piece.name !== '') return false;
  const account = draft.account(line);
  account.understood = true;
  const group = draft.group();
  if (
    group !== undefined &&
    piece.prescription.restSeconds !== undefined &&
    piece.prescription.blocks.length === 0
  ) {
    group.restSeconds ??= piece.prescription.restSeconds;
    group.lines.push(line);
    account.reasons.push('The rest was taken as the one after each round.');
    return true;
  }
  addTo(last, piece, account);
  last.lines.push(line);
  account.reasons.push(`It was added to ${last.name}.`);
  return true;
};
