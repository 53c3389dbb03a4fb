import type { ExerciseLibrary } from '../names/exercise-library.ts';
import { parseExercise } from './parse-exercise.ts';
import type { SetCountSource } from './parse-exercise.ts';
import { groupWordIn, parseGroupLine } from './parse-group.ts';
import type { UnfinishedGroup } from './parse-group.ts';
import { partKinds } from '../plan.ts';
import type {
  Exercise,
  ExerciseOrGroup,
  PlanDay,
  DayPartWithExercises,
  PartKind,
  WeekBlock,
  WorkoutPlan,
} from '../plan.ts';
import { createErrorCollector, partOfPositionedText } from './positioned-text.ts';
import type { PositionedText, ReportSyntaxError } from './positioned-text.ts';
import type { WorkoutSyntaxError } from './syntax-error.ts';

export type PlanOrSyntaxErrors =
  | { readonly ok: true; readonly plan: WorkoutPlan }
  | { readonly ok: false; readonly errors: readonly WorkoutSyntaxError[] };

/** Reads the line of an exercise without its dash, as `parseExercise` does. */
export type ParseExerciseLine = (
  at: PositionedText,
  context: SetCountSource,
  report: ReportSyntaxError,
) => Exercise | undefined;

export const maxPlanWeeks = 52;

/** A heading whose content is still being parsed, with its position for messages. */
type Open<Value> = { readonly at: PositionedText; readonly value: Value };
type OpenPart = Open<{ readonly kind: PartKind; readonly items: ExerciseOrGroup[] }> & {
  /** The number of lines below it, including those with errors. */
  lines: number;
};
type OpenDay = Open<{
  readonly number: number;
  readonly name: string;
  readonly parts: DayPartWithExercises[];
}>;
type OpenWeeks = Open<{
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly days: PlanDay[];
}> & {
  /** False for the first week of a text that does not begin with a heading for weeks. */
  readonly hasHeading: boolean;
};

const weeksLine = /^weeks?\s+(\d+)(?:\s*(?:-|–|to)\s*(\d+))?\s*(?::(.*))?$/i;
const dayLine = /^day\s+(\d+)\s*(?::(.*))?$/i;
const partLines: Readonly<Record<PartKind, RegExp>> = {
  'warm-up': /^warm[- ]?up\s*:?$/i,
  main: /^main\s*:?$/i,
  finisher: /^finisher\s*:?$/i,
  'cool-down': /^cool[- ]?down\s*:?$/i,
};
/** Word processors replace a hyphen at the beginning of a line with a dash or a bullet. */
const bulletLine = /^[-–—*•]\s*/;

/** Tabs and non-breaking spaces, as in text copied from a web page: they count as spaces. */
const otherSpace = /[^\S ]/;

const indentOf = (line: string): number => {
  const spaces = line.length - line.trimStart().length;
  return spaces === 0 ? 0 : line.slice(0, spaces).replaceAll('\t', '  ').length;
};

/** The number of weeks that an exercise's progression needs. */
const weeksNeeded = ({ progression }: Exercise): number =>
  progression?.kind === 'loads' ? progression.loads.length : 2;

/**
 * The heading of a week or day with the expected number. In a range of weeks, the last one moves by
 * the same amount.
 */
const renumbered = (heading: string, found: number, expected: number): string =>
  heading.replace(/^[^:]*/, (words) =>
    words.replace(/\d+/g, (number) => `${Number(number) - found + expected}`),
  );

/**
 * A line that may be an exercise without its dash, with the dash added; undefined for other text.
 */
const withDash = (text: string): string | undefined =>
  /:.*\d|^(?:superset|circuit|amrap|emom)\b/i.test(text) ? `- ${text}` : undefined;

/**
 * Reads the text of a `workout` block: all syntax errors, each with its position, what was expected
 * there and what was most likely meant; and as much of the plan as could be read. With errors, the
 * plan may lack weeks or contain invalid values. It never throws. It takes time proportional to the
 * length of the text.
 */
export const parsePartialPlanAndSyntaxErrors = (
  source: string,
  readExercise: ParseExerciseLine,
): { readonly plan: WorkoutPlan; readonly errors: readonly WorkoutSyntaxError[] } => {
  const { report, errors } = createErrorCollector();
  const blocks: WeekBlock[] = [];
  const progressions: Open<Exercise>[] = [];
  let weeks: OpenWeeks | undefined;
  let day: OpenDay | undefined;
  let part: OpenPart | undefined;
  let group: UnfinishedGroup | undefined;

  const closeGroup = (): void => {
    if (group === undefined || part === undefined) return;
    if (group.lines < group.minExercises) {
      const expected = group.minExercises === 1 ? 'an exercise' : 'two exercises or more';
      report(group.at, `Expected ${expected} below it, each on a line of its own and further in.`);
    } else part.value.items.push({ kind: 'group', group: group.toGroup(group.exercises) });
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
        else if (to > from && weeksNeeded(value) > to - from + 1) {
          report(at, `There are ${weeksNeeded(value)} loads for ${to - from + 1} weeks.`);
        }
      }
      blocks.push(weeks.value);
    }
    weeks = undefined;
  };

  const openWeeks = (
    at: PositionedText,
    from: number,
    to: number,
    name: string,
    hasHeading = true,
  ): OpenWeeks => {
    weeks = { at, hasHeading, value: { from, to, name, days: [] } };
    return weeks;
  };
  const openDay = (at: PositionedText, number: number, name: string): OpenDay => {
    if (weeks === undefined) openWeeks(at, 1, 1, '', false);
    day = { at, value: { number, name, parts: [] } };
    return day;
  };
  const openPart = (at: PositionedText, kind: PartKind): OpenPart => {
    const open = day ?? openDay(at, 1, '');
    if (open.value.parts.some((other) => other.kind === kind)) {
      report(at, `This day has a ${kind} already: put the exercises there.`);
    }
    part = { at, value: { kind, items: [] }, lines: 0 };
    return part;
  };

  const parseWeeks = (at: PositionedText, match: RegExpExecArray): void => {
    const isAfterExercises = weeks?.hasHeading === false;
    closeWeeks();
    if (isAfterExercises) report(at, 'Exercises stand above the first week: begin with "Week 1".');
    const from = Number(match[1]);
    const to = match[2] === undefined ? from : Number(match[2]);
    const expected = (blocks.at(-1)?.to ?? 0) + 1;
    if (!isAfterExercises && from !== expected) {
      const replacement = renumbered(at.text, from, expected);
      report(at, `Expected week ${expected}, found week ${from}.`, replacement);
    }
    if (to < from || to > maxPlanWeeks) {
      report(at, `Weeks go from the first to the last, at most week ${maxPlanWeeks}.`);
    }
    openWeeks(at, from, to, (match[3] ?? '').trim());
  };
  const parseDay = (at: PositionedText, match: RegExpExecArray): void => {
    closeDay();
    const expected = (weeks?.value.days.at(-1)?.number ?? 0) + 1;
    const number = Number(match[1]);
    if (number !== expected) {
      const replacement = renumbered(at.text, number, expected);
      report(at, `Expected day ${expected}, found day ${number}.`, replacement);
    }
    openDay(at, number, (match[2] ?? '').trim());
  };
  const parseItem = (at: PositionedText, indent: number): void => {
    if (group !== undefined && indent <= group.indent) closeGroup();
    const open = part ?? openPart(at, 'main');
    open.lines += 1;
    const word = groupWordIn(at);
    if (word !== undefined) {
      if (group !== undefined) {
        report(at, 'A group cannot stand inside a group.');
        // One error is enough: the outer group counts as complete.
        group.lines += group.minExercises;
      }
      closeGroup();
      group = parseGroupLine(at, word, indent, report);
      return;
    }
    const exercise = readExercise(at, group?.setContext ?? 'alone', report);
    if (group !== undefined) group.lines += 1;
    if (exercise === undefined) return;
    if (exercise.progression !== undefined) progressions.push({ at, value: exercise });
    if (group === undefined) open.value.items.push({ kind: 'exercise', exercise });
    else group.exercises.push(exercise);
  };

  const lines = source.split(/\r\n|\r|\n/);
  for (const [index, text] of lines.entries()) {
    if (text === '') continue;
    const plain = otherSpace.test(text) ? text.replace(/\s/g, ' ') : text;
    const at = partOfPositionedText({ text: plain, line: index + 1, column: 1 }, 0);
    if (at.text === '') continue;
    const bullet = bulletLine.exec(at.text)?.[0];
    if (bullet !== undefined) {
      parseItem(partOfPositionedText(at, bullet.length), indentOf(text));
      continue;
    }
    const weeksMatch = weeksLine.exec(at.text);
    const dayMatch = dayLine.exec(at.text);
    const partKind = partKinds.find((kind) => partLines[kind].test(at.text));
    if (weeksMatch !== null) parseWeeks(at, weeksMatch);
    else if (dayMatch !== null) parseDay(at, dayMatch);
    else if (partKind !== undefined) {
      closePart();
      openPart(at, partKind);
    } else {
      report(
        at,
        'Expected "Week 1", "Day 1", "Warm-up", "Main", "Finisher", "Cool-down", or a line that begins with a dash.',
        withDash(at.text),
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
  return { plan: { blocks }, errors: errors() };
};

/** Parses the text of a `workout` block: a plan, or all syntax errors of the text. */
export const parsePlanOrSyntaxErrors = (
  source: string,
  library: ExerciseLibrary,
): PlanOrSyntaxErrors => {
  const { plan, errors } = parsePartialPlanAndSyntaxErrors(source, (at, context, report) =>
    parseExercise(at, context, library, report),
  );
  return errors.length === 0 ? { ok: true, plan } : { ok: false, errors };
};
