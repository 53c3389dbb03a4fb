import type { SetBlock, WorkoutPlan } from '../../workout-notation/plan.ts';
import type { ExerciseKey } from '../exercise-key.ts';
import { exerciseKeyOf } from '../exercise-key.ts';
import type { FactsBySlug } from '../exercise-facts.ts';
import type { HerWeights } from '../my-weights/her-weights.ts';
import type { FollowedPlan, LoggedSet } from '../log.ts';
import { blockOfWeek, dayOfPlan, linesOf } from '../plan/plan-line.ts';
import type { PlanPlace } from '../plan/plan-place.ts';
import { assignWeights, type BlockWithWeight } from '../session/assign-weights.ts';
import type { Weight } from '../weight.ts';
import { decideWeight, type NextWeightDecision } from './decide-weight.ts';
import { judge } from './judge-sets.ts';
import { nextWeightKey } from './next-weight-key.ts';

/**
 * The lifter’s next weight in an exercise, and why, as one sentence that she reads before it
 * applies.
 */
export type NextWeight = {
  /** Its key in `FollowedPlan.nextWeights`. */
  readonly key: string;
  readonly exercise: ExerciseKey;
  readonly weight: Weight;
  readonly perHand: boolean;
  /** The reps to aim for within the plan's range; missing where the plan names one number. */
  readonly reps?: number | undefined;
  readonly change: 'up' | 'same' | 'down';
  readonly why: string;
};

type Kept = {
  readonly weights: FollowedPlan['nextWeights'];
  readonly reps: NonNullable<FollowedPlan['nextReps']>;
  readonly streaks: NonNullable<FollowedPlan['streaks']>;
};

type Question = {
  readonly followed: FollowedPlan;
  readonly plan: WorkoutPlan;
  readonly place: PlanPlace;
  readonly sets: readonly LoggedSet[];
  readonly library: FactsBySlug;
  readonly weights: HerWeights;
};

/**
 * What a day asked of an exercise at one number of reps and one effort or percentage, over all its
 * lines.
 */
type Asked = {
  readonly key: string;
  readonly exercise: ExerciseKey;
  readonly block: BlockWithWeight;
  /** The same block a week later; undefined where the plan has no such week. */
  readonly later: Pick<SetBlock, 'amount' | 'loads'> | undefined;
  readonly sets: number;
  readonly lines: readonly string[];
};

/** How many work sets of a block a day asks for, both sides counted. */
const setsIn = (block: BlockWithWeight, rounds: number): number =>
  block.sets * rounds * (block.amount.perSide ? 2 : 1);

/**
 * The blocks of a day that progression applies to: counted reps of the main part and of finishers,
 * without a clock.
 */
const askedOn = ({ plan, place, followed, library, weights }: Question): readonly Asked[] => {
  const day = dayOfPlan(plan, place.week, place.day);
  if (day === undefined) return [];
  const goesOn = blockOfWeek(plan, place.week) === blockOfWeek(plan, place.week + 1);
  const nextWeek = goesOn ? dayOfPlan(plan, place.week + 1, place.day) : undefined;
  const later = new Map(
    (nextWeek === undefined ? [] : linesOf(nextWeek)).map((line) => [line.id, line]),
  );
  const asked = new Map<string, Asked>();
  for (const line of linesOf(day)) {
    const group = line.group?.group;
    if (line.part === 'warm-up' || line.part === 'cool-down') continue;
    if (group !== undefined && 'minutes' in group) continue;
    const weighed = assignWeights(line, {
      weights,
      library,
      swaps: followed.swaps,
      nextWeights: {},
      ref: place,
    });
    const exercise = exerciseKeyOf({ id: line.id, slug: weighed.slug }, place);
    weighed.blocks.forEach((block, index) => {
      if (block.amount.kind !== 'reps') return;
      const key = nextWeightKey(exercise, block);
      const before = asked.get(key);
      asked.set(key, {
        key,
        exercise,
        block,
        later: later.get(line.id)?.exercise.sets[index],
        sets: (before?.sets ?? 0) + setsIn(block, group?.rounds ?? 1),
        lines: [...(before?.lines ?? []), line.id],
      });
    });
  }
  return [...asked.values()];
};

const isSameRange = (
  one: LoggedSet['planned']['reps'],
  other: LoggedSet['planned']['reps'],
): boolean => one?.from === other?.from && one?.to === other?.to;

/** Whether a set was planned at the percentage that a block asks for; true if it asks for none. */
const hasAskedPercent = (
  { percent }: LoggedSet['planned'],
  { loads }: BlockWithWeight,
): boolean => {
  const asked = loads.find((load) => load.kind === 'percent');
  return asked === undefined || isSameRange(percent, asked.percent);
};

/** The work sets that match what was asked: its lines, reps, percentage and exercise. */
const matchingSets = (asked: Asked, sets: readonly LoggedSet[]): readonly LoggedSet[] => {
  const { amount } = asked.block;
  return sets.filter(
    ({ kind, line, exercise, planned, done }) =>
      kind === 'work' &&
      asked.lines.includes(line) &&
      exercise === asked.exercise &&
      amount.kind === 'reps' &&
      isSameRange(planned.reps, amount.reps) &&
      hasAskedPercent(planned, asked.block) &&
      done.reps !== undefined &&
      done.weight !== undefined,
  );
};

const without = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

const withValue = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | undefined,
): Readonly<Record<string, Value>> =>
  value === undefined ? without(record, key) : { ...record, [key]: value };

const keep = (kept: Kept, key: string, decision: NextWeightDecision): Kept => ({
  weights: withValue(kept.weights, key, decision.keeps ? decision.weight : undefined),
  reps: withValue(kept.reps, key, decision.reps),
  streaks: withValue(kept.streaks, key, decision.streak === 0 ? undefined : decision.streak),
});

/**
 * The lifter’s next weights after a session that was finished as planned; exercises that she did
 * nothing of stay as they were.
 */
export const nextWeightsOf = (
  question: Question,
): { readonly kept: Kept; readonly shown: readonly NextWeight[] } => {
  const { followed, sets } = question;
  let kept: Kept = {
    weights: followed.nextWeights,
    reps: followed.nextReps ?? {},
    streaks: followed.streaks ?? {},
  };
  const shown: NextWeight[] = [];
  for (const asked of askedOn(question)) {
    const { key, exercise, block } = asked;
    const answers = matchingSets(asked, sets);
    const last = answers.at(-1);
    const lifted = last?.done.weight;
    if (last === undefined || lifted === undefined) continue;
    const decide = (later: Asked['later']): NextWeightDecision =>
      decideWeight({
        verdict: judge(answers, asked.sets, block.loads),
        lifted,
        fewest: Math.min(...answers.map(({ done }) => done.reps ?? 0)),
        block,
        later,
        streak: followed.streaks?.[key] ?? 0,
        aim: followed.nextReps?.[key],
        weights: question.weights,
      });
    const decision = decide(asked.later);
    const laterKey = asked.later === undefined ? key : nextWeightKey(exercise, asked.later);
    // The next week may ask the line for other reps or another effort, while another day asks for
    // the same again.
    if (laterKey !== key) kept = keep(kept, key, decide(undefined));
    kept = keep(kept, laterKey, decision);
    if (decision.why === undefined) continue;
    shown.push({
      key: laterKey,
      exercise,
      weight: decision.weight,
      perHand: last.perHand,
      ...(decision.reps !== undefined && { reps: decision.reps }),
      change: decision.change,
      why: decision.why,
    });
  }
  return { kept, shown };
};
