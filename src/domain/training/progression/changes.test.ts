import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import { planArbitrary } from '../../workout-notation/generate-plans.test-support.ts';
import type { WorkoutPlan } from '../../workout-notation/plan.ts';
import { blockDaysProgressedToWeek } from '../../workout-notation/week.ts';
import { planWithoutWords } from '../plan/outline.ts';
import { changesBetweenPlanVersions } from './changes.ts';

const sentences = (before: string, now: string): readonly string[] =>
  changesBetweenPlanVersions(planWithoutWords(planOfText(before)), planOfText(now)).map(
    ({ sentence }) => sentence,
  );

describe('changesBetweenPlanVersions', () => {
  it.each([
    ['- Back squat: 5 x 5', '- Back squat: 4 x 6', 'Back squat 4 × 6 instead of 5 × 5'],
    [
      '- Back squat: 5 x 5 at RPE 7',
      '- Back squat: 5 x 5 at RPE 8',
      'Back squat 5 × 5 at RPE 8 instead of 5 × 5 at RPE 7',
    ],
    [
      '- Back squat: 5 x 5, rest 2 min',
      '- Back squat: 5 x 5, rest 3 min',
      'Back squat, rest 3 min instead of 2 min',
    ],
    [
      '- Back squat: 5 x 5, tempo 3-1-1-0',
      '- Back squat: 5 x 5',
      'Back squat, tempo free instead of 3-1-1-0',
    ],
    [
      '- Back squat: 5 x 5',
      '- Back squat with dumbbells: 5 x 5',
      'Back squat with dumbbells instead of its usual kit',
    ],
    ['- Back squat: 5 x 5', '- Back squat: 5 x 5\n- Push-up: 3 x 10', 'Push-up 3 × 10 is new'],
    [
      '- Back squat: 5 x 5\n- Push-up: 3 x 10',
      '- Push-up: 3 x 10\n- Back squat: 5 x 5',
      'the same exercises in another order',
    ],
    [
      '- Superset, 3 rounds\n  - Back squat: 5\n  - Push-up: 5',
      '- Superset, 4 rounds\n  - Back squat: 5\n  - Push-up: 5',
      'Back squat in a superset: 4 rounds of these in turn; Push-up in a superset: 4 rounds of these in turn',
    ],
  ])('%s → %s', (before, now, what) => {
    expect(sentences(before, now)).toEqual([`Week 1, day 1: ${what}.`]);
  });

  it('names an exercise that is gone by the library, and without the library by its slug', () => {
    const before = planWithoutWords(planOfText('- Back squat: 5 x 5\n- Push-up: 3 x 10'));
    const now = planOfText('- Push-up: 3 x 10');
    expect(changesBetweenPlanVersions(before, now)[0]?.sentence).toBe(
      'Week 1, day 1: back squat is gone.',
    );
  });

  it('reports a change once for several weeks in a row, and a differing week separately', () => {
    const week = (sets: string) =>
      `Weeks 1-3\nDay 1\n- Back squat: ${sets}\nDay 2\n- Push-up: 3 x 10`;
    expect(sentences(week('5 x 5'), week('4 x 6'))).toEqual([
      'Weeks 1–3, day 1: Back squat 4 × 6 instead of 5 × 5.',
    ]);
    expect(sentences(week('5 x 5 at 60 kg'), week('5 x 5 at 60 kg, each week add 5 kg'))).toEqual([
      'Week 2, day 1: Back squat 5 × 5 at 65 kg instead of 5 × 5 at 60 kg.',
      'Week 3, day 1: Back squat 5 × 5 at 70 kg instead of 5 × 5 at 60 kg.',
    ]);
  });

  it('reports which days are new or gone', () => {
    const day = (number: number) => `Day ${number}\n- Push-up: 3 x 10\n`;
    expect(sentences(`Weeks 1-2\n${day(1)}${day(2)}`, `Weeks 1-3\n${day(1)}`)).toEqual([
      'Weeks 1–2, day 2 is gone.',
      'Week 3, day 1 is new.',
    ]);
  });

  it('is empty when only text has changed', () => {
    expect(
      sentences(
        'Day 1: Legs\n- Back squat: 5 x 5 (slow)\n- "Cat": 5 x 5',
        'Day 1: Lower\n- Back squat: 5 x 5\n- "Cow": 5 x 5',
      ),
    ).toEqual([]);
  });

  /** Numbers and slugs of every day of every week, with the properties in a fixed order. */
  const numbersOf = (plan: WorkoutPlan): unknown =>
    planWithoutWords(plan).blocks.flatMap((block) =>
      Array.from({ length: block.to - block.from + 1 }, (_, index) =>
        blockDaysProgressedToWeek(block, block.from + index).map(({ parts }) => [
          block.from + index,
          parts.map(({ kind, items }) => [kind, items]),
        ]),
      ),
    );
  const withoutProgression = (value: unknown): string =>
    JSON.stringify(value, (key, inner: unknown) => (key === 'progression' ? undefined : inner));

  it('is empty for a plan and its own outline, whatever order storage gives the properties', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const shuffled: WorkoutPlan = {
          blocks: planWithoutWords(plan).blocks.map(({ days, name, to, from }) => ({
            days,
            name,
            to,
            from,
          })),
        };
        expect(changesBetweenPlanVersions(shuffled, plan)).toEqual([]);
      }),
    );
  });

  it('is not empty if a number of any week differs', () => {
    fc.assert(
      fc.property(planArbitrary, planArbitrary, (one, other) => {
        const isSame = withoutProgression(numbersOf(one)) === withoutProgression(numbersOf(other));
        expect(changesBetweenPlanVersions(planWithoutWords(one), other).length === 0).toBe(isSame);
      }),
    );
  });
});
