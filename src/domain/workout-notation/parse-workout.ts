import type { ExerciseLibrary } from './exercise-library.ts';
import { comma, parseExercise } from './parse-exercise.ts';
import type { Place } from './parse-exercise.ts';
import { bounds, isWithin, parseDuration } from './parse-quantity.ts';
import { createReport, cut, split } from './piece.ts';
import type { Piece, Report } from './piece.ts';
import { partKinds } from './plan.ts';
import type {
  Day,
  Exercise,
  Group,
  Item,
  ParsedWorkout,
  Part,
  PartKind,
  Range,
  WeekBlock,
} from './plan.ts';

const lastWeek = 52;

/** A heading or list under construction keeps the place it began at, for messages. */
type Open<T> = { readonly at: Piece; readonly value: T };
type OpenGroup = {
  readonly at: Piece;
  readonly indent: number;
  readonly place: Place;
  readonly close: (exercises: readonly Exercise[]) => Group;
  readonly exercises: Exercise[];
  readonly least: number;
  /** Members that could not be read count too, or their fault would be told twice. */
  members: number;
};
type OpenPart = Open<{ readonly kind: PartKind; readonly items: Item[] }> & { lines: number };
type OpenDay = Open<{ readonly number: number; readonly name: string; readonly parts: Part[] }>;
type OpenWeeks = Open<{
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly days: Day[];
}> & { readonly written: boolean };

const weeksLine = /^weeks?\s+(\d+)(?:\s*(?:-|–|to)\s*(\d+))?\s*(?::(.*))?$/i;
const dayLine = /^day\s+(\d+)\s*(?::(.*))?$/i;
const partLines: Readonly<Record<PartKind, RegExp>> = {
  'warm-up': /^warm[- ]?up\s*:?$/i,
  main: /^main\s*:?$/i,
  finisher: /^finisher\s*:?$/i,
  'cool-down': /^cool[- ]?down\s*:?$/i,
};
const groupLine = /^(superset|circuit|amrap|emom)\b(?!.*:.*\S)/i;
/** Word processors turn a hyphen that begins a line into a longer dash. */
const bulletLine = /^[-–—*•]\s*/;

const parseRounds = (
  at: Piece,
  clauses: readonly Piece[],
  report: Report,
): { readonly rounds: number; readonly restSeconds: Range | undefined } => {
  let rounds: number | undefined;
  let restSeconds: Range | undefined;
  let understood = true;
  const seen = new Set<string>();
  for (const clause of clauses) {
    const [whole, count] = /^(?:(\d+)\s*rounds?$|rest\b\s*)/i.exec(clause.text) ?? [];
    if (whole === undefined) {
      report(clause, `Expected "3 rounds" or "rest 90 s", found "${clause.text}".`);
      understood = false;
      continue;
    }
    const kind = count === undefined ? 'rest' : 'rounds';
    if (seen.has(kind)) report(clause, `"${kind}" stands here twice.`);
    seen.add(kind);
    if (count === undefined) restSeconds = parseDuration(cut(clause, whole.length), report);
    else {
      rounds = Number(count);
      isWithin(rounds, bounds.rounds, clause, report);
    }
  }
  if (rounds === undefined && understood) {
    report(at, `Expected how many rounds, such as "${at.text}, 3 rounds".`);
  }
  return { rounds: rounds ?? 1, restSeconds };
};

const parseMinutes = (at: Piece, word: string, report: Report): number => {
  const rest = cut(at, word.length);
  const minutes = /^(\d+)\s*min(?:ute)?s?$/i.exec(rest.text)?.[1];
  if (minutes === undefined) {
    report(at, `Expected how long it goes on, such as "${word.toUpperCase()} 10 min".`);
    return 1;
  }
  isWithin(Number(minutes), bounds.minutes, rest, report);
  return Number(minutes);
};

/** Reads the line that opens a group; its exercises follow, one a line and further in. */
const openGroup = (at: Piece, word: string, indent: number, report: Report): OpenGroup => {
  const withoutColon = cut(at, 0, at.text.endsWith(':') ? at.text.length - 1 : at.text.length);
  const base = { at, indent, exercises: [], members: 0 };
  if (word === 'superset' || word === 'circuit') {
    const [head, ...clauses] = split(withoutColon, comma);
    const inHead = cut(head, word.length);
    const { rounds, restSeconds } = parseRounds(
      withoutColon,
      inHead.text === '' ? clauses : [inHead, ...clauses],
      report,
    );
    return {
      ...base,
      place: 'rounds',
      least: 2,
      close: (exercises) => ({ kind: word, rounds, restSeconds, exercises }),
    };
  }
  const kind = word === 'amrap' ? 'amrap' : 'emom';
  const minutes = parseMinutes(withoutColon, word, report);
  return {
    ...base,
    place: 'clock',
    least: 1,
    close: (exercises) => ({ kind, minutes, exercises }),
  };
};

const indentOf = (line: string): number => {
  const space = line.slice(0, line.length - line.trimStart().length);
  return space.replaceAll('\t', '  ').length;
};

const longest = (exercise: Exercise): number =>
  exercise.progression?.kind === 'loads' ? exercise.progression.loads.length : 2;

/**
 * Reads a `workout` block. It is total: any text gives a plan or a list of errors, each with its line,
 * its column and what was expected there. The time it takes grows with the length of the text.
 */
export const parseWorkout = (source: string, library: ExerciseLibrary): ParsedWorkout => {
  const { report, errors } = createReport();
  const blocks: WeekBlock[] = [];
  const progressions: Open<Exercise>[] = [];
  let weeks: OpenWeeks | undefined;
  let day: OpenDay | undefined;
  let part: OpenPart | undefined;
  let group: OpenGroup | undefined;

  const closeGroup = (): void => {
    if (group === undefined || part === undefined) return;
    if (group.members < group.least) {
      const least = group.least === 1 ? 'an exercise' : 'two exercises or more';
      report(group.at, `Expected ${least} below it, each on a line of its own and further in.`);
    } else part.value.items.push({ kind: 'group', group: group.close(group.exercises) });
    group = undefined;
  };
  const closePart = (): void => {
    closeGroup();
    if (part !== undefined && day !== undefined) {
      if (part.lines === 0) report(part.at, `Expected exercises under "${part.at.text}".`);
      day.value.parts.push(part.value);
    }
    part = undefined;
  };
  const closeDay = (): void => {
    closePart();
    if (day !== undefined && weeks !== undefined) {
      if (day.value.parts.length === 0)
        report(day.at, `Expected exercises under "${day.at.text}".`);
      weeks.value.days.push(day.value);
    }
    day = undefined;
  };
  const closeWeeks = (): void => {
    closeDay();
    if (weeks !== undefined) {
      const { from, to, days } = weeks.value;
      if (days.length === 0) report(weeks.at, `Expected days under "${weeks.at.text}".`);
      for (const { at, value } of progressions.splice(0)) {
        if (to === from) report(at, 'Only one week stands above: there is no next week to change.');
        else if (to > from && longest(value) > to - from + 1) {
          report(at, `There are ${longest(value)} loads for ${to - from + 1} weeks.`);
        }
      }
      blocks.push(weeks.value);
    }
    weeks = undefined;
  };

  const openWeeks = (
    at: Piece,
    from: number,
    to: number,
    name: string,
    written = true,
  ): OpenWeeks => {
    weeks = { at, written, value: { from, to, name, days: [] } };
    return weeks;
  };
  const openDay = (at: Piece, number: number, name: string): OpenDay => {
    if (weeks === undefined) openWeeks(at, 1, 1, '', false);
    day = { at, value: { number, name, parts: [] } };
    return day;
  };
  const openPart = (at: Piece, kind: PartKind): OpenPart => {
    const open = day ?? openDay(at, 1, '');
    if (open.value.parts.some((other) => other.kind === kind)) {
      report(at, `This day has a ${kind} already: put the exercises there.`);
    }
    part = { at, value: { kind, items: [] }, lines: 0 };
    return part;
  };

  const readWeeks = (at: Piece, match: RegExpExecArray): void => {
    const hadUnwritten = weeks?.written === false;
    closeWeeks();
    if (hadUnwritten) report(at, 'Exercises stand above the first week: begin with "Week 1".');
    const from = Number(match[1]);
    const to = match[2] === undefined ? from : Number(match[2]);
    const expected = (blocks.at(-1)?.to ?? 0) + 1;
    if (!hadUnwritten && from !== expected)
      report(at, `Expected week ${expected}, found week ${from}.`);
    if (to < from || to > lastWeek) {
      report(at, `Weeks go from the first to the last, at most week ${lastWeek}.`);
    }
    openWeeks(at, from, to, (match[3] ?? '').trim());
  };
  const readDay = (at: Piece, match: RegExpExecArray): void => {
    closeDay();
    const expected = (weeks?.value.days.at(-1)?.number ?? 0) + 1;
    const number = Number(match[1]);
    if (number !== expected) report(at, `Expected day ${expected}, found day ${number}.`);
    openDay(at, number, (match[2] ?? '').trim());
  };
  const readItem = (at: Piece, indent: number): void => {
    if (group !== undefined && indent <= group.indent) closeGroup();
    const open = part ?? openPart(at, 'main');
    open.lines += 1;
    const word = groupLine.exec(at.text)?.[1]?.toLowerCase();
    if (word !== undefined) {
      if (group !== undefined) {
        report(at, 'A group cannot stand inside a group.');
        group.members += group.least;
      }
      closeGroup();
      group = openGroup(at, word, indent, report);
      return;
    }
    const exercise = parseExercise(at, group?.place ?? 'alone', library, report);
    if (group !== undefined) group.members += 1;
    if (exercise === undefined) return;
    if (exercise.progression !== undefined) progressions.push({ at, value: exercise });
    if (group === undefined) open.value.items.push({ kind: 'exercise', exercise });
    else group.exercises.push(exercise);
  };

  const lines = source.split(/\r\n|\r|\n/);
  for (const [index, text] of lines.entries()) {
    // Spaces that do not break, as pages on the web have them, are spaces.
    const at = cut({ text: text.replace(/\s/g, ' '), line: index + 1, column: 1 }, 0);
    if (at.text === '') continue;
    const bullet = bulletLine.exec(at.text)?.[0];
    const weeksMatch = weeksLine.exec(at.text);
    const dayMatch = dayLine.exec(at.text);
    const partKind = partKinds.find((kind) => partLines[kind].test(at.text));
    if (bullet !== undefined) readItem(cut(at, bullet.length), indentOf(text));
    else if (weeksMatch !== null) readWeeks(at, weeksMatch);
    else if (dayMatch !== null) readDay(at, dayMatch);
    else if (partKind !== undefined) {
      closePart();
      openPart(at, partKind);
    } else {
      report(
        at,
        'Expected "Week 1", "Day 1", "Warm-up", "Main", "Finisher", "Cool-down", or a line that begins with a dash.',
      );
    }
  }
  closeWeeks();

  if (blocks.length === 0 && errors().length === 0) {
    report(
      { text: '', line: 1, column: 1 },
      'Expected a plan, such as "- Back squat: 3 x 5 at RPE 8".',
    );
  }
  const found = errors();
  return found.length === 0 ? { ok: true, plan: { blocks } } : { ok: false, errors: found };
};
