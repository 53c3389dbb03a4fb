import type { Exercise, PartKind, Range } from '../plan.ts';
import type { PastedNameWithMatch } from './pasted.ts';
import type { PastedSets } from './prescription.ts';

// A plan while it is built from pasted text. Unlike a parsed plan it may lack numbers, and it keeps
// track of its source lines.

export type DraftExercise = Pick<Exercise, 'name' | 'slug' | 'equipment'> & {
  readonly lines: number[];
  blocks: readonly PastedSets[];
  restSeconds: Exercise['restSeconds'];
  tempo: Exercise['tempo'];
  progression: Exercise['progression'];
  note: string;
};

export type GroupKind = 'superset' | 'circuit' | 'amrap' | 'emom';

export type DraftGroup = {
  readonly lines: number[];
  /** Undefined if the number of exercises decides between superset and circuit. */
  readonly kind: GroupKind | undefined;
  readonly rounds: number | undefined;
  readonly minutes: number | undefined;
  restSeconds: Range | undefined;
  /** The letter of A1, A2. */
  readonly label: string | undefined;
  readonly members: DraftExercise[];
};

export type DraftExerciseOrGroup =
  | { readonly kind: 'exercise'; readonly exercise: DraftExercise }
  | { readonly kind: 'group'; readonly group: DraftGroup };

type DraftPart = {
  readonly kind: PartKind;
  readonly lines: number[];
  readonly items: DraftExerciseOrGroup[];
};
type DraftDay = {
  readonly key: string;
  readonly name: string;
  readonly lines: number[];
  readonly parts: DraftPart[];
};
type DraftWeeks = {
  readonly key: string;
  readonly name: string;
  readonly from: number;
  to: number;
  readonly lines: number[];
  readonly days: DraftDay[];
};

/** What is known about a line of the source so far. */
export type SourceLineFindings = {
  understood: boolean;
  readonly reasons: string[];
  readonly names: PastedNameWithMatch[];
};

export type PastedDraftBuilder = {
  readonly weeks: DraftWeeks[];
  readonly account: (line: number) => SourceLineFindings;
  /** Opens weeks, or continues those with the same key. */
  readonly openWeeks: (
    line: number,
    key: string,
    first: number,
    last: number,
    name: string,
  ) => void;
  /** Opens a day of the open weeks, or continues the one with the same key. */
  readonly openDay: (line: number, key: string, name: string) => void;
  readonly openPart: (line: number, kind: PartKind) => void;
  /** The open part; content after `closePart` belongs to the main part. */
  readonly part: () => DraftPart | undefined;
  readonly closePart: () => void;
  /** Whether the open day has an exercise yet. */
  readonly hasItems: () => boolean;
  readonly openGroup: (line: number, group: Omit<DraftGroup, 'lines' | 'members'>) => DraftGroup;
  readonly closeGroup: () => void;
  /** The open group. */
  readonly group: () => DraftGroup | undefined;
  /** Adds an exercise to the open group, or else to the day. */
  readonly add: (exercise: DraftExercise) => void;
  /** The last exercise added to this day. */
  readonly last: () => DraftExercise | undefined;
};

/** Weeks and days that are continued keep their first name. */
const reportName = ({ reasons }: SourceLineFindings, name: string, first: string): void => {
  if (name !== '' && name !== first) {
    reasons.push(`“${name}” is left out: it goes on from a heading above with another name.`);
  }
};

/**
 * An empty draft; what is added opens the week, the day and the part that it needs if none is open.
 */
export const createPastedDraftBuilder = (): PastedDraftBuilder => {
  const weeks: DraftWeeks[] = [];
  const accounts = new Map<number, SourceLineFindings>();
  let week: DraftWeeks | undefined;
  let day: DraftDay | undefined;
  let part: DraftPart | undefined;
  let group: DraftGroup | undefined;
  let last: DraftExercise | undefined;

  const account = (line: number): SourceLineFindings => {
    const known = accounts.get(line) ?? { understood: false, reasons: [], names: [] };
    accounts.set(line, known);
    return known;
  };
  const understand = (line: number): SourceLineFindings => {
    const known = account(line);
    known.understood = true;
    return known;
  };
  const closeDay = (): void => {
    [day, part, group, last] = [undefined, undefined, undefined, undefined];
  };
  const openWeeks: PastedDraftBuilder['openWeeks'] = (line, key, first, lastWeek, name) => {
    closeDay();
    const known = understand(line);
    week = weeks.find((other) => other.key === key);
    const from = week?.from ?? (weeks.at(-1)?.to ?? 0) + 1;
    if (lastWeek < first) known.reasons.push(`${first}-${lastWeek} became week ${from} alone.`);
    if (first !== from) {
      known.reasons.push(`Weeks count from 1 without a gap: week ${first} became week ${from}.`);
    }
    if (week !== undefined) {
      week.lines.push(line);
      reportName(known, name, week.name);
      return;
    }
    week = { key, name, from, to: from + Math.max(0, lastWeek - first), lines: [line], days: [] };
    weeks.push(week);
  };
  const openDay: PastedDraftBuilder['openDay'] = (line, key, name) => {
    closeDay();
    const known = understand(line);
    if (week === undefined) openWeeks(line, '', 1, 1, '');
    day = week?.days.find((other) => other.key === key);
    if (day !== undefined) {
      day.lines.push(line);
      reportName(known, name, day.name);
      return;
    }
    day = { key, name, lines: [line], parts: [] };
    week?.days.push(day);
  };
  const openPart: PastedDraftBuilder['openPart'] = (line, kind) => {
    understand(line);
    group = undefined;
    if (day === undefined) openDay(line, '', '');
    part = day?.parts.find((other) => other.kind === kind);
    if (part !== undefined) {
      part.lines.push(line);
      return;
    }
    part = { kind, lines: [line], items: [] };
    day?.parts.push(part);
  };
  return {
    weeks,
    account,
    openWeeks,
    openDay,
    openPart,
    part: () => part,
    closePart: () => {
      [part, group] = [undefined, undefined];
    },
    hasItems: () => day?.parts.some(({ items }) => items.length > 0) === true,
    openGroup: (line, head) => {
      understand(line);
      if (part === undefined) openPart(line, 'main');
      group = { ...head, lines: [line], members: [] };
      part?.items.push({ kind: 'group', group });
      return group;
    },
    closeGroup: () => {
      group = undefined;
    },
    group: () => group,
    add: (exercise) => {
      for (const line of exercise.lines) understand(line);
      if (group !== undefined) {
        group.members.push(exercise);
      } else {
        if (part === undefined) openPart(exercise.lines[0] ?? 1, 'main');
        part?.items.push({ kind: 'exercise', exercise });
      }
      // Opening the first day resets it.
      last = exercise;
    },
    last: () => last,
  };
};
