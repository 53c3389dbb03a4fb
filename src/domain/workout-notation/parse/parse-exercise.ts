import type { ExerciseLibrary } from '../names/exercise-library.ts';
import {
  quantityBounds,
  checkBoundsOrReport,
  parseAmount,
  parseLoad,
  parseSecondsRangeOrReport,
  parseTempo,
  decimalToNumberOrNaN,
} from './parse-quantity.ts';
import { equipmentPhrases } from '../plan.ts';
import type { EquipmentPhrase, Exercise, Load, SetBlock, WeeklyProgression } from '../plan.ts';
import { isUnitUsedInAnySet } from '../progression-unit.ts';
import { exerciseNameOrSlugToNotation } from '../words/plan-to-notation.ts';
import { partOfPositionedText, splitPositionedText } from './positioned-text.ts';
import type { PositionedText, ReportSyntaxError } from './positioned-text.ts';

/**
 * Where the number of sets of an exercise comes from: its own line if it is alone, or the rounds or
 * the clock of its group.
 */
export type SetCountSource = 'alone' | 'rounds' | 'clock';

/** A separating comma. A comma between two digits is a decimal comma. */
export const separatingCommaPattern = /(?<!\d),|,(?!\d)/g;

const parseLoads = (at: PositionedText, report: ReportSyntaxError): readonly Load[] => {
  const loads: Load[] = [];
  for (const span of splitPositionedText(at, /\band\b/gi)) {
    const load = parseLoad(span, report);
    if (load === undefined) continue;
    if (loads.some((other) => other.kind === load.kind)) {
      report(span, 'Two loads of one kind: write a range, such as 60-70 kg, or one of them.');
    } else if (loads.length === 2) {
      report(span, 'Two loads are the most, such as 40 kg and RPE 7.');
    }
    loads.push(load);
  }
  return loads;
};

const parseSetBlock = (
  at: PositionedText,
  context: SetCountSource,
  report: ReportSyntaxError,
): SetBlock | undefined => {
  const times = /^(\d+)\s*[x×]\s*/i.exec(at.text);
  if (context === 'alone' && times === null) {
    const meant = /^(\d+)\s*sets?\s+(?:of\s+)?(?=\S)/i;
    report(
      at,
      `Expected how many sets, such as 3 x 8 at RPE 8; found "${at.text}".`,
      meant.test(at.text) ? at.text.replace(meant, '$1 x ') : undefined,
    );
    return undefined;
  }
  const afterTimes = partOfPositionedText(at, times?.[0].length ?? 0);
  const preposition = /\s(?:at|with)\s/i.exec(afterTimes.text);
  const amount = parseAmount(partOfPositionedText(afterTimes, 0, preposition?.index), report);
  const loads =
    preposition === null
      ? []
      : parseLoads(
          partOfPositionedText(afterTimes, preposition.index + preposition[0].length),
          report,
        );
  const sets = times?.[1] === undefined ? undefined : Number(times[1]);
  if (context !== 'alone' && sets !== undefined) {
    report(
      at,
      context === 'rounds'
        ? 'The rounds of the group say how often: write the reps alone.'
        : 'The clock says how often: write the reps alone.',
      afterTimes.text,
    );
    return undefined;
  }
  if (sets !== undefined && !checkBoundsOrReport(sets, quantityBounds.sets, at, report))
    return undefined;
  return amount && { sets, amount, loads };
};

const addition = /^add\s+(\d+(?:[.,]\d+)?)\s*(kg|%|reps?|sets?|s|secs?|seconds?)$/i;

const unitOf = (text: string): Extract<WeeklyProgression, { kind: 'add' }>['unit'] => {
  const unit = text.toLowerCase();
  if (unit === 'kg' || unit === '%') return unit;
  if (unit.startsWith('rep')) return 'reps';
  return unit.startsWith('set') ? 'sets' : 's';
};

const additionBounds = {
  kg: quantityBounds.kilograms,
  '%': { ...quantityBounds.percent, min: 0.5 },
  reps: quantityBounds.reps,
  sets: quantityBounds.sets,
  s: quantityBounds.seconds,
} as const;

const parseProgression = (
  at: PositionedText,
  report: ReportSyntaxError,
): WeeklyProgression | undefined => {
  const [, number, unitText] = addition.exec(at.text) ?? [];
  if (number !== undefined && unitText !== undefined) {
    const amount = decimalToNumberOrNaN(number);
    const unit = unitOf(unitText);
    return checkBoundsOrReport(amount, additionBounds[unit], at, report)
      ? { kind: 'add', amount, unit }
      : undefined;
  }
  const spans = splitPositionedText(at, /\bthen\b/gi);
  if (spans.length < 2) {
    report(
      at,
      `Expected how it goes on, such as "each week add 2.5 kg" or "each week 70% then 75%"; found "${at.text}".`,
    );
    return undefined;
  }
  const loads = spans.map((span) => parseLoad(span, report)).filter((load) => load !== undefined);
  if (loads.length < spans.length) return undefined;
  if (new Set(loads.map((load) => load.kind)).size > 1) {
    report(at, 'The loads of all weeks must be of one kind, such as 70% then 75%.');
    return undefined;
  }
  return { kind: 'loads', loads };
};

const checkProgression = (
  progression: WeeklyProgression,
  sets: readonly SetBlock[],
  at: PositionedText,
  report: ReportSyntaxError,
): void => {
  if (progression.kind === 'loads') {
    if (sets.some((block) => block.loads.length > 0)) {
      report(at, 'The load is given twice: leave it out before "each week".');
    }
  } else if (!isUnitUsedInAnySet(progression.unit, sets)) {
    const { unit } = progression;
    report(at, `There is nothing in ${unit === 's' ? 'seconds' : unit} to add to in these sets.`);
  }
};

type Clauses = Pick<Exercise, 'restSeconds' | 'tempo' | 'progression'>;

const parseClauses = (
  spans: readonly PositionedText[],
  context: SetCountSource,
  report: ReportSyntaxError,
): Clauses => {
  let clauses: Clauses = { restSeconds: undefined, tempo: undefined, progression: undefined };
  const seen = new Set<string>();
  for (const span of spans) {
    const [whole = '', word = ''] = /^(rest|tempo|each week)\b\s*/i.exec(span.text) ?? [];
    const kind = word.toLowerCase();
    const rest = partOfPositionedText(span, whole.length);
    if (seen.has(kind) && kind !== '') report(span, `"${kind}" stands here twice.`);
    seen.add(kind);
    if (kind === 'rest' && context === 'clock') {
      report(span, 'The clock says when to rest: leave the rest out.');
    } else if (kind === 'rest') {
      clauses = { ...clauses, restSeconds: parseSecondsRangeOrReport(rest, report) };
    } else if (kind === 'tempo') clauses = { ...clauses, tempo: parseTempo(rest, report) };
    else if (kind === 'each week') {
      clauses = { ...clauses, progression: parseProgression(rest, report) };
    } else {
      report(
        span,
        `Expected "rest 90 s", "tempo 3-1-1-0" or "each week add 2.5 kg", found "${span.text}".`,
      );
    }
  }
  return clauses;
};

const quotedName = /^["“”]([^"“”]*)["“”]\s*(?=:|$)/;

/** Ignores case and the article: `Dumbbell` is `a dumbbell`. */
const parseEquipment = (text: string): EquipmentPhrase | undefined => {
  const plain = (word: string): string => word.toLowerCase().replace(/^an? /, '');
  return equipmentPhrases.find((phrase) => plain(phrase) === plain(text));
};

type Name = Pick<Exercise, 'name' | 'slug' | 'equipment'>;

const parseName = (
  at: PositionedText,
  library: ExerciseLibrary,
  report: ReportSyntaxError,
): Name | undefined => {
  const quoted = quotedName.exec(at.text)?.[1]?.trim();
  if (quoted !== undefined) {
    if (quoted !== '') return { name: quoted, slug: undefined, equipment: undefined };
    report(at, 'Expected a name between the quotation marks.');
    return undefined;
  }
  const known = library.find(at.text);
  if (known !== undefined) return { name: known.title, slug: known.slug, equipment: undefined };
  const preposition = /\s+with\s+/i.exec(at.text);
  const name = partOfPositionedText(at, 0, preposition?.index);
  const varied = library.find(name.text);
  if (preposition !== null && varied !== undefined) {
    const words = partOfPositionedText(at, preposition.index + preposition[0].length);
    const equipment = parseEquipment(words.text);
    if (equipment !== undefined) return { name: varied.title, slug: varied.slug, equipment };
    report(words, `Expected kit (${equipmentPhrases.join(', ')}), found "${words.text}".`);
    return undefined;
  }
  const nearest = library.nearest(name.text);
  report(
    at,
    `"${name.text}" is not in the exercise library. ${nearest === undefined ? '' : `Did you mean "${nearest}"? `}Put a name that has no page between quotation marks.`,
    nearest === undefined
      ? undefined
      : exerciseNameOrSlugToNotation({ name: nearest, slug: library.find(nearest)?.slug }),
  );
  return undefined;
};

/**
 * Parses the line of an exercise: its name, a colon, its sets, and after commas the rest, the tempo
 * and the progression; then a note in brackets. Reports every syntax error. Undefined if the name
 * or the sets have one.
 */
export const parseExercise = (
  at: PositionedText,
  context: SetCountSource,
  library: ExerciseLibrary,
  report: ReportSyntaxError,
): Exercise | undefined => {
  const quoted = quotedName.exec(at.text)?.[0].length ?? 0;
  const colon = at.text.indexOf(':', quoted);
  if (colon < 0) {
    const [, words, numbers] = /^(.*?[^\s\d])\s+(\d+\s*[x×].*)$/i.exec(at.text) ?? [];
    report(
      at,
      'Expected the exercise, a colon and its sets, such as "Back squat: 3 x 5 at RPE 8".',
      words === undefined ? undefined : `${words}: ${numbers}`,
    );
    return undefined;
  }
  const name = parseName(partOfPositionedText(at, 0, colon), library, report);
  const [whole, bodyText = '', note = ''] =
    /^([^()]*)(?:\(([^()]*)\))?$/.exec(at.text.slice(colon + 1)) ?? [];
  if (whole === undefined) {
    report(
      partOfPositionedText(at, colon + 1),
      'Expected one note between brackets, at the end of the line.',
    );
    return undefined;
  }
  const body = partOfPositionedText(at, colon + 1, colon + 1 + bodyText.length);
  const [setsSpan, ...clauseSpans] = splitPositionedText(body, separatingCommaPattern);
  const blocks = splitPositionedText(setsSpan, /\+/g).map((span) =>
    parseSetBlock(span, context, report),
  );
  const clauses = parseClauses(clauseSpans, context, report);
  const sets = blocks.filter((block) => block !== undefined);
  if (sets.length < blocks.length || name === undefined) return undefined;
  if (clauses.progression !== undefined) {
    checkProgression(clauses.progression, sets, body, report);
  }
  return { ...name, sets, ...clauses, note: note.trim() };
};
