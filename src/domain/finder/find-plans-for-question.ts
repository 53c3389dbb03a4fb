import { levels, type Level } from '../training/levels.ts';
import type { SorePart } from '../training/sore-part.ts';
import { fitsFilter, type FilterableFacts } from './chosen-filters.ts';
import type { FinderListEntry } from './finder-file.ts';
import { kits, needsAnyKitOf, type Kit, type KitId } from './kit.ts';
import type { LifeStage, PlanAim, PlanFinderOnlyFacts } from './plan-finder-only-facts.ts';
import {
  isPartAnswered,
  planQuestionPartNames,
  questionWithoutParts,
  type PlanQuestion,
  type PlanQuestionPartName,
} from './plan-question.ts';

/** A plan or a pack as the plan finder compares it. */
export type FindablePlanFacts = FilterableFacts & { readonly days: number } & PlanFinderOnlyFacts;

/**
 * The facts by which plans are found; for an entry without a plan, 0 weeks and none of what only
 * plans have.
 */
export const findablePlanFactsOfEntry = ({ facts, plan }: FinderListEntry): FindablePlanFacts => ({
  weeks: 0,
  aims: [],
  suits: [],
  loads: {},
  ...plan,
  ...facts,
  level: facts.level ?? undefined,
});

/**
 * Of a plan's working sets, the most per cent that may load a part that is to be spared. A knee
 * bears less of a plan than a hip, which every squat and every hinge loads: a quarter is steps and
 * easy squats, more is heavy squats and jumps.
 */
const mostLoad = (part: SorePart): number => (part === 'knee' ? 25 : 35);

/** Plans for these stages are for nobody else, and whoever is in one of them gets no other plan. */
const closedStages: readonly LifeStage[] = ['pregnant', 'after birth'];

const isClosed = (stage: LifeStage): boolean => closedStages.includes(stage);

const fitsStage = ({ suits }: FindablePlanFacts, stage: LifeStage | undefined): boolean =>
  stage !== undefined && isClosed(stage) ? suits.includes(stage) : !suits.some(isClosed);

/**
 * Aims of a plan that leaves much of the body to another plan, or serves a sport: only for who asks
 * for them.
 */
const specialAims: readonly PlanAim[] = [
  'bum and legs',
  'upper body',
  'powerlifting',
  'weightlifting',
  'another sport',
];

const rankOf = (level: Level | undefined): number =>
  level === undefined ? 0 : levels.indexOf(level);

/**
 * The share of sets that load a part, in per cent: of several parts, the one that is loaded most.
 */
const loadOn = ({ loads }: FindablePlanFacts, { spare }: PlanQuestion): number =>
  Math.max(0, ...spare.map((part) => loads[part] ?? 0));

const asksForClosedStage = ({ stage }: PlanQuestion): boolean =>
  stage !== undefined && isClosed(stage);

/**
 * Whether a plan answers a question: no session is longer than the visitor has time for, no more
 * days, no other kit, no higher level than hers, her stage of life, and the parts that she spares
 * are loaded by few of its sets. The aim only decides the order. In pregnancy and after a birth no
 * other plan is right for her, so that kit which she lacks is named instead (`reasonsForPlan`).
 */
export const planAnswersQuestion = (plan: FindablePlanFacts, question: PlanQuestion): boolean =>
  fitsFilter(plan, {
    minutes: question.minutes,
    kit: asksForClosedStage(question) ? [] : question.kit,
    level: undefined,
  }) &&
  (question.days === undefined || plan.days <= question.days) &&
  (question.level === undefined || rankOf(plan.level) <= rankOf(question.level)) &&
  fitsStage(plan, question.stage) &&
  question.spare.every((part) => (plan.loads[part] ?? 0) <= mostLoad(part));

/** The groups of kit that a plan needs beside those that the visitor has. */
const kitToGet = (plan: FindablePlanFacts, { kit }: PlanQuestion): readonly Kit[] =>
  kit.length === 0 ? [] : kits.filter(({ id }) => !kit.includes(id) && needsAnyKitOf(plan, [id]));

/**
 * Stations of a gym. Whoever says nothing of kit has them, so that a plan for a room at home comes
 * after one that uses them.
 */
const gymKit: readonly KitId[] = ['barbell', 'cables', 'machines'];

/**
 * How well a plan uses the visitor's kit. Two kinds are enough: a plan isn’t better for needing
 * half of a gym.
 */
const kitFitOf = (plan: FindablePlanFacts, question: PlanQuestion): number => {
  const { kit } = question;
  if (kit.length === 0) return needsAnyKitOf(plan, gymKit) ? 0 : -1.5;
  const used = kit.filter((one) => needsAnyKitOf(plan, [one])).length;
  return Math.min(2, used) - kitToGet(plan, question).length;
};

/**
 * A plan whose sessions all take so few minutes is for whoever has no more time, or no more kit
 * than it uses.
 */
const shortMinutes = 30;

const isTooLittle = (plan: FindablePlanFacts, { minutes, kit }: PlanQuestion): boolean =>
  plan.minutes.to > 0 &&
  plan.minutes.to <= shortMinutes &&
  (minutes === undefined || minutes > shortMinutes) &&
  (kit.length === 0 || kit.some((id) => id !== 'none' && !needsAnyKitOf(plan, [id])));

/** How well a plan's stages of life fit hers. */
const stageFitOf = (plan: FindablePlanFacts, question: PlanQuestion): number => {
  const { level, stage, spare } = question;
  if (stage === undefined) {
    // Whoever spares a part of her body may well want a gentle plan that is written for coming
    // back.
    const mayBeGentle = spare.length > 0 && plan.aims[0] === 'health';
    return !mayBeGentle && plan.suits.some((one) => one !== 'first time') ? -3 : 0;
  }
  const place = plan.suits.indexOf(stage);
  if (place < 0 || (!isClosed(stage) && isTooLittle(plan, question))) return 0;
  // Menopause changes little for a woman who has lifted for years: a plan with her days at her
  // level comes before a beginner's.
  const isBelow = level !== undefined && rankOf(plan.level) < rankOf(level);
  return (stage === 'menopause' && isBelow ? 4 : 10) - place;
};

/**
 * How well a plan that answers a question fits it; more is better. The weights are a coach's, and
 * held by sixty answers each of two.
 */
const fitOf = (plan: FindablePlanFacts, question: PlanQuestion): number => {
  const { days, minutes, level, aim, spare } = question;
  const place = aim === undefined ? -1 : plan.aims.indexOf(aim);
  const aimFit = place < 0 ? 0 : 6 - place;
  const isSpecial = plan.aims.some((one) => one !== aim && specialAims.includes(one));
  const breadthFit = (isSpecial ? -2 : 0) + plan.aims.length / 10;
  // Whoever spares a part gains more from the right sets than from another day.
  const dayWeight = spare.length === 0 ? 2 : 1;
  const dayFit = days === undefined || plan.days === 0 ? 0 : -dayWeight * (days - plan.days);
  const levelFit = level === undefined ? 0 : -3 * (rankOf(level) - rankOf(plan.level));
  const kitFit = kitFitOf(plan, question);
  // A session may end a quarter of an hour before the visitor's time does.
  const timeFit = minutes === undefined ? 0 : -Math.max(0, minutes - plan.minutes.to - 15) / 20;
  const amountFit = isTooLittle(plan, question) ? -2 : 0;
  const loadFit = spare.length === 0 ? 0 : -loadOn(plan, question) / 5;
  const stageFit = stageFitOf(plan, question);
  return (
    aimFit + breadthFit + stageFit + dayFit + levelFit + kitFit + timeFit + amountFit + loadFit
  );
};

/** The plans that answer a question, the one that fits best first. Of equals the order stays. */
export const findPlansForQuestion = <Entry>(
  entries: readonly Entry[],
  question: PlanQuestion,
  factsOf: (entry: Entry) => FindablePlanFacts,
): readonly Entry[] =>
  entries
    .filter((entry) => planAnswersQuestion(factsOf(entry), question))
    .map((entry) => ({ entry, fit: fitOf(factsOf(entry), question) }))
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ entry }) => entry);

/** Parts of a question without which `count` plans answer it. */
export type QuestionPartsToDrop = {
  readonly parts: readonly PlanQuestionPartName[];
  readonly count: number;
};

/**
 * For a question without an answer: which part to drop, and how many plans then answer it, most
 * first. A stage of life that asks for plans of its own is never dropped. If no single part helps,
 * which two.
 */
export const helpfulPartsToDrop = (
  question: PlanQuestion,
  countAnswers: (question: PlanQuestion) => number,
): readonly QuestionPartsToDrop[] => {
  const asked = planQuestionPartNames
    .filter((part) => isPartAnswered(question, part) && part !== 'aim')
    .filter((part) => part !== 'stage' || !isClosed(question.stage ?? 'first time'));
  const helpful = (
    choices: readonly (readonly PlanQuestionPartName[])[],
  ): readonly QuestionPartsToDrop[] =>
    choices
      .map((parts) => ({ parts, count: countAnswers(questionWithoutParts(question, parts)) }))
      .filter(({ count }) => count > 0)
      .toSorted((one, other) => other.count - one.count);
  const single = helpful(asked.map((part) => [part]));
  if (single.length > 0) return single;
  return helpful(
    asked.flatMap((one, index) => asked.slice(index + 1).map((other) => [one, other] as const)),
  );
};

const percentOf = (share: number): string => `${Math.round(share)} %`;

/** Why a plan answers a question: short sentences, all from its data. */
export const reasonsForPlan = (
  plan: FindablePlanFacts,
  question: PlanQuestion,
): readonly string[] => {
  const { days, minutes, kit, level, aim, stage, spare } = question;
  const reasons: string[] = [];
  if (stage !== undefined && plan.suits.includes(stage)) reasons.push(stageReasons[stage]);
  if (aim !== undefined && plan.aims.includes(aim)) reasons.push(`Built for ${aimWords[aim]}.`);
  if (days !== undefined && plan.days > 0) {
    reasons.push(
      plan.days === days
        ? `${days} days a week, as you asked.`
        : `${plan.days} of your ${days} days a week.`,
    );
  }
  if (minutes !== undefined) {
    reasons.push(`No session is longer than ${plan.minutes.to} minutes.`);
  }
  const toGet = kitToGet(plan, question);
  if (toGet.length > 0) {
    reasons.push(`It also needs: ${toGet.map(({ name }) => name.toLowerCase()).join(', ')}.`);
  } else if (kit.length > 0) reasons.push('You have all the kit it needs.');
  if (level !== undefined && plan.level !== undefined) {
    reasons.push(
      plan.level === level ? levelReasons[level] : `Its level is ${plan.level}, below yours.`,
    );
  }
  for (const part of spare) {
    const share = plan.loads[part] ?? 0;
    reasons.push(
      share === 0
        ? `None of its sets loads the ${part}.`
        : `${percentOf(share)} of its sets load the ${part}.`,
    );
  }
  return reasons;
};

const levelReasons: Readonly<Record<Level, string>> = {
  beginner: 'Written for beginners.',
  intermediate: 'Written for women who know the lifts.',
  expert: 'Written for women with years of lifting.',
};

const stageReasons: Readonly<Record<LifeStage, string>> = {
  'first time': 'Written for your first time.',
  'coming back': 'Written for coming back after a break.',
  pregnant: 'Written for pregnancy, trimester by trimester.',
  'after birth': 'Written for the time after birth.',
  menopause: 'Written for menopause and after.',
};

/** What an aim is called within a sentence. */
const aimWords: Readonly<Record<PlanFinderOnlyFacts['aims'][number], string>> = {
  strength: 'strength',
  muscle: 'muscle',
  'fat loss': 'losing fat and keeping muscle',
  health: 'health',
  'bum and legs': 'bum and legs',
  'upper body': 'the upper body',
  powerlifting: 'powerlifting',
  weightlifting: 'Olympic lifting',
  'another sport': 'another sport',
};

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * What a pack has that differs from a free plan, both sides of it: short sentences, all from their
 * data. Empty if nothing does.
 */
export const packDifferencesFromFreePlan = (
  pack: FindablePlanFacts,
  free: FindablePlanFacts,
): readonly string[] => {
  const differences: string[] = [];
  // A collection of sessions says one week, which is no length.
  if (pack.weeks > 1 && free.weeks > 1 && pack.weeks !== free.weeks) {
    differences.push(`${counted(pack.weeks, 'week')}. The free plan has ${free.weeks}.`);
  }
  if (pack.days > 0 && free.days > 0 && pack.days !== free.days) {
    differences.push(`${counted(pack.days, 'day')} a week. The free plan has ${free.days}.`);
  }
  if (pack.minutes.to > 0 && pack.minutes.to !== free.minutes.to) {
    differences.push(
      `Sessions of up to ${pack.minutes.to} minutes. The free plan’s take up to ${free.minutes.to}.`,
    );
  }
  return differences;
};
