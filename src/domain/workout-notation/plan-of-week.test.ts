import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planArbitrary } from './generate-plans.test-support.ts';
import { planOfWeek } from './plan-of-week.ts';
import { planOfText, testExerciseLibrary } from './test-exercise-library.test-support.ts';
import { parsePlanOrSyntaxErrors } from './parse/parse-plan-or-syntax-errors.ts';
import { planToNotation } from './words/plan-to-notation.ts';
import { weekCountOf } from './week.ts';

describe('planOfWeek', () => {
  it('has the numbers of that week and no progression', () => {
    const plan = planOfText(
      'Weeks 1-3: Build\n- Back squat: 3 x 5 at 60 kg, each week add 2.5 kg\n- Superset, 2 rounds\n  - Leg press: 8, each week add 1 rep\n  - Plank: 30 s',
    );
    const week = planOfWeek(plan, 3);
    expect(week === undefined ? '' : planToNotation(week)).toBe(
      'Week 3: Build\n\nDay 1\n\nMain\n- Back squat: 3 x 5 at 65 kg\n- Superset, 2 rounds\n  - Leg press: 10\n  - Plank: 30 s\n',
    );
  });

  it('returns a plan for every week that a plan has, and for no other', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const weeks = weekCountOf(plan);
        for (let week = 1; week <= weeks; week += 1) {
          expect(planOfWeek(plan, week)?.blocks[0]).toMatchObject({ from: week, to: week });
        }
        expect(planOfWeek(plan, weeks + 1)).toBeUndefined();
        expect(planOfWeek(plan, 0)).toBeUndefined();
      }),
    );
  });

  it('can be printed as valid notation', () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const first = planOfWeek(plan, 1);
        const text = first === undefined ? '' : planToNotation(first);
        expect(parsePlanOrSyntaxErrors(text, testExerciseLibrary)).toMatchObject({ ok: true });
      }),
    );
  });
});
