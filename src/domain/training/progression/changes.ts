import {
  describeGroup,
  describeLoad,
  formatSecondsRange,
  formatSetsAndAmount,
} from '../../workout-notation/words/describe.ts';
import { exercisesOfPlan } from '../../workout-notation/exercises-of-plan.ts';
import type { Exercise, PlanDay, SetBlock, WorkoutPlan } from '../../workout-notation/plan.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import {
  findPlanDayProgressedToWeek,
  linesOfDay,
  weekAndDayPairsOfPlan,
  type WeekAndDay,
  type PlanLine,
} from '../plan/plan-line.ts';

/** An editor's change to a day, as one sentence for a run of weeks with the same change. */
export type EditorsPlanChange = WeekAndDay & {
  /** The last of the weeks; equal to `week` if there is only one. */
  readonly lastWeek: number;
  readonly sentence: string;
};

type NameOf = (line: PlanLine) => string;

const blockText = (block: SetBlock): string => {
  const loads = block.loads.map(describeLoad).join(', ');
  const kind = block.loads[0]?.kind;
  const preposition = kind === 'band' || kind === 'rir' ? 'with' : 'at';
  return `${formatSetsAndAmount(block)}${loads === '' ? '' : ` ${preposition} ${loads}`}`;
};

const setsText = ({ sets }: Pick<Exercise, 'sets'>): string => sets.map(blockText).join(', then ');

/** The values as a string, with properties sorted: storage may return them in another order. */
const valuesOf = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted())
      : inner,
  );

const isSame = (one: unknown, other: unknown): boolean => valuesOf(one) === valuesOf(other);

/** Two strings for the same sets, without the loads if these are equal. */
const setTexts = (before: Exercise, now: Exercise): readonly [before: string, now: string] => {
  const loadsOf = ({ sets }: Exercise) => sets.map(({ loads }) => loads);
  const short = ({ sets }: Exercise): string => sets.map(formatSetsAndAmount).join(', then ');
  return isSame(loadsOf(before), loadsOf(now))
    ? [short(before), short(now)]
    : [setsText(before), setsText(now)];
};

const restText = ({ restSeconds }: Exercise): string =>
  restSeconds === undefined ? 'as usual' : formatSecondsRange(restSeconds);

const tempoText = ({ tempo }: Exercise): string => (tempo === undefined ? 'free' : tempo.join('-'));

const kitText = ({ equipment }: Exercise): string =>
  equipment === undefined ? 'its usual kit' : equipment;

/** The group of a line, in numbers: two lines of one group have the same text. */
const groupText = ({ group }: PlanLine): string => {
  if (group === undefined) return '';
  const text = describeGroup(group.group);
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
};

/** The differences of a line: `Back squat 4 × 6 instead of 5 × 5`. */
const differencesOf = (before: PlanLine, now: PlanLine, name: string): readonly string[] => {
  const [one, other] = [before.exercise, now.exercise];
  const [setsBefore, setsNow] = setTexts(one, other);
  return [
    ...(isSame(one.sets, other.sets) ? [] : [`${name} ${setsNow} instead of ${setsBefore}`]),
    ...(isSame(one.restSeconds, other.restSeconds)
      ? []
      : [`${name}, rest ${restText(other)} instead of ${restText(one)}`]),
    ...(isSame(one.tempo, other.tempo)
      ? []
      : [`${name}, tempo ${tempoText(other)} instead of ${tempoText(one)}`]),
    ...(one.equipment === other.equipment
      ? []
      : [`${name} with ${kitText(other)} instead of ${kitText(one)}`]),
    ...(groupText(before) === groupText(now)
      ? []
      : [now.group === undefined ? `${name} on its own` : `${name} in a ${groupText(now)}`]),
  ];
};

/** The order of a day's lines, and how they are grouped. */
const shapeOf = (lines: readonly PlanLine[]): readonly (readonly [string, string | undefined])[] =>
  lines.map(({ id, group }) => [id, group?.id]);

const changesOfDay = (before: PlanDay, now: PlanDay, nameOf: NameOf): readonly string[] => {
  const [old, fresh] = [linesOfDay(before), linesOfDay(now)];
  const oldById = new Map(old.map((line) => [line.id, line]));
  const freshIds = new Set(fresh.map(({ id }) => id));
  const gone = old.filter(({ id }) => !freshIds.has(id));
  const found = [
    ...fresh.flatMap((line) => {
      const was = oldById.get(line.id);
      return was === undefined
        ? [`${nameOf(line)} ${setsText(line.exercise)} is new`]
        : differencesOf(was, line, nameOf(line));
    }),
    ...gone.map((line) => `${nameOf(line)} is gone`),
  ];
  if (found.length > 0) return found;
  return isSame(shapeOf(old), shapeOf(fresh)) ? [] : ['the same exercises in another order'];
};

type Change = WeekAndDay & { readonly what: string };

const changeOfDay = (
  outline: WorkoutPlan,
  plan: WorkoutPlan,
  { week, day }: WeekAndDay,
  nameOf: NameOf,
): readonly Change[] => {
  const [before, now] = [
    findPlanDayProgressedToWeek(outline, week, day),
    findPlanDayProgressedToWeek(plan, week, day),
  ];
  if (before === undefined) return now === undefined ? [] : [{ week, day, what: ' is new.' }];
  if (now === undefined) return [{ week, day, what: ' is gone.' }];
  const found = changesOfDay(before, now, nameOf);
  return found.length === 0 ? [] : [{ week, day, what: `: ${found.join('; ')}.` }];
};

const joinWeeks = (changes: readonly Change[]): readonly EditorsPlanChange[] => {
  const runs: { week: number; day: number; lastWeek: number; what: string }[] = [];
  for (const { week, day, what } of changes) {
    const run = runs.findLast((candidate) => candidate.day === day);
    if (run?.what === what && run.lastWeek === week - 1) run.lastWeek = week;
    else runs.push({ week, day, lastWeek: week, what });
  }
  return runs.map(({ what, ...run }) => ({
    ...run,
    sentence: `${run.week === run.lastWeek ? `Week ${run.week}` : `Weeks ${run.week}–${run.lastWeek}`}, day ${run.day}${what}`,
  }));
};

const inOrder = (places: readonly WeekAndDay[]): readonly WeekAndDay[] => {
  const seen = new Map(places.map((place) => [`${place.week}/${place.day}`, place]));
  return [...seen.values()].toSorted((one, other) => one.week - other.week || one.day - other.day);
};

/**
 * The changes by an editor since she began, day by day in numbers and exercises; empty when only
 * text has changed. Names come from the new plan; those of exercises that are gone come from the
 * library, if it has loaded.
 */
export const changesBetweenPlanVersions = (
  outline: WorkoutPlan,
  plan: WorkoutPlan,
  library?: ExerciseFactsBySlug,
): readonly EditorsPlanChange[] => {
  const names = new Map(
    exercisesOfPlan(plan).flatMap(({ slug, name }) => (slug === undefined ? [] : [[slug, name]])),
  );
  const nameOf: NameOf = ({ slug, exercise }) => {
    if (slug === undefined)
      return exercise.name === '' ? 'an exercise without a page' : exercise.name;
    return names.get(slug) ?? library?.get(slug)?.title ?? slug.replaceAll('-', ' ');
  };
  return joinWeeks(
    inOrder([...weekAndDayPairsOfPlan(outline), ...weekAndDayPairsOfPlan(plan)]).flatMap((place) =>
      changeOfDay(outline, plan, place, nameOf),
    ),
  );
};
