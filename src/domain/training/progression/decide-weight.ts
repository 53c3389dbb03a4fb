import type { Load, Range, SetBlock } from '../../workout-notation/plan.ts';
import { middle } from '../../workout-notation/range.ts';
import type { HerWeights } from '../my-weights/her-weights.ts';
import { nextLoadableWeight } from '../loads/round-to-kit.ts';
import type { BlockWithWeight } from '../session/assign-weights.ts';
import { kilogramsOf, type Weight } from '../weight.ts';
import type { Verdict } from './judge-sets.ts';
import { isLess, tenthLess } from './tenth-less.ts';

/*
 * The rules of progression, in one place. The plan's own text comes first; the rules cover what it leaves open, and what happens after a miss.
 *
 * 1. A rep range is double progression: once every set is at the top of the range, no harder than asked, the next session uses the next
 *    weight that her kit has, from the bottom of the range. Until then the weight stays and the reps go up by one. (The `2-for-2` rule of
 *    Baechle and Earle, Essentials of Strength Training and Conditioning, adds weight after two extra reps in two sessions; the position
 *    stand of the American College of Sports Medicine, Medicine & Science in Sports & Exercise, 2009, 2 to 10 % after one or two extra
 *    reps. That every set has to reach the top is a coach's version of both.)
 * 2. Where the next weight is more than 10 % heavier, the top has to be reached in two sessions in a row: the upper end of the position
 *    stand, and the two sessions of `2-for-2`.
 * 3. A single number of reps has no top, so two sessions in a row as asked add a step; a session with every set at least one repetition in
 *    reserve easier than asked adds it at once, within rule 2.
 * 4. Fewer reps than asked: the same weight once more. Twice in a row: a tenth off, rounded to her kit. A coach's rule.
 * 5. Harder than asked, sets left out, or sets of different weights: the same weight, that of the last set. A set that was left out doesn't
 *    count as failed.
 * 6. Kilograms and percentages of the plan apply as they are. Only after a miss, or when she took less, is the weight held back; it returns
 *    to the plan's by one step a session.
 * 7. Where the plan adds reps week by week, the weight stays; where it asks for more effort, it is a step heavier, unless that is more than
 *    10 %; for less effort, a tenth lighter. A coach's rule.
 */

const bigStep = 0.1;
/**
 * After this many sessions in a row with too few reps, a tenth comes off; after as many done as
 * asked, a step is added.
 */
const running = 2;

export type NextWeightQuestion = {
  readonly verdict: Verdict;
  /** The weight of the last set. */
  readonly lifted: Weight;
  /** The fewest reps of any set. */
  readonly fewest: number;
  /** What the plan asked for; its weight is the plan's own, without the stored one. */
  readonly block: BlockWithWeight;
  readonly later: Pick<SetBlock, 'amount' | 'loads'> | undefined;
  /**
   * How many sessions in a row the lifter came up short (as a negative number) or reached the top.
   */
  readonly streak: number;
  readonly aim: number | undefined;
  readonly weights: HerWeights;
};

export type NextWeightDecision = {
  readonly weight: Weight;
  readonly change: 'up' | 'same' | 'down';
  readonly reps: number | undefined;
  readonly streak: number;
  /** Whether it is stored; otherwise the plan's own weights apply. */
  readonly keeps: boolean;
  /** The explanation the lifter reads; undefined where nothing differs from the plan. */
  readonly why: string | undefined;
};

/** Whether a step is more than the 10 % of rule 2. */
const isBigStep = (lifted: Weight, next: Weight): boolean =>
  kilogramsOf(next) > (1 + bigStep) * kilogramsOf(lifted);

const weightText = ({ value, unit }: Weight, perHand: boolean): string =>
  `${Number(value.toFixed(2))} ${unit}${perHand ? ' per hand' : ''}`;

const isWritten = ({ loads, weight }: BlockWithWeight): boolean =>
  weight !== undefined && loads.some(({ kind }) => kind === 'kilograms' || kind === 'percent');

/** The repetitions in reserve that a load leaves; undefined for a load that rates no effort. */
const reserveIn = (loads: readonly Load[]): number | undefined => {
  for (const load of loads) {
    if (load.kind === 'rir') return middle(load.reps);
    if (load.kind === 'rpe') return 10 - middle(load.rpe);
  }
  return undefined;
};

const missed = (question: NextWeightQuestion): NextWeightDecision => {
  const { lifted } = question;
  const streak = Math.min(0, question.streak) - 1;
  const stays = { weight: lifted, change: 'same', reps: undefined, streak, keeps: true } as const;
  if (streak > -running) {
    return { ...stays, why: 'A set came up short, so it stays for one more session.' };
  }
  const weight = tenthLess(lifted, question.block.loading, question.weights);
  if (!isLess(weight, lifted)) {
    return {
      ...stays,
      why: 'Short twice running, and it is the lightest you have: stay with it, or swap the exercise.',
    };
  }
  return {
    ...stays,
    weight,
    change: 'down',
    streak: 0,
    why: 'Short twice running, so a tenth comes off, and you build up again from there.',
  };
};

/** The reps that a block asks for; only blocks of counted reps get this far. */
const repsIn = ({ block, fewest }: NextWeightQuestion): Range =>
  block.amount.kind === 'reps' ? block.amount.reps : { from: fewest, to: fewest };

/**
 * Goes to the next weight that the lifter’s kit has. `because` is the first half of the sentence.
 */
const heavier = (question: NextWeightQuestion, because: string): NextWeightDecision => {
  const { lifted, block, weights } = question;
  const weight = nextLoadableWeight(lifted, 1, block.loading, weights);
  const range = repsIn(question);
  const isRange = range.from < range.to;
  if (!isLess(lifted, weight)) {
    return {
      weight: lifted,
      change: 'same',
      reps: isRange ? range.to : undefined,
      streak: 1,
      keeps: true,
      why: `${because}, and it is already the heaviest you have.`,
    };
  }
  return {
    weight,
    change: 'up',
    reps: undefined,
    streak: 0,
    keeps: true,
    why: `${because}, so you take the next weight${isRange ? `, from ${range.from} reps` : ''}.`,
  };
};

/** Rule 6. */
const writtenWeight = (question: NextWeightQuestion, planned: Weight): NextWeightDecision => {
  const { lifted, block, verdict, streak } = question;
  const plans = `the plan’s ${weightText(planned, block.perHand)}`;
  const own: NextWeightDecision = {
    weight: planned,
    change: 'same',
    reps: undefined,
    streak: 0,
    keeps: false,
    why: undefined,
  };
  if (!isLess(lifted, planned)) return own;
  return verdict === 'hard' || verdict === 'partly'
    ? {
        ...own,
        weight: lifted,
        streak,
        keeps: true,
        why: `Once more before you go back to ${plans}.`,
      }
    : heavier(question, `All sets done on the way back to ${plans}`);
};

/** Rule 7; undefined where the next week asks for the same. */
const writtenChange = (question: NextWeightQuestion): NextWeightDecision | undefined => {
  const { later, block, lifted, streak } = question;
  if (later?.amount.kind !== 'reps') return undefined;
  const same: NextWeightDecision = {
    weight: lifted,
    change: 'same',
    reps: undefined,
    streak,
    keeps: true,
    why: undefined,
  };
  const [now, then] = [reserveIn(block.loads), reserveIn(later.loads)];
  if (now !== undefined && then !== undefined && then > now) {
    const weight = tenthLess(lifted, question.block.loading, question.weights);
    return isLess(weight, lifted)
      ? {
          ...same,
          weight,
          change: 'down',
          why: 'Your plan asks for less effort next time, so a tenth comes off.',
        }
      : {
          ...same,
          why: 'Your plan asks for less effort next time, and it is the lightest you have.',
        };
  }
  if (now !== undefined && then !== undefined && then < now) {
    const words = 'Your plan asks for more effort next time';
    const next = nextLoadableWeight(lifted, 1, block.loading, question.weights);
    return isBigStep(lifted, next)
      ? { ...same, why: `${words}, but the next weight is a big step, so it stays.` }
      : heavier(question, words);
  }
  return later.amount.reps.to > repsIn(question).to
    ? { ...same, why: 'The weight stays, because your plan adds the reps.' }
    : undefined;
};

/** Rules 1 to 3 and 5. */
const openWeight = (question: NextWeightQuestion): NextWeightDecision => {
  const { lifted, block, verdict, streak, fewest, aim, weights } = question;
  const range = repsIn(question);
  const isRange = range.from < range.to;
  const same = {
    weight: lifted,
    change: 'same',
    reps: isRange ? aim : undefined,
    streak: 0,
    keeps: true,
  } as const;
  switch (verdict) {
    case 'missed':
      return missed(question);
    case 'hard':
      return {
        ...same,
        why: 'It was harder than your plan asks, so it stays for one more session.',
      };
    case 'partly':
      return {
        ...same,
        streak,
        why: 'The same again, because a set was left out or had another weight.',
      };
    case 'done': {
      const reps = Math.min(range.to, fewest + 1);
      return { ...same, reps, why: `A rep more at the same weight: aim for ${reps}.` };
    }
    case 'easy':
    case 'top': {
      const isEasy = verdict === 'easy';
      const isBig = isBigStep(lifted, nextLoadableWeight(lifted, 1, block.loading, weights));
      const asAsked = isRange ? `Every set had ${range.to} reps` : 'Every set was as asked';
      const words = isEasy ? 'Every set was easier than asked' : asAsked;
      if (((isRange || isEasy) && !isBig) || streak >= running - 1) return heavier(question, words);
      return {
        ...same,
        reps: isRange ? range.to : undefined,
        streak: 1,
        why:
          isRange || isEasy
            ? `${words}, but the next weight is a big step: once more at this one first.`
            : `${words}: once more like this, and then the next weight.`,
      };
    }
  }
};

/** The lifter’s next weight for what a plan asks of an exercise, by the rules above. */
export const decideWeight = (question: NextWeightQuestion): NextWeightDecision => {
  const { verdict, block } = question;
  if (verdict === 'missed') {
    // If the lifter took more than the plan's weight and came up short, she goes back to the
    // plan's.
    const own = isWritten(block) ? block.weight : undefined;
    return own !== undefined && isLess(own, question.lifted)
      ? missed({ ...question, lifted: own })
      : missed(question);
  }
  if (isWritten(block) && block.weight !== undefined) return writtenWeight(question, block.weight);
  return (
    (verdict === 'hard' || verdict === 'partly' ? undefined : writtenChange(question)) ??
    openWeight(question)
  );
};
