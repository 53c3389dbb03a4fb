import {
  amountToNotation,
  exerciseDetailsToNotation,
  exerciseNameOrSlugToNotation,
  loadToNotation,
  partNames,
  secondsRangeToNotation,
} from '../words/plan-to-notation.ts';
import type {
  PastedDraftBuilder,
  DraftExercise,
  DraftExerciseOrGroup,
  DraftGroup,
} from './draft.ts';
import type { PastedSets } from './prescription.ts';

/** A line of notation, and the source lines that it comes from. */
export type NotationLineWithSources = { readonly text: string; readonly from: readonly number[] };

/**
 * Like `setBlockToNotation`, but prints what is known if a number is missing, so that an editor
 * fills it in.
 */
const printSets = ({ sets, amount, loads }: PastedSets): string => {
  const times = sets === undefined ? '' : `${sets} x `;
  const preposition = loads[0]?.kind === 'band' ? 'with' : 'at';
  const load =
    loads.length === 0 ? '' : ` ${preposition} ${loads.map(loadToNotation).join(' and ')}`;
  return `${times}${amount === undefined ? '' : amountToNotation(amount)}${load}`;
};

const printExercise = (exercise: DraftExercise): string =>
  exerciseDetailsToNotation(
    `${exerciseNameOrSlugToNotation(exercise)}: ${exercise.blocks.map(printSets).join(' + ')}`.trimEnd(),
    exercise,
  );

type Reasons = (line: number, reason: string) => void;

/** The rounds of a group: the number in its head, or as many as its exercises have sets. */
const roundsOf = (group: DraftGroup, reasons: Reasons): number => {
  const counts = group.members.map(({ blocks }) =>
    blocks.reduce((sum, { sets }) => sum + (sets ?? 0), 0),
  );
  const most = Math.max(0, ...counts);
  const rounds = group.rounds ?? (most > 0 ? most : 3);
  const line = group.lines[0] ?? 1;
  if (group.rounds === undefined && most === 0) {
    reasons(line, 'How many rounds is not said: 3 stand there.');
  }
  for (const { lines, name, blocks } of group.members) {
    const sets = blocks.reduce((sum, block) => sum + (block.sets ?? 0), 0);
    if (sets > 0 && sets !== rounds) {
      reasons(
        lines[0] ?? line,
        `${name} had ${sets} ${sets === 1 ? 'set' : 'sets'}: in this group it has ${rounds}, one in each round.`,
      );
    }
  }
  return rounds;
};

/** In a group, the rounds or the clock give the number of sets: sets of one kind are merged. */
const withoutSets = (exercise: DraftExercise, clock: boolean, reasons: Reasons): DraftExercise => {
  const blocks = exercise.blocks.map((block) => ({ ...block, sets: undefined }));
  const line = exercise.lines[0] ?? 1;
  const counts = exercise.blocks.flatMap(({ sets }) => sets ?? []);
  if (counts.length > (clock ? 0 : 1)) {
    const by = clock ? 'clock of the group says' : 'rounds of the group say';
    for (const part of exercise.lines) {
      reasons(part, `The ${by} how often: “${counts.join(' + ')} sets” is left out.`);
    }
  }
  if (clock && exercise.restSeconds !== undefined) {
    const rest = `rest ${secondsRangeToNotation(exercise.restSeconds)}`;
    reasons(line, `The clock of the group says when to rest: “${rest}” is left out.`);
  }
  return { ...exercise, blocks, restSeconds: clock ? undefined : exercise.restSeconds };
};

/**
 * An exercise outside a group needs a number of sets: one, if only the repetitions or the time are
 * given.
 */
const withSets = (exercise: DraftExercise, reasons: Reasons): DraftExercise => {
  const line = exercise.lines[0] ?? 1;
  const [first] = exercise.blocks;
  if (
    first === undefined ||
    exercise.blocks.every(({ sets, amount }) => sets === undefined && amount === undefined)
  ) {
    reasons(line, `${exercise.name} has no sets yet: write them after its colon.`);
  } else if (exercise.blocks.some(({ amount }) => amount === undefined)) {
    reasons(line, `${exercise.name} has no repetitions yet: write how many, or how long.`);
  }
  if (exercise.blocks.some(({ sets, amount }) => sets === undefined && amount !== undefined)) {
    reasons(line, `No number of sets is given for ${exercise.name}: one stands there.`);
  }
  const blocks = exercise.blocks.map((block) =>
    block.sets === undefined && block.amount !== undefined ? { ...block, sets: 1 } : block,
  );
  return { ...exercise, blocks };
};

const groupHead = (group: DraftGroup, reasons: Reasons): string => {
  const kind = group.kind ?? (group.members.length > 2 ? 'circuit' : 'superset');
  if (kind === 'amrap' || kind === 'emom') {
    if (group.minutes === undefined)
      reasons(group.lines[0] ?? 1, 'How long it goes on is not said: write the minutes.');
    return `${kind.toUpperCase()}${group.minutes === undefined ? '' : ` ${group.minutes} min`}`;
  }
  const rounds = roundsOf(group, reasons);
  const rest =
    group.restSeconds === undefined ? '' : `, rest ${secondsRangeToNotation(group.restSeconds)}`;
  return `${kind === 'superset' ? 'Superset' : 'Circuit'}, ${rounds} ${rounds === 1 ? 'round' : 'rounds'}${rest}`;
};

/** A group of one exercise is printed as the exercise alone. */
const reportGroupOfOne = (group: DraftGroup, only: DraftExercise, reasons: Reasons): void => {
  const line = group.lines[0] ?? 1;
  const { rounds, restSeconds } = group;
  if (group.kind !== undefined)
    reasons(line, 'Only one exercise stands in this group: it stands alone.');
  const counts = only.blocks.map(({ sets }) => sets ?? rounds);
  if (rounds !== undefined && (counts.length === 0 || counts.some((count) => count !== rounds))) {
    reasons(line, `The ${rounds} rounds are left out: ${only.name} stands alone.`);
  }
  if (restSeconds !== undefined && only.restSeconds !== undefined) {
    const rest = `rest ${secondsRangeToNotation(restSeconds)}`;
    reasons(line, `“${rest}” of the group is left out: ${only.name} has its own.`);
  }
};

const printItem = (
  item: DraftExerciseOrGroup,
  reasons: Reasons,
): readonly NotationLineWithSources[] => {
  if (item.kind === 'exercise') {
    const { exercise } = item;
    return [{ text: `- ${printExercise(withSets(exercise, reasons))}`, from: exercise.lines }];
  }
  const { group } = item;
  const clock = group.kind === 'amrap' || group.kind === 'emom';
  const [only, ...others] = group.members;
  if (only === undefined) return [];
  if (others.length === 0 && !clock) {
    const blocks = only.blocks.map((block) => ({ ...block, sets: block.sets ?? group.rounds }));
    const exercise = withSets({ ...only, blocks }, reasons);
    const restSeconds = exercise.restSeconds ?? group.restSeconds;
    reportGroupOfOne(group, only, reasons);
    return [
      {
        text: `- ${printExercise({ ...exercise, restSeconds })}`,
        from: [...group.lines, ...only.lines],
      },
    ];
  }
  return [
    { text: `- ${groupHead(group, reasons)}`, from: group.lines },
    ...group.members.map((member) => ({
      text: `  - ${printExercise(withoutSets(member, clock, reasons))}`,
      from: member.lines,
    })),
  ];
};

const heading = (words: string, name: string): string =>
  name === '' ? words : `${words}: ${name}`;

/** Groups without an exercise are left out. */
const hasExercise = (item: DraftExerciseOrGroup, reasons: Reasons): boolean => {
  if (item.kind === 'exercise' || item.group.members.length > 0) return true;
  for (const line of item.group.lines) {
    reasons(line, 'No exercise stands below this group: it is left out.');
  }
  return false;
};

/** Leaves out days, parts and weeks without an exercise, and reports it for their lines. */
const isFull = (
  what: string,
  lines: readonly number[],
  inside: readonly unknown[],
  reasons: Reasons,
): boolean => {
  if (inside.length > 0) return true;
  for (const line of lines) {
    reasons(line, `No exercise stands below this ${what}: it is left out.`);
  }
  return false;
};

const gap: NotationLineWithSources = { text: '', from: [] };

/** The line above a day. Days count from 1: another number is reported. */
const reportNumber = (
  { key, lines: [line = 1] }: PastedDraftBuilder['weeks'][number]['days'][number],
  number: number,
  reasons: Reasons,
): NotationLineWithSources => {
  if (/^\d+$/.test(key) && Number(key) !== number) {
    reasons(line, `Days count from 1 in each week: day ${key} became day ${number}.`);
  }
  return gap;
};

/**
 * Prints a draft as notation, without days and weeks that have no exercise. Assumptions are
 * reported to `reasons`.
 */
export const draftToNotationLines = (
  { weeks }: PastedDraftBuilder,
  reasons: Reasons,
): readonly NotationLineWithSources[] => {
  const full = weeks
    .map((week) => ({
      ...week,
      days: week.days
        .map((day) => ({
          ...day,
          parts: day.parts
            .map((part) => ({
              ...part,
              items: part.items.filter((item) => hasExercise(item, reasons)),
            }))
            .filter(({ lines, items }) => isFull('part', lines, items, reasons)),
        }))
        .filter(({ lines, parts }) => isFull('day', lines, parts, reasons)),
    }))
    .filter(({ lines, days }) => isFull('week', lines, days, reasons));
  let from = 1;
  return full
    .flatMap((week) => {
      const to = from + week.to - week.from;
      for (const line of from === week.from ? [] : week.lines) {
        reasons(line, `Week ${week.from} became week ${from}: an empty one is left out.`);
      }
      const title = from === to ? `Week ${from}` : `Weeks ${from}-${to}`;
      from = to + 1;
      return [
        gap,
        { text: heading(title, week.name), from: week.lines },
        ...week.days.flatMap((day, index) => [
          reportNumber(day, index + 1, reasons),
          { text: heading(`Day ${index + 1}`, day.name), from: day.lines },
          ...day.parts.flatMap((part) => [
            gap,
            { text: partNames[part.kind], from: part.lines },
            ...part.items.flatMap((item) => printItem(item, reasons)),
          ]),
        ]),
      ];
    })
    .slice(1);
};
