import type { Equipment } from '../training/all-equipment.ts';
import { percentOfMaxForRepsAndEffort } from '../training/loads/effort-chart.ts';
import { exercisesOfPlan } from '../workout-notation/exercises-of-plan.ts';
import { mapExercises } from '../workout-notation/map-exercises.ts';
import type {
  SetAmount,
  Exercise,
  HomeAlternativeExercise,
  Load,
  SetBlock,
  WeeklyProgression,
  WorkoutPlan,
} from '../workout-notation/plan.ts';
import { middleOfRange } from '../workout-notation/range.ts';
import type { HtmlOrPlanSection, WorkoutPlanView } from './plan-view.ts';

/*
 * A plan with barbells, trained at home with two dumbbells and a band. The exercise is another one,
 * so its percentages and kilograms say nothing: what remains of them is how hard the set is. Nobody
 * tests a single with dumbbells, so a set has at least five reps.
 */

const fewestReps = 5;
/** Easier than this is a warm-up, and with dumbbells one set of it is plenty. */
const warmUpRpe = 5;
/** A set at home never goes to failure: a pair of dumbbells has no rack to go back to. */
const hardestRpe = 9;

/** In half points, as plans write it. */
const efforts = Array.from(
  { length: 2 * (hardestRpe - warmUpRpe) + 1 },
  (_, index) => warmUpRpe + index / 2,
);

/** The RPE at which a set of so many reps is done with a percentage of the maximum. */
const rpeFor = (reps: number, percent: number): number => {
  const distance = (rpe: number): number =>
    Math.abs(percentOfMaxForRepsAndEffort(reps, { kind: 'rpe', value: rpe }) - percent);
  return efforts.reduce((best, rpe) => (distance(rpe) < distance(best) ? rpe : best), warmUpRpe);
};

const repsOf = (amount: SetAmount): number =>
  amount.kind === 'reps' ? middleOfRange(amount.reps) : fewestReps;

/**
 * What a load asks of the exercise at home; undefined where it says nothing about another exercise.
 */
const loadAtHome = (load: Load, reps: number): Load | undefined => {
  switch (load.kind) {
    case 'percent':
      return {
        kind: 'rpe',
        rpe: { from: rpeFor(reps, load.percent.from), to: rpeFor(reps, load.percent.to) },
      };
    case 'rpe':
    case 'rir':
    case 'bodyweight':
      return load;
    case 'kilograms':
    case 'band':
    case 'week':
      return undefined;
  }
};

const loadsAtHome = (loads: readonly Load[], reps: number): readonly Load[] => {
  const isRated = loads.some(({ kind }) => kind === 'rpe' || kind === 'rir');
  return loads
    .filter(({ kind }) => !(isRated && kind === 'percent'))
    .flatMap((load) => loadAtHome(load, reps) ?? []);
};

const amountAtHome = (amount: SetAmount, { perSide }: HomeAlternativeExercise): SetAmount => {
  const sided = { ...amount, perSide: amount.perSide || perSide };
  return sided.kind === 'reps' && sided.reps.to < fewestReps
    ? { ...sided, reps: { from: fewestReps, to: fewestReps } }
    : sided;
};

const isWarmUp = ({ loads }: SetBlock): boolean =>
  loads.some((load) => load.kind === 'rpe' && load.rpe.to <= warmUpRpe);

const setsAtHome = (
  sets: readonly SetBlock[],
  home: HomeAlternativeExercise,
): readonly SetBlock[] => {
  const changed = sets.map((block) => ({
    ...block,
    amount: amountAtHome(block.amount, home),
    loads: loadsAtHome(block.loads, repsOf(block.amount)),
  }));
  const firstWarmUp = changed.findIndex(isWarmUp);
  return changed.filter((block, index) => index === firstWarmUp || !isWarmUp(block));
};

/** What a later week changes; undefined for what was added to percentages or kilograms. */
const progressionAtHome = (
  progression: WeeklyProgression | undefined,
  sets: readonly SetBlock[],
): WeeklyProgression | undefined => {
  const [first] = sets;
  if (progression === undefined || first === undefined) return undefined;
  if (progression.kind === 'add') {
    return progression.unit === 'kg' || progression.unit === '%' ? undefined : progression;
  }
  const loads = loadsAtHome(progression.loads, repsOf(first.amount));
  return loads.length === progression.loads.length ? { kind: 'loads', loads } : undefined;
};

/**
 * A note before `home:` that says what the line is for. All else in it is about the exercise at the
 * gym.
 */
const warmUpNote = 'warm-up';

/** A line as it is trained at home. */
const exerciseAtHome = ({ home, ...exercise }: Exercise): Exercise =>
  home === undefined
    ? exercise
    : {
        ...exercise,
        name: home.name,
        slug: home.slug,
        equipment: home.equipment,
        sets: setsAtHome(exercise.sets, home),
        progression: progressionAtHome(exercise.progression, exercise.sets),
        note: exercise.note.startsWith(`${warmUpNote};`) ? warmUpNote : '',
      };

/**
 * The plan with the alternative for home of each exercise that has one; the others stay as they
 * are.
 */
export const planAtHome = (plan: WorkoutPlan): WorkoutPlan => mapExercises(plan, exerciseAtHome);

/** Whether a plan is another one at home. */
export const planViewDiffersAtHome = ({ plan }: WorkoutPlanView): boolean =>
  exercisesOfPlan(plan).some(({ home }) => home !== undefined);

/** A plan's view as it is trained at home; the same view where no line has a version at home. */
export const planViewAtHome = (view: WorkoutPlanView): WorkoutPlanView =>
  planViewDiffersAtHome(view)
    ? { ...view, plan: planAtHome(view.plan), totals: view.homeTotals ?? view.totals }
    : view;

/** A page's parts with each plan as it is trained at home. */
export const adaptPlansInSectionsForHome = (
  sections: readonly HtmlOrPlanSection[],
): readonly HtmlOrPlanSection[] =>
  sections.map((section) =>
    section.kind === 'workout' ? { ...section, workout: planViewAtHome(section.workout) } : section,
  );

/** All the equipment that the plans of a page need. */
export const equipmentOfPlansInSections = (
  sections: readonly HtmlOrPlanSection[],
): readonly Equipment[] => [
  ...new Set(
    sections.flatMap((section) =>
      section.kind === 'workout'
        ? section.workout.totals.flat().flatMap(({ equipment }) => equipment)
        : [],
    ),
  ),
];
