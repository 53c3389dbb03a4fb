import type { ExerciseLibrary } from './exercise-library.ts';
import {
  bounds,
  isWithin,
  parseAmount,
  parseDuration,
  parseLoad,
  parseTempo,
  toNumber,
} from './parse-quantity.ts';
import { cut, split } from './piece.ts';
import type { Piece, Report } from './piece.ts';
import { kits } from './plan.ts';
import type { Exercise, Load, Progression, SetBlock, Kit } from './plan.ts';

/** Where an exercise stands: alone it says how many sets it has; in a group the rounds or the clock do. */
export type Place = 'alone' | 'rounds' | 'clock';

/** A comma between two figures is a decimal comma, any other one separates. */
export const comma = /(?<!\d),|,(?!\d)/g;

const parseLoads = (at: Piece, report: Report): readonly Load[] => {
  const loads: Load[] = [];
  for (const piece of split(at, /\band\b/gi)) {
    const load = parseLoad(piece, report);
    if (load === undefined) continue;
    if (loads.some((other) => other.kind === load.kind)) {
      report(piece, 'Two loads of one kind: write a range, such as 60-70 kg, or one of them.');
    } else if (loads.length === 2) {
      report(piece, 'Two loads are the most, such as 40 kg and RPE 7.');
    }
    loads.push(load);
  }
  return loads;
};

const parseSetBlock = (at: Piece, place: Place, report: Report): SetBlock | undefined => {
  const times = /^(\d+)\s*[x×]\s*/i.exec(at.text);
  if (place === 'alone' && times === null) {
    report(at, `Expected how many sets, such as 3 x 8 at RPE 8; found "${at.text}".`);
    return undefined;
  }
  const afterTimes = cut(at, times?.[0].length ?? 0);
  const preposition = /\s(?:at|with)\s/i.exec(afterTimes.text);
  const amount = parseAmount(cut(afterTimes, 0, preposition?.index), report);
  const loads =
    preposition === null
      ? []
      : parseLoads(cut(afterTimes, preposition.index + preposition[0].length), report);
  const sets = times?.[1] === undefined ? undefined : Number(times[1]);
  if (place !== 'alone' && sets !== undefined) {
    report(
      at,
      place === 'rounds'
        ? 'The rounds of the group say how often: write the reps alone.'
        : 'The clock says how often: write the reps alone.',
    );
    return undefined;
  }
  if (sets !== undefined && !isWithin(sets, bounds.sets, at, report)) return undefined;
  return amount && { sets, amount, loads };
};

const addition = /^add\s+(\d+(?:[.,]\d+)?)\s*(kg|%|reps?|sets?|s|secs?|seconds?)$/i;

const unitOf = (text: string): Extract<Progression, { kind: 'add' }>['unit'] => {
  const unit = text.toLowerCase();
  if (unit === 'kg' || unit === '%') return unit;
  if (unit.startsWith('rep')) return 'reps';
  return unit.startsWith('set') ? 'sets' : 's';
};

const additionBounds = {
  kg: bounds.kilograms,
  '%': { ...bounds.percent, least: 0.5 },
  reps: bounds.reps,
  sets: bounds.sets,
  s: bounds.seconds,
} as const;

const parseProgression = (at: Piece, report: Report): Progression | undefined => {
  const [, number, unitText] = addition.exec(at.text) ?? [];
  if (number !== undefined && unitText !== undefined) {
    const amount = toNumber(number);
    const unit = unitOf(unitText);
    return isWithin(amount, additionBounds[unit], at, report)
      ? { kind: 'add', amount, unit }
      : undefined;
  }
  const pieces = split(at, /\bthen\b/gi);
  if (pieces.length < 2) {
    report(
      at,
      `Expected how it goes on, such as "each week add 2.5 kg" or "each week 70% then 75%"; found "${at.text}".`,
    );
    return undefined;
  }
  const loads = pieces
    .map((piece) => parseLoad(piece, report))
    .filter((load) => load !== undefined);
  if (loads.length < pieces.length) return undefined;
  if (new Set(loads.map((load) => load.kind)).size > 1) {
    report(at, 'The loads of all weeks must be of one kind, such as 70% then 75%.');
    return undefined;
  }
  return { kind: 'loads', loads };
};

/** Whether what is added each week is something that the sets have. */
const canGrow = (
  unit: Extract<Progression, { kind: 'add' }>['unit'],
  sets: readonly SetBlock[],
): boolean => {
  const hasLoad = (kind: Load['kind']) =>
    sets.some((block) => block.loads.some((load) => load.kind === kind));
  switch (unit) {
    case 'kg':
      return hasLoad('kilograms');
    case '%':
      return hasLoad('percent');
    case 'reps':
      return sets.some((block) => block.amount.kind === 'reps');
    case 's':
      return sets.some((block) => block.amount.kind === 'time');
    case 'sets':
      return sets.some((block) => block.sets !== undefined);
  }
};

const checkProgression = (
  progression: Progression,
  sets: readonly SetBlock[],
  at: Piece,
  report: Report,
): void => {
  if (progression.kind === 'loads') {
    if (sets.some((block) => block.loads.length > 0)) {
      report(at, 'The load is given twice: leave it out before "each week".');
    }
  } else if (!canGrow(progression.unit, sets)) {
    const { unit } = progression;
    report(at, `There is nothing in ${unit === 's' ? 'seconds' : unit} to add to in these sets.`);
  }
};

type Clauses = Pick<Exercise, 'restSeconds' | 'tempo' | 'progression'>;

const parseClauses = (pieces: readonly Piece[], place: Place, report: Report): Clauses => {
  let clauses: Clauses = { restSeconds: undefined, tempo: undefined, progression: undefined };
  const seen = new Set<string>();
  for (const piece of pieces) {
    const [whole = '', word = ''] = /^(rest|tempo|each week)\b\s*/i.exec(piece.text) ?? [];
    const kind = word.toLowerCase();
    const rest = cut(piece, whole.length);
    if (seen.has(kind) && kind !== '') report(piece, `"${kind}" stands here twice.`);
    seen.add(kind);
    if (kind === 'rest' && place === 'clock') {
      report(piece, 'The clock says when to rest: leave the rest out.');
    } else if (kind === 'rest') {
      clauses = { ...clauses, restSeconds: parseDuration(rest, report) };
    } else if (kind === 'tempo') clauses = { ...clauses, tempo: parseTempo(rest, report) };
    else if (kind === 'each week') {
      clauses = { ...clauses, progression: parseProgression(rest, report) };
    } else {
      report(
        piece,
        `Expected "rest 90 s", "tempo 3-1-1-0" or "each week add 2.5 kg", found "${piece.text}".`,
      );
    }
  }
  return clauses;
};

const quotedName = /^["“”]([^"“”]*)["“”]\s*(?=:|$)/;

/** Capitals and the article make no difference: `Dumbbell` is `a dumbbell`. */
const parseKit = (text: string): Kit | undefined => {
  const plain = (word: string): string => word.toLowerCase().replace(/^an? /, '');
  return kits.find((kit) => plain(kit) === plain(text));
};

type Name = Pick<Exercise, 'name' | 'slug' | 'kit'>;

const parseName = (at: Piece, library: ExerciseLibrary, report: Report): Name | undefined => {
  const quoted = quotedName.exec(at.text)?.[1]?.trim();
  if (quoted !== undefined) {
    if (quoted !== '') return { name: quoted, slug: undefined, kit: undefined };
    report(at, 'Expected a name between the quotation marks.');
    return undefined;
  }
  const known = library.find(at.text);
  if (known !== undefined) return { name: known.title, slug: known.slug, kit: undefined };
  const preposition = /\s+with\s+/i.exec(at.text);
  const name = cut(at, 0, preposition?.index);
  const varied = library.find(name.text);
  if (preposition !== null && varied !== undefined) {
    const words = cut(at, preposition.index + preposition[0].length);
    const kit = parseKit(words.text);
    if (kit !== undefined) return { name: varied.title, slug: varied.slug, kit };
    report(words, `Expected kit (${kits.join(', ')}), found "${words.text}".`);
    return undefined;
  }
  const nearest = library.nearest(name.text);
  report(
    at,
    `"${name.text}" is not in the exercise library. ${nearest === undefined ? '' : `Did you mean "${nearest}"? `}Put a name that has no page between quotation marks.`,
  );
  return undefined;
};

/**
 * Reads an exercise: its name, a colon, its sets, and after commas rest, tempo and what changes each
 * week; a note stands between brackets at the end. Reports everything that it cannot read.
 */
export const parseExercise = (
  at: Piece,
  place: Place,
  library: ExerciseLibrary,
  report: Report,
): Exercise | undefined => {
  const quoted = quotedName.exec(at.text)?.[0].length ?? 0;
  const colon = at.text.indexOf(':', quoted);
  if (colon < 0) {
    report(
      at,
      'Expected the exercise, a colon and its sets, such as "Back squat: 3 x 5 at RPE 8".',
    );
    return undefined;
  }
  const name = parseName(cut(at, 0, colon), library, report);
  const [whole, bodyText = '', note = ''] =
    /^([^()]*)(?:\(([^()]*)\))?$/.exec(at.text.slice(colon + 1)) ?? [];
  if (whole === undefined) {
    report(cut(at, colon + 1), 'Expected one note between brackets, at the end of the line.');
    return undefined;
  }
  const body = cut(at, colon + 1, colon + 1 + bodyText.length);
  const [setsPiece, ...clausePieces] = split(body, comma);
  const blocks = split(setsPiece, /\+/g).map((piece) => parseSetBlock(piece, place, report));
  const clauses = parseClauses(clausePieces, place, report);
  const sets = blocks.filter((block) => block !== undefined);
  if (sets.length < blocks.length || name === undefined) return undefined;
  if (clauses.progression !== undefined) {
    checkProgression(clauses.progression, sets, body, report);
  }
  return { ...name, sets, ...clauses, note: note.trim() };
};
