import { beforeAll, describe, expect, it } from 'vitest';
import {
  toEntriesByFinderList,
  type EntriesByFinderList,
} from '../../src/build/pages/finder-pages.ts';
import {
  findPlansForQuestion,
  type FindablePlanFacts,
} from '../../src/domain/finder/find-plans-for-question.ts';
import { emptyQuestion, type PlanQuestion } from '../../src/domain/finder/plan-question.ts';
import { coachAnswers, type CoachAnswer } from '../../tests/support/finder/coach-answers.ts';
import { secondCoachAnswers } from '../../tests/support/finder/second-coach-answers.ts';
import { secondCoachBodyAnswers } from '../../tests/support/finder/second-coach-body-answers.ts';
import { readStarterEntries } from '../../tests/support/starter-entries.ts';

type Listed = EntriesByFinderList['workout-plans'][number];

const factsOf = ({ facts, plan }: Listed): FindablePlanFacts => ({ ...facts, ...plan });

let free: readonly Listed[] = [];
let packs: readonly Listed[] = [];
beforeAll(async () => {
  const entries = await readStarterEntries();
  const lists = toEntriesByFinderList(entries.map((entry) => ({ ...entry, nodeId: entry.id })));
  free = lists['workout-plans'];
  packs = [...lists['workout-packs'], ...lists['pre-built-plans'], ...lists['home-gym-packs']];
});

const slugsFor = (question: Partial<PlanQuestion>): readonly string[] =>
  [free, packs].flatMap((list) =>
    findPlansForQuestion(list, { ...emptyQuestion, ...question }, factsOf).map(
      ({ entry }) => entry.fields.slug,
    ),
  );

/** What the finder begins with otherwise than a coach, each in a line. */
const wrongIn = (answers: readonly CoachAnswer[]): readonly string[] =>
  answers.flatMap(({ says, chooses, first }) => {
    const [slug = 'nothing'] = slugsFor(chooses);
    return first.includes(slug) ? [] : [`${says} ${slug}, and not ${first.join(' or ')}`];
  });

const second = [...secondCoachAnswers, ...secondCoachBodyAnswers];

describe('the plan finder', () => {
  it('begins with what the first coach begins with', () => {
    expect(wrongIn(coachAnswers)).toEqual([]);
  });

  it('begins with what the second coach begins with, but where the site’s rule is another', () => {
    expect(wrongIn(second.filter(({ differs }) => differs === undefined))).toEqual([]);
    expect(second.filter(({ differs }) => differs !== undefined).length).toBeLessThanOrEqual(
      second.length / 20,
    );
  });

  it('has no reason for an answer that isn’t wrong any more', () => {
    const differing = second.filter(({ differs }) => differs !== undefined);
    expect(wrongIn(differing)).toHaveLength(differing.length);
  });

  it.each(['pregnant', 'after birth'] as const)(
    'has an answer for who is in this stage, whatever kit she has: %s',
    (stage) => {
      for (const kit of ['none', 'kettlebells', 'machines'] as const) {
        expect(slugsFor({ stage, kit: [kit] })).not.toEqual([]);
      }
    },
  );

  it('doesn’t send a healthy woman to a chair, sore knees to jumps, or a beginner to a comeback', () => {
    expect(slugsFor({ stage: 'coming back', days: 2 })[0]).not.toBe('strong-on-a-chair');
    expect(slugsFor({ aim: 'another sport', spare: ['knee'] })).not.toContain(
      'strength-for-runners',
    );
    expect(slugsFor({ level: 'beginner', days: 3 })[0]).not.toBe('back-after-a-break');
    expect(slugsFor({ level: 'beginner', days: 3, spare: ['lower back'] })[0]).not.toBe(
      'back-after-a-break',
    );
  });
});
