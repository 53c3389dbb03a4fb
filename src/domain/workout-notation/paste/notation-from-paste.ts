import type { ExerciseLibrary } from '../names/exercise-library.ts';
import { parsePlanOrSyntaxErrors } from '../parse/parse-plan-or-syntax-errors.ts';
import { parseValidLinesAndMistakes } from '../workbench/parse-valid-lines-and-mistakes.ts';
import { createPastedDraftBuilder } from './draft.ts';
import type { PastedDraftBuilder } from './draft.ts';
import type { NotationFromPaste, PastedLineReport } from './pasted.ts';
import { draftToNotationLines } from './draft-to-notation-lines.ts';
import type { NotationLineWithSources } from './draft-to-notation-lines.ts';
import { readPastedPlanLinesIntoDraft } from './read-pasted-plan-lines-into-draft.ts';
import type { SourceLine } from './read-pasted-plan-lines-into-draft.ts';
import { readIntoDraftIfSheet } from './sheet/read-sheet.ts';

/**
 * More lines than a plan of a year has, and more letters than a coach's longest line. Anything
 * beyond is reported as not understood.
 */
const maxLines = 2000;
const maxLetters = 600;

const linesIn = (text: string): readonly SourceLine[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ number: index + 1, text: line }))
    .filter((line) => line.text.trim() !== '');

/** The lines of the notation that come from each line of the source. */
const placesIn = (
  printed: readonly NotationLineWithSources[],
): ReadonlyMap<number, readonly number[]> => {
  const places = new Map<number, number[]>();
  for (const [index, { from }] of printed.entries()) {
    for (const line of from) {
      const known = places.get(line);
      if (known === undefined) places.set(line, [index + 1]);
      else if (known.at(-1) !== index + 1) known.push(index + 1);
    }
  }
  return places;
};

const nothingFound = 'No exercise, heading or number of sets was found in this line.';

const fateOf = (
  { number, text }: SourceLine,
  draft: PastedDraftBuilder,
  places: ReadonlyMap<number, readonly number[]>,
): PastedLineReport => {
  const { understood, reasons, names } = draft.account(number);
  const unique = [...new Set(reasons)];
  const base = {
    line: number,
    text,
    names,
    notationLines: places.get(number) ?? [],
  };
  if (!understood) {
    return {
      ...base,
      outcome: 'not understood',
      reasons: unique.length > 0 ? unique : [nothingFound],
    };
  }
  return { ...base, outcome: unique.length === 0 ? 'kept' : 'changed', reasons: unique };
};

/** Keeps a text that is already notation unchanged. */
const asItIs = (
  text: string,
  lines: readonly SourceLine[],
  library: ExerciseLibrary,
): NotationFromPaste | undefined => {
  if (!parsePlanOrSyntaxErrors(text, library).ok) return undefined;
  return {
    notation: `${text
      .split(/\r\n|\r|\n/)
      .join('\n')
      .trimEnd()}\n`,
    mistakes: [],
    lines: lines.map(({ number, text: line }) => ({
      line: number,
      text: line,
      outcome: 'kept',
      reasons: [],
      notationLines: [number],
      names: [],
    })),
  };
};

/**
 * Converts text pasted from a spreadsheet or a coach's note to notation, and reports what happened
 * to every line. Names are matched with the library; uncertain matches are marked for an editor to
 * confirm. It is fast for text of any length.
 */
export const notationFromPaste = (text: string, library: ExerciseLibrary): NotationFromPaste => {
  const all = linesIn(text);
  const lines = all.filter((line, index) => index < maxLines && line.text.length <= maxLetters);
  const whole = lines.length === all.length ? asItIs(text, all, library) : undefined;
  if (whole !== undefined) return whole;

  const draft = createPastedDraftBuilder();
  for (const [index, line] of all.entries()) {
    if (index >= maxLines) {
      draft.account(line.number).reasons.push(`Only the first ${maxLines} lines are read.`);
    } else if (line.text.length > maxLetters) {
      draft.account(line.number).reasons.push(`A line may have ${maxLetters} letters at most.`);
    }
  }
  if (!readIntoDraftIfSheet(lines, draft, library))
    readPastedPlanLinesIntoDraft(lines, draft, library);
  const printed = draftToNotationLines(draft, (line, reason) =>
    draft.account(line).reasons.push(reason),
  );
  const places = placesIn(printed);
  const notation = printed.length === 0 ? '' : `${printed.map((line) => line.text).join('\n')}\n`;
  return {
    notation,
    mistakes: notation === '' ? [] : parseValidLinesAndMistakes(notation, library).mistakes,
    lines: all.map((line) => fateOf(line, draft, places)),
  };
};
