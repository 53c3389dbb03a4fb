import type { SetBlock, WorkoutPlan } from '../../workout-notation/plan.ts';
import { exerciseKeyOfLine } from '../exercise-key.ts';
import type { ExerciseFactsBySlug } from '../exercise-facts.ts';
import { percentOfMaxWithWeeklyAddedReps } from '../loads/percent-of-max.ts';
import type { FollowedPlan } from '../log.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import {
  findPlanDayProgressedToWeek,
  linesOfDay,
  planBlockContainingWeek,
  type WeekAndDay,
  type PlanLine,
} from '../plan/plan-line.ts';
import type { PlanPagePathAndIndex } from '../plan/plan-place.ts';
import {
  assignLineWeights,
  type LineWithWeights,
  type SetBlockWithWeight,
} from '../steps/assign-weights.ts';
import { exerciseAndEquipmentKey, keyOfRepsAndLoads } from './exercise-and-equipment-key.ts';
import { groupBy } from '../../group-by.ts';

/** What a day asks of a lift at one number of reps and one effort, over all its lines. */
export type EqualSetsAskedOfLift = {
  readonly block: SetBlockWithWeight;
  /** The same block a week later, by the plan alone; undefined where the plan has no such week. */
  readonly later: SetBlockWithWeight | undefined;
  /** Whether no other set of the lift is heavier in that week. */
  readonly leads: boolean;
  /** How many work sets, both sides counted. */
  readonly sets: number;
  readonly lines: readonly string[];
};

/** What a day asks of a lift. */
export type LiftOnDay = {
  /** `exerciseAndEquipmentKey` */
  readonly key: string;
  readonly slug: string | undefined;
  /** Its first line. */
  readonly line: string;
  readonly asked: readonly EqualSetsAskedOfLift[];
  /** Whether one of the days of the coming week asks for less of it than a week before. */
  readonly easesSoon: boolean;
};

type Question = {
  readonly plan: WorkoutPlan;
  readonly place: PlanPagePathAndIndex & WeekAndDay;
  readonly followed: Pick<FollowedPlan, 'swaps'>;
  readonly library: ExerciseFactsBySlug;
  readonly weights: KitAndMaximums;
};

/** The lines of a day that count: of the main part and of finishers. */
const countedLines = (plan: WorkoutPlan, { week, day }: WeekAndDay): readonly PlanLine[] => {
  const found = findPlanDayProgressedToWeek(plan, week, day);
  return (found === undefined ? [] : linesOfDay(found)).filter(
    ({ part }) => part === 'main' || part === 'finisher',
  );
};

/** Whether progression applies to a line: not to sets against a clock. */
const hasNoClock = ({ group }: PlanLine): boolean =>
  group === undefined || !('minutes' in group.group);

/** Whether the plan says the weight itself, whatever the maximum is. */
export const isWeightIndependentOfMax = ({ loads }: Pick<SetBlock, 'loads'>): boolean =>
  loads.some(({ kind }) => kind === 'kilograms' || kind === 'week');

/** How hard the blocks of a lift are on a day, by line and block. */
type DayOfLift = ReadonlyMap<string, { readonly hardness: number; readonly hasClock: boolean }>;

/** A day of the plan by the lifts that it asks for, with the lifter’s swaps. */
type DayByLift = WeekAndDay & { readonly lifts: ReadonlyMap<string, DayOfLift> };

const dayByLift = ({ plan, followed, place: ref }: Question, place: WeekAndDay): DayByLift => {
  const lifts = new Map<string, Map<string, { hardness: number; hasClock: boolean }>>();
  for (const line of countedLines(plan, place)) {
    const swap = followed.swaps.find(({ from }) => from === line.slug);
    const slug = swap?.to ?? line.slug;
    const equipment = swap === undefined ? line.exercise.equipment : undefined;
    const key = exerciseAndEquipmentKey(exerciseKeyOfLine({ id: line.id, slug }, ref), equipment);
    const blocks = lifts.get(key) ?? new Map<string, { hardness: number; hasClock: boolean }>();
    lifts.set(key, blocks);
    line.exercise.sets.forEach((block, index) => {
      const hardness = percentOfMaxWithWeeklyAddedReps(block);
      if (hardness === undefined || isWeightIndependentOfMax(block)) return;
      blocks.set(`${line.id} ${index}`, { hardness, hasClock: !hasNoClock(line) });
    });
  }
  return { ...place, lifts };
};

const daysIn = (plan: WorkoutPlan, week: number): readonly WeekAndDay[] =>
  planBlockContainingWeek(plan, week)?.days.map(({ number }) => ({ week, day: number })) ?? [];

/** The days of the week before, of this week and of the next one. */
const threeWeeks = (question: Question): readonly DayByLift[] => {
  const { plan, place } = question;
  return [place.week - 1, place.week, place.week + 1]
    .flatMap((week) => daysIn(plan, week))
    .map((day) => dayByLift(question, day));
};

/** How hard the hardest sets of a lift in this week are. */
const hardestIn = (days: readonly DayByLift[], { week }: WeekAndDay, key: string): number =>
  Math.max(
    0,
    ...days
      .filter((day) => day.week === week)
      .flatMap(({ lifts }) => [...(lifts.get(key)?.values() ?? [])])
      .map(({ hardness, hasClock }) => (hasClock ? 0 : hardness)),
  );

/** Whether one of the next seven days asks for less of a lift than a week before it. */
const easesSoon = (days: readonly DayByLift[], place: WeekAndDay, key: string): boolean =>
  days
    .filter(({ week, day }) =>
      week === place.week ? day > place.day : week > place.week && day <= place.day,
    )
    .some(({ week, day, lifts }) => {
      const before = days.find((other) => other.week === week - 1 && other.day === day);
      const blocks = before?.lifts.get(key);
      return [...(lifts.get(key) ?? [])].some(
        ([block, { hardness }]) => hardness < (blocks?.get(block)?.hardness ?? 0),
      );
    });

const setsIn = (block: SetBlockWithWeight, { group }: PlanLine): number => {
  const rounds = group !== undefined && 'rounds' in group.group ? group.group.rounds : 1;
  return block.sets * rounds * (block.amount.perSide ? 2 : 1);
};

/** The lifts of a day, with what it asks of them in counted reps. */
export const liftsAskedOnDay = (question: Question): readonly LiftOnDay[] => {
  const { plan, place, followed, library, weights } = question;
  const weigh = (line: PlanLine): LineWithWeights =>
    assignLineWeights(line, {
      plan,
      weights,
      library,
      swaps: followed.swaps,
      progress: {},
      ref: place,
    });
  const nextWeek = new Map(
    countedLines(plan, { week: place.week + 1, day: place.day }).map((line) => [
      line.id,
      weigh(line),
    ]),
  );
  const lifts = groupBy(
    countedLines(plan, place).filter(hasNoClock).map(weigh),
    ({ key = '' }) => key,
  );
  const days = threeWeeks(question);
  return [...lifts].map(([key, lines]): LiftOnDay => {
    const hardest = hardestIn(days, place, key);
    const asked = new Map<string, EqualSetsAskedOfLift>();
    for (const { line, blocks } of lines) {
      const later = nextWeek.get(line.id)?.blocks;
      blocks.forEach((block, index) => {
        // The weight of another week is for the plan to say, and says nothing of the next one.
        if (block.amount.kind !== 'reps' || block.loads.some(({ kind }) => kind === 'week')) return;
        const target = keyOfRepsAndLoads(block);
        const before = asked.get(target);
        asked.set(target, {
          block,
          later: later?.[index],
          leads: (percentOfMaxWithWeeklyAddedReps(block) ?? 0) >= hardest,
          sets: (before?.sets ?? 0) + setsIn(block, line),
          lines: [...(before?.lines ?? []), line.id],
        });
      });
    }
    return {
      key,
      slug: lines[0]?.slug,
      line: lines[0]?.line.id ?? '',
      asked: [...asked.values()],
      easesSoon: easesSoon(days, place, key),
    };
  });
};
