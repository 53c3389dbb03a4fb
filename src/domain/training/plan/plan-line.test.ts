import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planArbitrary } from '../../workout-notation/generate-plans.test-support.ts';
import { planOfText } from '../../workout-notation/test-exercise-library.test-support.ts';
import { planWithoutWords } from './outline.ts';
import { findPlanDayProgressedToWeek, linesOfDay, weekAndDayPairsOfPlan } from './plan-line.ts';

const idsOf = (text: string): readonly string[] => {
  const day = findPlanDayProgressedToWeek(planOfText(text), 1, 1);
  return day === undefined ? [] : linesOfDay(day).map(({ id }) => id);
};

describe('the id of a line', () => {
  it('numbers an exercise within its part, and names a group by its first line', () => {
    const text =
      'Warm-up\n- Push-up: 1 x 5\n\nMain\n- Push-up: 3 x 8\n- Superset, 2 rounds\n  - "Cat-cow": 8\n  - Push-up: 8';
    expect(idsOf(text)).toEqual([
      'warm-up.push-up.1',
      'main.push-up.1',
      'main.unlisted.1',
      'main.push-up.2',
    ]);
    const day = findPlanDayProgressedToWeek(planOfText(text), 1, 1);
    expect(day && linesOfDay(day).at(-1)?.group?.id).toBe('main.unlisted.1');
  });

  it('stays the same when an editor adds another exercise', () => {
    const before = idsOf('- Back squat: 3 x 5\n- Plank: 1 x 30 s');
    const after = idsOf('- Back squat: 3 x 5\n- Leg press: 3 x 8\n- Plank: 1 x 30 s');
    expect(after).toEqual(expect.arrayContaining([...before]));
  });

  it('is unique in its day, and the same in an outline, in any plan', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        for (const { week, day } of weekAndDayPairsOfPlan(plan)) {
          const [found, bare] = [
            findPlanDayProgressedToWeek(plan, week, day),
            findPlanDayProgressedToWeek(planWithoutWords(plan), week, day),
          ];
          if (found === undefined || bare === undefined) throw new Error('No such day.');
          const ids = linesOfDay(found).map(({ id }) => id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(linesOfDay(bare).map(({ id }) => id)).toEqual(ids);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('an outline', () => {
  it('contains no text of the plan', () => {
    const plan = planOfText(
      'Weeks 1-2: Secret block\n\nDay 1: Secret day\n- "Secret move": 3 x 8 (a secret note)\n- Superset, 2 rounds\n  - Push-up: 8 (secret)\n  - "Secret hold": 30 s',
    );
    const stored = JSON.stringify(planWithoutWords(plan));
    expect(stored).not.toMatch(/secret/i);
    expect(stored).toContain('push-up');
  });
});
