import { setupSeconds, sideSeconds } from '../../workout-notation/totals/set-seconds.ts';
import type { Step } from '../session/step.ts';

/** A part of a session that is done together: a line, or all lines of a group. */
export type Unit = {
  readonly id: string;
  readonly part: Step['part'];
  readonly steps: readonly Step[];
};

const unitIdOf = ({ group, line }: Step): string => group?.id ?? line;

/** The units of a session in the order in which they begin. */
export const unitsOf = (steps: readonly Step[]): readonly Unit[] => {
  const units = new Map<string, Step[]>();
  for (const step of steps) {
    const id = unitIdOf(step);
    units.set(id, [...(units.get(id) ?? []), step]);
  }
  return [...units].flatMap(([id, own]) => {
    const [first] = own;
    return first === undefined ? [] : [{ id, part: first.part, steps: own }];
  });
};

/** The units of the main part; if there is none, all but the warm-up and the cool-down; failing that, all. */
export const mainUnitsOf = (steps: readonly Step[]): readonly Unit[] => {
  const units = unitsOf(steps);
  const main = units.filter(({ part }) => part === 'main');
  if (main.length > 0) return main;
  const finisher = units.filter(({ part }) => part === 'finisher');
  return finisher.length > 0 ? finisher : units;
};

export const isWork = ({ kind }: Step): boolean => kind === 'work';

const isOnTheClock = ({ group }: Step): boolean =>
  group?.kind === 'amrap' || group?.kind === 'emom';

/** The set of its unit that a step belongs to: a round of a group counts as one. */
const setOf = ({ group, set }: Step): number => group?.round ?? set;

/** How many sets, or rounds, of a unit are still to come. A unit on the clock counts as one. */
export const setsOf = ({ steps }: Pick<Unit, 'steps'>): number =>
  steps.some(isOnTheClock) ? 1 : new Set(steps.filter(isWork).map(setOf)).size;

/** Removes some units. */
export const withoutUnits = (steps: readonly Step[], units: readonly Unit[]): readonly Step[] => {
  const gone = new Set(units.map(({ id }) => id));
  return steps.filter((step) => !gone.has(unitIdOf(step)));
};

/** Removes the last set, or round, of some units. A unit's only set stays. */
export const withoutLastSets = (
  steps: readonly Step[],
  units: readonly Unit[],
): readonly Step[] => {
  const gone = new Set(
    units.flatMap((unit) => {
      if (setsOf(unit) < 2) return [];
      const work = unit.steps.filter(isWork);
      const last = Math.max(...work.map(setOf));
      return work.filter((step) => setOf(step) === last).map(({ id }) => id);
    }),
  );
  return steps.filter(({ id }) => !gone.has(id));
};

const distinct = (numbers: readonly number[]): number => new Set(numbers).size;

/** Updates the numbers of sets and rounds after some steps were removed. */
export const recounted = (before: readonly Step[], after: readonly Step[]): readonly Step[] => {
  const setsIn = (steps: readonly Step[], { line, kind }: Step): number =>
    distinct(steps.filter((one) => one.line === line && one.kind === kind).map(({ set }) => set));
  const roundsIn = (steps: readonly Step[], id: string): number =>
    distinct(steps.flatMap(({ group }) => (group?.id === id ? [group.round] : [])));
  return after.map((step) => {
    const of = step.of - setsIn(before, step) + setsIn(after, step);
    const { group } = step;
    if (group?.rounds === undefined) return { ...step, of };
    const rounds = group.rounds - roundsIn(before, group.id) + roundsIn(after, group.id);
    return { ...step, of, group: { ...group, rounds } };
  });
};

const stepSeconds = ({ amount, tempo, side, restSeconds }: Step): number =>
  sideSeconds(amount, tempo) * (amount.perSide && side === undefined ? 2 : 1) + restSeconds;

/** The minutes that a session takes, by the estimate that plans show, unrounded. */
export const minutesOf = (steps: readonly Step[]): number =>
  unitsOf(steps).reduce((sum, unit) => {
    const clock = unit.steps.find(isOnTheClock)?.group?.minutes;
    const own = unit.steps.filter((step) => clock === undefined || !isOnTheClock(step));
    return (
      sum +
      setupSeconds / 60 +
      (clock ?? 0) +
      own.reduce((seconds, step) => seconds + stepSeconds(step), 0) / 60
    );
  }, 0);
