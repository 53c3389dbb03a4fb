import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levels } from '../training/levels.ts';
import { soreParts } from '../training/sore-part.ts';
import { minuteChoices } from './chosen-filters.ts';
import { kits } from './kit.ts';
import { lifeStages, planAims } from './plan-finder-only-facts.ts';
import {
  daysAWeekChoices,
  emptyQuestion,
  isPartAnswered,
  parsePlanQuestionFromAddress,
  planQuestionPartNames,
  queryAndHashOfQuestion,
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

describe('an address', () => {
  it('keeps every question', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { query, hash } = queryAndHashOfQuestion(question);
        expect(parsePlanQuestionFromAddress(query, hash)).toEqual(question);
      }),
    );
    expect(queryAndHashOfQuestion(emptyQuestion)).toEqual({ query: '', hash: '' });
  });

  it('has nothing about the body in the part that a server is sent', () => {
    fc.assert(
      fc.property(questions, (question) => {
        const { query } = queryAndHashOfQuestion(question);
        const withoutBody = questionWithoutParts(question, ['stage', 'spare']);
        expect(query).toBe(queryAndHashOfQuestion(withoutBody).query);
        expect(parsePlanQuestionFromAddress(query, '')).toEqual(withoutBody);
      }),
    );
  });

  it.each([
    ['?days=9&aim=fly', '#stage=moon&spare=nose'],
    ['?days=', '#'],
    ['?stage=pregnant&spare=knee', ''],
  ])('leaves out what it doesn’t know: %s%s', (search, hash) => {
    expect(parsePlanQuestionFromAddress(search, hash)).toEqual(emptyQuestion);
  });
});

it('a part that is taken away isn’t asked any more', () => {
  fc.assert(
    fc.property(questions, fc.subarray([...planQuestionPartNames]), (question, parts) => {
      const looser = questionWithoutParts(question, parts);
      expect(planQuestionPartNames.filter((part) => isPartAnswered(looser, part))).toEqual(
        planQuestionPartNames.filter(
          (part) => isPartAnswered(question, part) && !parts.includes(part),
        ),
      );
    }),
  );
});
