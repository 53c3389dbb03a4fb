import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allEquipment } from '../training/all-equipment.ts';
import { levels } from '../training/levels.ts';
import { soreParts } from '../training/sore-part.ts';
import { minuteChoices } from './chosen-filters.ts';
import {
  planAnswersQuestion,
  findPlansForQuestion,
  helpfulPartsToDrop,
  packDifferencesFromFreePlan,
  reasonsForPlan,
  type FindablePlanFacts,
} from './find-plans-for-question.ts';
import { kits } from './kit.ts';
import { lifeStages, planAims } from './plan-finder-only-facts.ts';
import {
  daysAWeekChoices,
  emptyQuestion,
  questionWithoutParts,
  type PlanQuestion,
} from './plan-question.ts';

const maybe = <Value>(values: readonly Value[]): fc.Arbitrary<Value | undefined> =>
  fc.option(fc.constantFrom(...values), { nil: undefined });

const questions: fc.Arbitrary<PlanQuestion> = fc.record({
  days: maybe(daysAWeekChoices),
  minutes: maybe(minuteChoices),
  kit: fc.subarray(kits.map(({ id }) => id)),
  level: maybe(levels),
  aim: maybe(planAims),
  stage: maybe(lifeStages),
  spare: fc.subarray([...soreParts]),
});

const plans: fc.Arbitrary<readonly FindablePlanFacts[]> = fc.array(
  fc.record({
    days: fc.integer({ min: 0, max: 6 }),
    minutes: fc.record({ from: fc.constant(10), to: fc.integer({ min: 0, max: 90 }) }),
    equipment: fc.subarray([...allEquipment]),
    level: maybe(levels),
    weeks: fc.integer({ min: 0, max: 16 }),
    aims: fc.subarray([...planAims]),
    suits: fc.subarray([...lifeStages]),
    loads: fc.dictionary(fc.constantFrom(...soreParts), fc.integer({ min: 1, max: 100 })),
  }),
);

const itself = (plan: FindablePlanFacts): FindablePlanFacts => plan;

const plan: FindablePlanFacts = {
  days: 3,
  minutes: { from: 30, to: 45 },
  equipment: ['barbell'],
  level: 'beginner',
  weeks: 8,
  aims: ['strength'],
  suits: [],
  loads: { knee: 20 },
};

describe('findPlansForQuestion', () => {
  it('returns every plan that answers, and no other', () => {
    fc.assert(
      fc.property(plans, questions, (all, question) => {
        const found = findPlansForQuestion(all, question, itself);
        expect(new Set(found)).toEqual(
          new Set(all.filter((one) => planAnswersQuestion(one, question))),
        );
      }),
    );
  });

  it('returns no fewer when a part of the question is dropped, but for a stage that has plans of its own', () => {
    fc.assert(
      fc.property(plans, questions, (all, question) => {
        const count = (one: PlanQuestion): number => findPlansForQuestion(all, one, itself).length;
        for (const part of ['days', 'minutes', 'kit', 'level', 'aim', 'spare'] as const) {
          expect(count(questionWithoutParts(question, [part]))).toBeGreaterThanOrEqual(
            count(question),
          );
        }
      }),
    );
  });

  it('keeps plans for pregnancy and after birth to those who ask for them, and gives those no other', () => {
    const ofPregnancy: FindablePlanFacts = { ...plan, suits: ['pregnant'] };
    const all = [plan, ofPregnancy];
    expect(findPlansForQuestion(all, emptyQuestion, itself)).toEqual([plan]);
    expect(findPlansForQuestion(all, { ...emptyQuestion, stage: 'pregnant' }, itself)).toEqual([
      ofPregnancy,
    ]);
    expect(findPlansForQuestion(all, { ...emptyQuestion, stage: 'after birth' }, itself)).toEqual(
      [],
    );
  });

  it('leaves out what asks for more days, a higher level, or loads a part that is to be spared', () => {
    const asked = (question: Partial<PlanQuestion>): number =>
      findPlansForQuestion([plan], { ...emptyQuestion, ...question }, itself).length;
    expect([asked({ days: 2 }), asked({ days: 3 }), asked({ days: 6 })]).toEqual([0, 1, 1]);
    const hard = { ...plan, level: 'expert' as const };
    expect(findPlansForQuestion([hard], { ...emptyQuestion, level: 'beginner' }, itself)).toEqual(
      [],
    );
    expect(asked({ level: 'expert' })).toBe(1);
    expect(asked({ spare: ['knee'] })).toBe(1);
    const onKnees = { ...plan, loads: { knee: 26, hip: 26 } };
    expect(findPlansForQuestion([onKnees], { ...emptyQuestion, spare: ['knee'] }, itself)).toEqual(
      [],
    );
    expect(findPlansForQuestion([onKnees], { ...emptyQuestion, spare: ['hip'] }, itself)).toEqual([
      onKnees,
    ]);
  });

  it('names the kit that is missing for who is pregnant, where it leaves out the plan for others', () => {
    const ofPregnancy: FindablePlanFacts = { ...plan, suits: ['pregnant'] };
    const question: PlanQuestion = { ...emptyQuestion, stage: 'pregnant', kit: ['bands'] };
    expect(findPlansForQuestion([ofPregnancy], question, itself)).toEqual([ofPregnancy]);
    expect(reasonsForPlan(ofPregnancy, question)).toContain('It also needs: barbell.');
    expect(findPlansForQuestion([plan], { ...emptyQuestion, kit: ['bands'] }, itself)).toEqual([]);
  });

  it('begins with a whole session for who has more than half an hour, even where the short plan is for her stage', () => {
    const short: FindablePlanFacts = {
      ...plan,
      minutes: { from: 20, to: 30 },
      suits: ['coming back'],
    };
    const comingBack: PlanQuestion = { ...emptyQuestion, stage: 'coming back' };
    expect(findPlansForQuestion([short, plan], comingBack, itself)[0]).toBe(plan);
    expect(findPlansForQuestion([plan, short], { ...comingBack, minutes: 30 }, itself)[0]).toBe(
      short,
    );
  });

  it('begins with a plan at her level in menopause, if she has lifted for years', () => {
    const gentle: FindablePlanFacts = { ...plan, suits: ['menopause'] };
    const own: FindablePlanFacts = { ...plan, level: 'intermediate' };
    const question: PlanQuestion = { ...emptyQuestion, stage: 'menopause', aim: 'strength' };
    expect(findPlansForQuestion([own, gentle], question, itself)[0]).toBe(gentle);
    const trained: PlanQuestion = { ...question, level: 'intermediate', days: 3 };
    expect(findPlansForQuestion([gentle, own], trained, itself)[0]).toBe(gentle);
    const twoDays: FindablePlanFacts = { ...gentle, days: 2 };
    expect(findPlansForQuestion([twoDays, own], trained, itself)[0]).toBe(own);
  });

  it('begins with what is built for the aim, and of several aims with what has it first', () => {
    const second: FindablePlanFacts = { ...plan, aims: ['health', 'muscle'] };
    const first: FindablePlanFacts = { ...plan, aims: ['muscle'] };
    expect(
      findPlansForQuestion([plan, second, first], { ...emptyQuestion, aim: 'muscle' }, itself),
    ).toEqual([first, second, plan]);
  });
});

describe('helpfulPartsToDrop', () => {
  const count = (question: PlanQuestion): number =>
    findPlansForQuestion([plan], question, itself).length;

  it('says which part to drop, and how many plans that finds', () => {
    expect(helpfulPartsToDrop({ ...emptyQuestion, minutes: 15, days: 3 }, count)).toEqual([
      { parts: ['minutes'], count: 1 },
    ]);
  });

  it('drops two parts where one doesn’t help', () => {
    expect(helpfulPartsToDrop({ ...emptyQuestion, minutes: 15, days: 2 }, count)).toEqual([
      { parts: ['days', 'minutes'], count: 1 },
    ]);
  });

  it('never drops that somebody is pregnant', () => {
    expect(helpfulPartsToDrop({ ...emptyQuestion, stage: 'pregnant' }, count)).toEqual([]);
  });
});

describe('reasonsForPlan', () => {
  it('says what was asked for and is so', () => {
    const question: PlanQuestion = {
      days: 4,
      minutes: 60,
      kit: ['barbell'],
      level: 'intermediate',
      aim: 'strength',
      stage: undefined,
      spare: ['knee', 'wrist'],
    };
    expect(reasonsForPlan(plan, question)).toEqual([
      'Built for strength.',
      '3 of your 4 days a week.',
      'No session is longer than 45 minutes.',
      'You have all the kit it needs.',
      'Its level is beginner, below yours.',
      '20 % of its sets load the knee.',
      'None of its sets loads the wrist.',
    ]);
  });

  it('says nothing that wasn’t asked', () => {
    expect(reasonsForPlan(plan, emptyQuestion)).toEqual([]);
  });
});

it('packDifferencesFromFreePlan names both sides, and nothing that is the same', () => {
  const pack: FindablePlanFacts = { ...plan, weeks: 12, days: 4 };
  expect(packDifferencesFromFreePlan(pack, plan)).toEqual([
    '12 weeks. The free plan has 8.',
    '4 days a week. The free plan has 3.',
  ]);
  expect(packDifferencesFromFreePlan(plan, plan)).toEqual([]);
  expect(packDifferencesFromFreePlan({ ...plan, weeks: 1 }, plan)).toEqual([]);
});
