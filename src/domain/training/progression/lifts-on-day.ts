import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import { exerciseKeyOf } from '../exercise-key.ts';
import type { FactsBySlug } from '../exercise-facts.ts';
import { hardnessOf } from '../loads/share-asked.ts';
import type { FollowedPlan } from '../log.ts';
import type { HerWeights } from '../my-weights/her-weights.ts';
import {
  blockOfWeek,
  dayOfPlan,
  linesOf,
  type DayPlace,
  type PlanLine,
} from '../plan/plan-line.ts';
import type { PlanRef } from '../plan/plan-place.ts';
import {
  assignWeights,
  type BlockWithWeight,
  type LineWithWeights,
} from '../session/assign-weights.ts';
import { liftKey, targetText } from './lift-key.ts';

/** What a day asks of a lift at one number of reps and one effort, over all its lines. */
export type AskedOfLift = {
  readonly block: BlockWithWeight;
  /** The same block a week later, by the plan alone; undefined where the plan has no such week. */
  readonly later: BlockWithWeight | undefined;
  /** Whether no other set of the lift is heavier in that week. */
  readonly leads: boolean;
  /** How many work sets, both sides counted. */
  readonly sets: number;
  readonly lines: readonly string[];
};

/** What a day asks of a lift. */
export type AskedLift = {
  /** `liftKey` */
  readonly key: string;
  readonly slug: string | undefined;
  /** Its first line. */
  readonly line: string;
  readonly asked: readonly AskedOfLift[];
  /** Whether one of the days of the coming week asks for less of it than a week before. */
  readonly easesSoon: boolean;
};

type Question = {
  readonly plan: WorkoutPlan;
  readonly place: PlanRef & DayPlace;
  readonly followed: Pick<FollowedPlan, 'swaps'>;
  readonly library: FactsBySlug;
  readonly weights: HerWeights;
};

/** The lines of a day that count: of the main part and of finishers. */
const countedLines = (plan: WorkoutPlan, { week, day }: DayPlace): readonly PlanLine[] => {
  const known = knownLines.get(plan) ?? new Map<string, readonly PlanLine[]>();
  knownLines.set(plan, known);
  const key = `${week}/${day}`;
  const found = known.get(key) ?? readLines(plan, { week, day });
  known.set(key, found);
  return found;
};

/** Each lift of a day asks about two weeks. */
const knownLines = new WeakMap<WorkoutPlan, Map<string, readonly PlanLine[]>>();

const readLines = (plan: WorkoutPlan, { week, day }: DayPlace): readonly PlanLine[] => {
  const found = dayOfPlan(plan, week, day);
  return (found === undefined ? [] : linesOf(found)).filter(
    ({ part }) => part === 'main' || part === 'finisher',
  );
};

/** Whether progression applies to a line: not to sets against a clock. */
const hasNoClock = ({ group }: PlanLine): boolean =>
  group === undefined || !('minutes' in group.group);

/** The share of a maximum of each block of a lift on a day, by line and block. */
type Shares = ReadonlyMap<string, number>;

const sharesOn = (
  question: Question,
  place: DayPlace,
  key: string,
  counts: (line: PlanLine) => boolean = () => true,
): Shares => {
  const { plan, followed, place: ref } = question;
  const shares = new Map<string, number>();
  for (const line of countedLines(plan, place).filter(counts)) {
    const swap = followed.swaps.find(({ from }) => from === line.slug);
    const slug = swap?.to ?? line.slug;
    const equipment = swap === undefined ? line.exercise.equipment : undefined;
    if (liftKey(exerciseKeyOf({ id: line.id, slug }, ref), equipment) !== key) continue;
    line.exercise.sets.forEach((block, index) => {
      const share = hardnessOf(block);
      const isInKilograms = block.loads.some(({ kind }) => kind === 'kilograms');
      if (share !== undefined && !isInKilograms) shares.set(`${line.id} ${index}`, share);
    });
  }
  return shares;
};

const daysIn = (plan: WorkoutPlan, week: number): readonly number[] =>
  blockOfWeek(plan, week)?.days.map(({ number }) => number) ?? [];

/** The heaviest share of a lift in a week. */
const heaviestShare = (question: Question, key: string): number => {
  const { plan, place } = question;
  return Math.max(
    0,
    ...daysIn(plan, place.week).flatMap((day) => [
      ...sharesOn(question, { week: place.week, day }, key, hasNoClock).values(),
    ]),
  );
};

const isEasierThanWeekBefore = (question: Question, at: DayPlace, key: string): boolean => {
  const before = sharesOn(question, { week: at.week - 1, day: at.day }, key);
  return [...sharesOn(question, at, key)].some(
    ([block, share]) => share < (before.get(block) ?? share),
  );
};

const easesSoon = (question: Question, key: string): boolean => {
  const { plan, place } = question;
  const thisWeek = daysIn(plan, place.week).filter((day) => day > place.day);
  const nextWeek = daysIn(plan, place.week + 1).filter((day) => day <= place.day);
  return [
    ...thisWeek.map((day) => ({ week: place.week, day })),
    ...nextWeek.map((day) => ({ week: place.week + 1, day })),
  ].some((at) => isEasierThanWeekBefore(question, at, key));
};

const setsIn = (block: BlockWithWeight, { group }: PlanLine): number => {
  const rounds = group !== undefined && 'rounds' in group.group ? group.group.rounds : 1;
  return block.sets * rounds * (block.amount.perSide ? 2 : 1);
};

/** The lifts of a day, with what it asks of them in counted reps. */
export const liftsOn = (question: Question): readonly AskedLift[] => {
  const { plan, place, followed, library, weights } = question;
  const weigh = (line: PlanLine): LineWithWeights =>
    assignWeights(line, { weights, library, swaps: followed.swaps, progress: {}, ref: place });
  const nextWeek = new Map(
    countedLines(plan, { week: place.week + 1, day: place.day }).map((line) => [
      line.id,
      weigh(line),
    ]),
  );
  const lifts = Map.groupBy(
    countedLines(plan, place).filter(hasNoClock).map(weigh),
    ({ key = '' }) => key,
  );
  return [...lifts].map(([key, lines]): AskedLift => {
    const heaviest = heaviestShare(question, key);
    const asked = new Map<string, AskedOfLift>();
    for (const { line, blocks } of lines) {
      const later = nextWeek.get(line.id)?.blocks;
      blocks.forEach((block, index) => {
        if (block.amount.kind !== 'reps') return;
        const target = targetText(block);
        const before = asked.get(target);
        asked.set(target, {
          block,
          later: later?.[index],
          leads: (hardnessOf(block) ?? 0) >= heaviest,
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
      easesSoon: easesSoon(question, key),
    };
  });
};
