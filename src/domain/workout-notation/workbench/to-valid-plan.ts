import { quantityBounds } from '../parse/parse-quantity.ts';
import { isUnitUsedInAnySet } from '../progression-unit.ts';
import { maxPlanWeeks } from '../parse/parse-plan-or-syntax-errors.ts';
import type {
  DayPartWithExercises,
  Exercise,
  ExerciseOrGroup,
  Group,
  PlanDay,
  SetBlock,
  WeekBlock,
  WorkoutPlan,
} from '../plan.ts';

// Turns the readable part of a text with mistakes into a valid plan: a page may show it like any
// other.

/** Each kind of load once, two at most. */
const loadsOf = ({ loads }: SetBlock): SetBlock['loads'] =>
  loads
    .filter((load, index) => loads.findIndex(({ kind }) => kind === load.kind) === index)
    .slice(0, 2);

/**
 * Drops a progression that has no next week, nothing to add to, or a load that the sets already
 * have.
 */
const progressionOf = ({ progression, sets }: Exercise, weeks: number): Exercise['progression'] => {
  if (progression === undefined || weeks === 1) return undefined;
  if (progression.kind === 'add') {
    return isUnitUsedInAnySet(progression.unit, sets) ? progression : undefined;
  }
  if (sets.some(({ loads }) => loads.length > 0)) return undefined;
  return { ...progression, loads: progression.loads.slice(0, weeks) };
};

const exerciseOf = (exercise: Exercise, weeks: number): Exercise => {
  const sets = exercise.sets.map((block) => ({ ...block, loads: loadsOf(block) }));
  return { ...exercise, sets, progression: progressionOf({ ...exercise, sets }, weeks) };
};

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
  Math.min(Math.max(value, min), max);

const groupOf = (group: Group, weeks: number): Group => {
  const exercises = group.exercises.map((exercise) => exerciseOf(exercise, weeks));
  return 'minutes' in group
    ? { ...group, minutes: within(group.minutes, quantityBounds.minutes), exercises }
    : { ...group, rounds: within(group.rounds, quantityBounds.rounds), exercises };
};

const minExercises = (group: Group): number => ('minutes' in group ? 1 : 2);

const itemsOf = (item: ExerciseOrGroup, weeks: number): readonly ExerciseOrGroup[] => {
  if (item.kind === 'exercise') {
    return [{ kind: 'exercise', exercise: exerciseOf(item.exercise, weeks) }];
  }
  const group = groupOf(item.group, weeks);
  return group.exercises.length < minExercises(group) ? [] : [{ kind: 'group', group }];
};

/** The parts that have exercises, each kind once. */
const partsOf = (day: PlanDay, weeks: number): readonly DayPartWithExercises[] => {
  const kinds = new Set(day.parts.map(({ kind }) => kind));
  return [...kinds]
    .map((kind) => ({
      kind,
      items: day.parts
        .filter((part) => part.kind === kind)
        .flatMap(({ items }) => items.flatMap((item) => itemsOf(item, weeks))),
    }))
    .filter(({ items }) => items.length > 0);
};

const daysOf = (block: WeekBlock, weeks: number): readonly PlanDay[] =>
  block.days
    .map((day) => ({ ...day, parts: partsOf(day, weeks) }))
    .filter(({ parts }) => parts.length > 0)
    .map((day, index) => ({ ...day, number: index + 1 }));

/** The number of weeks in a heading, at least 1. */
const lengthOf = ({ from, to }: WeekBlock): number =>
  to >= from && to <= maxPlanWeeks ? to - from + 1 : 1;

/**
 * The valid part of a plan that was read with errors: without empty parts, days or weeks, and
 * numbered without gaps.
 */
export const validPartOfPlan = (plan: WorkoutPlan): WorkoutPlan => {
  const blocks: WeekBlock[] = [];
  for (const block of plan.blocks) {
    const from = (blocks.at(-1)?.to ?? 0) + 1;
    const to = Math.min(from + lengthOf(block) - 1, maxPlanWeeks);
    const days = daysOf(block, to - from + 1);
    if (days.length > 0 && from <= maxPlanWeeks) blocks.push({ ...block, from, to, days });
  }
  return { blocks };
};
