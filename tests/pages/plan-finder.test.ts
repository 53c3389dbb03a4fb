import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { FinderListFileSchema, type FinderListEntry } from '../../src/domain/finder/finder-file.ts';
import {
  findablePlanFactsOfEntry,
  findPlansForQuestion,
} from '../../src/domain/finder/find-plans-for-question.ts';
import { emptyQuestion } from '../../src/domain/finder/plan-question.ts';
import { readPublicFile } from '../support/built-site.ts';
import { coachAnswers } from '../support/finder/coach-answers.ts';

const entriesIn = (list: string): readonly FinderListEntry[] =>
  v.parse(FinderListFileSchema, JSON.parse(readPublicFile(`/finder/${list}.json`)));

const slugOf = ({ path }: FinderListEntry): string => path.split('/').at(-2) ?? '';

describe('the plan finder', () => {
  it('begins with the plan that a coach begins with, in at least 95 of 100 questions', () => {
    const plans = entriesIn('workout-plans');
    const wrong = coachAnswers.flatMap(({ says, chooses, first }) => {
      const [answer] = findPlansForQuestion(
        plans,
        { ...emptyQuestion, ...chooses },
        findablePlanFactsOfEntry,
      );
      const slug = answer === undefined ? 'nothing' : slugOf(answer);
      return first.includes(slug) ? [] : [`${says} ${slug}, and not ${first.join(' or ')}`];
    });
    const most = Math.floor(coachAnswers.length / 20);
    expect(wrong.slice(0, Math.max(0, wrong.length - most))).toEqual([]);
  });

  it.each(['workout-plans', 'workout-packs', 'pre-built-plans', 'home-gym-packs'])(
    'knows what every entry of %s is for, and what it loads',
    (list) => {
      for (const { path, plan } of entriesIn(list)) {
        expect([path, plan?.aims.length === 0]).toEqual([path, false]);
        expect([path, Object.keys(plan?.loads ?? {}).length === 0]).toEqual([path, false]);
      }
    },
  );
});
