import type { Range } from '../../workout-notation/plan.ts';
import { isEasierWeight } from '../loads/help-and-added-weights.ts';
import { percentOfMaxBeforeWeeklyAddedReps } from '../loads/percent-of-max.ts';
import { isWeightJumpOverFivePercent, nextLoadableWeightByUsualStep } from '../loads/usual-step.ts';
import type { KitAndMaximums } from '../my-weights/kit-and-maximums.ts';
import type { SetBlockWithWeight } from '../steps/assign-weights.ts';
import type { Weight } from '../weight.ts';
import {
  planAsksEffortOrRepsNextTimeWords,
  describeBigWeightJump,
  formatWeightOptionallyPerHand,
} from './decision-words.ts';
import type { SetsVerdict } from './judge-sets.ts';
import { lightenWeightByTenth } from './tenth-less.ts';

/*
 * The rules of progression, in one place. The plan's own text comes first; the rules cover what it
 * leaves open, and what happens after a miss. They decide a weight, and `next-weights.ts` keeps the
 * maximum from which that weight follows.
 *
 * 1. A rep range is double progression: once every set is at the top of the range, no harder than
 *    asked, the next session uses the next weight, from the bottom of the range. Until then the
 *    weight stays and the reps go up by one. (The `2-for-2` rule of Baechle and Earle, Essentials
 *    of Strength Training and Conditioning, adds weight after two extra reps in two sessions; the
 *    position stand of the American College of Sports Medicine, Medicine & Science in Sports &
 *    Exercise, 2009, 2 to 10 % after one or two extra reps. That every set has to reach the top is
 *    a coach's version of both.)
 * 2. The next weight is the lift's usual step away, or the next that the kit has (`usual-step.ts`).
 *    Where that is more than 5 % heavier, two more reps come first, one a session: the two extra
 *    reps of `2-for-2`. The sentence says so, and which plates would make it less.
 * 3. A single number of reps has no top, so two sessions in a row as asked add a step; a session
 *    with every set at least one repetition in reserve easier than asked adds it at once, within
 *    rule 2.
 * 4. Fewer reps than asked: the same weight once more. Twice in a row: a tenth off, rounded to her
 *    kit. A coach's rule.
 * 5. Harder than asked, sets left out, or sets of different weights: the same weight, that of the
 *    last set. A set that was left out doesn't count as failed.
 * 6. Kilograms and percentages of the plan apply as they are. Only after a miss, or when she took
 *    less, is the weight held back; it returns to the plan's by one step a session.
 * 7. Where the plan asks for more or less next week, that is the progression: the maximum stays,
 *    and the weight follows from it. Where it adds reps week by week, the weight stays.
 * 8. The heaviest sets of a lift in a week decide when it goes up, and its lighter sets follow. It
 *    waits while a day of the coming week is easier than the week before.
 */

/**
 * After this many sessions in a row with too few reps, a tenth comes off; after as many done as
 * asked, a step is added.
 */
const running = 2;

/** The extra reps that come before a big step. */
const repsFirst = 2;

export type NextWeightInputs = {
  readonly verdict: SetsVerdict;
  /** The weight of the last set. */
  readonly lifted: Weight;
  /** The fewest reps of any set. */
  readonly fewest: number;
  /** What the plan asked for; its weight is the plan's own, without progress. */
  readonly block: SetBlockWithWeight;
  /** What it asks for a week later, with the weight if nothing changes. */
  readonly later: SetBlockWithWeight | undefined;
  /** Whether no other set of the lift is heavier this week. */
  readonly leads: boolean;
  /** Whether a day of the coming week asks for less of the lift than the week before. */
  readonly easesSoon: boolean;
  /**
   * How many sessions in a row the lifter came up short (as a negative number) or reached the top.
   */
  readonly streak: number;
  readonly aim: number | undefined;
  /** The lift's usual step (`usualBarStepOfLift`). */
  readonly step: number;
  readonly weights: KitAndMaximums;
};

export type NextWeightDecision = {
  readonly weight: Weight;
  /** The set that has this weight: the same again, or that of a week later. */
  readonly of: 'same' | 'later';
  /**
   * What is kept: the maximum that the weight follows from, the same for as long as a written
   * weight is held back, nothing, or nothing any more because the plan's weights apply again.
   */
  readonly keeps: 'maximum' | 'held' | 'nothing' | 'plan';
  readonly reps: number | undefined;
  readonly streak: number;
  /** The explanation the lifter reads; undefined where nothing differs from the plan. */
  readonly why: string | undefined;
};

const isWritten = ({ loads, weight }: SetBlockWithWeight): boolean =>
  weight !== undefined && loads.some(({ kind }) => kind === 'kilograms' || kind === 'percent');

/** The same weight again; for a heavier set of next week too, as it wasn't ready for more. */
const sameAgain = (question: NextWeightInputs, why: string, streak: number) =>
  ({
    weight: question.lifted,
    of: isHarderLater(question) ? 'later' : 'same',
    keeps: 'maximum',
    reps: undefined,
    streak,
    why,
  }) as const satisfies NextWeightDecision;

const isHarderLater = ({ block, later }: NextWeightInputs): boolean =>
  later !== undefined &&
  (percentOfMaxBeforeWeeklyAddedReps(later) ?? 0) > (percentOfMaxBeforeWeeklyAddedReps(block) ?? 0);

const missed = (question: NextWeightInputs): NextWeightDecision => {
  const { lifted, block, weights } = question;
  const streak = Math.min(0, question.streak) - 1;
  const keeps = isWritten(block) ? 'held' : 'maximum';
  const stays = (why: string): NextWeightDecision => ({
    ...sameAgain(question, why, streak),
    keeps,
  });
  if (streak > -running) return stays('A set came up short, so it stays for one more session.');
  const weight = lightenWeightByTenth(lifted, block.loading, weights);
  if (!isEasierWeight(weight, lifted)) {
    return stays(
      'Short twice running, and it is the lightest you have: stay with it, or swap the exercise.',
    );
  }
  return {
    ...stays('Short twice running, so a tenth comes off, and you build up again from there.'),
    weight,
    streak: 0,
  };
};

/** The reps that a block asks for; only blocks of counted reps get this far. */
const repsIn = ({ block, fewest }: Pick<NextWeightInputs, 'block' | 'fewest'>): Range =>
  block.amount.kind === 'reps' ? block.amount.reps : { from: fewest, to: fewest };

const nextWeight = ({ lifted, step, block, weights }: NextWeightInputs): Weight =>
  nextLoadableWeightByUsualStep(lifted, step, block.loading, weights);

/** Goes to the next weight. `because` is the first half of the sentence. */
const heavier = (question: NextWeightInputs, because: string): NextWeightDecision => {
  const { lifted } = question;
  const weight = nextWeight(question);
  const range = repsIn(question);
  const isRange = range.from < range.to;
  if (!isEasierWeight(lifted, weight)) {
    return {
      ...sameAgain(
        question,
        lifted.as === 'help'
          ? `${because}, and there is no less help: try a set without it.`
          : `${because}, and it is already the heaviest you have.`,
        1,
      ),
      of: 'same',
      reps: isRange ? range.to : undefined,
    };
  }
  return {
    weight,
    of: 'same',
    keeps: 'maximum',
    reps: undefined,
    streak: 0,
    why: `${because}, so you take the next weight${isRange ? `, from ${range.from} reps` : ''}.${describeBigWeightJump(question, weight)}`,
  };
};

/** Rule 6. */
const writtenWeight = (question: NextWeightInputs, planned: Weight): NextWeightDecision => {
  const { lifted, block, verdict, streak } = question;
  const plans = `the plan’s ${formatWeightOptionallyPerHand(planned, block.perHand)}`;
  if (!isEasierWeight(lifted, planned)) {
    return {
      weight: planned,
      of: 'same',
      keeps: 'plan',
      reps: undefined,
      streak: 0,
      why: undefined,
    };
  }
  return verdict === 'hard' || verdict === 'partly'
    ? { ...sameAgain(question, `Once more before you go back to ${plans}.`, streak), keeps: 'held' }
    : {
        ...heavier(question, `All sets done on the way back to ${plans}`),
        of: isHarderLater(question) ? 'later' : 'same',
        keeps: 'held',
      };
};

/** Rule 7; undefined where the next week asks for the same. */
const plannedChange = (question: NextWeightInputs): NextWeightDecision | undefined => {
  const { later, block, lifted, streak, verdict } = question;
  const [now, then] = [
    percentOfMaxBeforeWeeklyAddedReps(block),
    later === undefined ? undefined : percentOfMaxBeforeWeeklyAddedReps(later),
  ];
  if (later?.weight === undefined || now === undefined || then === undefined) return undefined;
  const follows = {
    weight: later.weight,
    of: 'later',
    keeps: 'nothing',
    reps: undefined,
    streak,
  } as const;
  if ((later.addedReps ?? 0) > (block.addedReps ?? 0)) {
    return { ...follows, why: 'The weight stays, because your plan adds the reps.' };
  }
  if (then === now) return undefined;
  const isMore = then > now;
  const words = planAsksEffortOrRepsNextTimeWords(question, isMore);
  const next = nextWeight(question);
  if (isMore && verdict === 'easy' && question.leads && !question.easesSoon) {
    if (isEasierWeight(later.weight, next)) {
      return {
        ...follows,
        weight: next,
        keeps: 'maximum',
        why: `${words}, and every set was easier than asked.${describeBigWeightJump(question, next)}`,
      };
    }
  }
  const isChanged = isMore
    ? isEasierWeight(lifted, later.weight)
    : isEasierWeight(later.weight, lifted);
  return {
    ...follows,
    why: isChanged
      ? `${words}.${describeBigWeightJump(question, later.weight)}`
      : `${words}, but that is less than a step, so it stays.`,
  };
};

/** Rules 1 to 3 and 8, for sets that were all done. */
const openWeight = (question: NextWeightInputs): NextWeightDecision => {
  const { verdict, streak, fewest, lifted } = question;
  const range = repsIn(question);
  const isRange = range.from < range.to;
  const same = (why: string | undefined, next: number, reps?: number): NextWeightDecision => ({
    weight: lifted,
    of: 'same',
    keeps: 'nothing',
    reps,
    streak: next,
    why,
  });
  if (verdict === 'done') {
    const reps = Math.min(range.to, fewest + 1);
    return same(`A rep more at the same weight: aim for ${reps}.`, 0, reps);
  }
  const top = isRange ? range.to : undefined;
  if (!question.leads) return same('It goes up with the heavier sets of this lift.', 0, top);
  if (question.easesSoon) {
    return same('It stays, because your plan takes it easier this coming week.', streak, top);
  }
  const words = topWords(question);
  const next = nextWeight(question);
  const enough = range.to + repsFirst;
  if (isWeightJumpOverFivePercent(lifted, next) && fewest < enough) {
    const reps = fewest + 1;
    return same(
      `${words}. Before the next weight come more reps: aim for ${reps}.${describeBigWeightJump(question, next)}`,
      0,
      reps,
    );
  }
  if (isRange || verdict === 'easy' || fewest >= enough || streak >= running - 1) {
    return heavier(question, words);
  }
  return same(`${words}: once more like this, and then the next weight.`, 1);
};

const topWords = (question: NextWeightInputs): string => {
  if (question.verdict === 'easy') return 'Every set was easier than asked';
  const { from, to } = repsIn(question);
  return from < to ? `Every set had ${to} reps` : 'Every set was as asked';
};

/** The lifter’s next weight for what a plan asks of a lift, by the rules above. */
export const decideNextWeight = (question: NextWeightInputs): NextWeightDecision => {
  const { verdict, block, aim } = question;
  const own = isWritten(block) ? block.weight : undefined;
  if (verdict === 'missed') {
    // If the lifter took more than the plan's weight and came up short, she goes back to the
    // plan's.
    return own !== undefined && isEasierWeight(own, question.lifted)
      ? missed({ ...question, lifted: own })
      : missed(question);
  }
  if (own !== undefined) return writtenWeight(question, own);
  const range = repsIn(question);
  const kept = range.from < range.to ? aim : undefined;
  if (verdict === 'hard') {
    const why = 'It was harder than your plan asks, so it stays for one more session.';
    return { ...sameAgain(question, why, 0), reps: kept };
  }
  if (verdict === 'partly') {
    const why = 'The same again, because a set was left out or had another weight.';
    return { ...sameAgain(question, why, question.streak), reps: kept };
  }
  return plannedChange(question) ?? openWeight(question);
};
