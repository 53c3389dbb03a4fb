import fc from 'fast-check';
import { expect, it } from 'vitest';
import { atScale } from '../../../../tests/support/proof-scale.ts';
import { planArbitrary } from '../generate-plans.test-support.ts';
import {
  exercisesOfText,
  planOfText,
  testExerciseLibrary,
} from '../test-exercise-library.test-support.ts';
import { parsePlanOrSyntaxErrors } from '../parse/parse-plan-or-syntax-errors.ts';
import { planToNotation } from './plan-to-notation.ts';

it(
  'planToNotation prints text that is parsed as the same plan and printed as the same text',
  { timeout: 120_000 },
  () => {
    fc.assert(
      fc.property(planArbitrary, (plan) => {
        const text = planToNotation(plan);
        expect(parsePlanOrSyntaxErrors(text, testExerciseLibrary)).toStrictEqual({
          ok: true,
          plan,
        });
        expect(planToNotation(planOfText(text))).toBe(text);
      }),
      { numRuns: atScale(2500), seed: 3 },
    );
  },
);

it('planToNotation adds missing headings', () => {
  expect(planToNotation(planOfText('- Plank: 3 x 30 s'))).toBe(
    'Week 1\n\nDay 1\n\nMain\n- Plank: 3 x 30 s\n',
  );
});

it('planToNotation prints every spelling in one form', () => {
  const text = `WEEKS 1 to 4 :Build
day 1:
warm up:
* "Cat-cow" :1×10 ( easy )
main
• RDL: 1x5 at rpe 8 + 3 X 8 – 10 reps at 60 – 65kg and 2rir,tempo 3-1-X-0,each week add 2,5kg, rest 120 s
* circuit rest 1.5 min, 1 rounds:
\t- Push-up: max reps each side with light band
\t- Plank: 60 seconds, each week add 1 sec
Finisher
- emom 5 minutes
  - Farmer’s carry: 40 metres at 20 kg each hand
- Clean-from-the-hang: 3 x 3, each week 70 % of 1RM then 75%
Week 5
- Superset press: 3 x 8 at bodyweight
`;
  expect(planToNotation(planOfText(text))).toBe(`Weeks 1-4: Build

Day 1

Warm-up
- "Cat-cow": 1 x 10 (easy)

Main
- Romanian deadlift: 1 x 5 at RPE 8 + 3 x 8-10 at 60-65 kg and 2 RIR, rest 2 min, tempo 3-1-x-0, each week add 2.5 kg
- Circuit, 1 round, rest 90 s
  - Push-up: to failure per side with a light band
  - Plank: 1 min, each week add 1 s

Finisher
- EMOM 5 min
  - Farmer's walk: 40 m at 20 kg per hand
- clean-from-the-hang: 3 x 3, each week 70% then 75%

Week 5

Day 1

Main
- superset-press: 3 x 8 at bodyweight
`);
});

it.each([
  ['add 1 rep', 'add 1 rep'],
  ['add 2 rep', 'add 2 reps'],
  ['add 1 sets', 'add 1 set'],
  ['add 2 set', 'add 2 sets'],
  ['add 1 %', 'add 1%'],
])('planToNotation prints %s as %s', (written, printed) => {
  const text = planToNotation(planOfText(`Weeks 1-4\n- Plank: 3 x 8 at 70%, each week ${written}`));
  expect(text).toContain(`each week ${printed}\n`);
});

it.each(['clean-from-the-hang', 'superset-press', 'z-press'])(
  'planToNotation prints the slug of an exercise whose title would be misread: %s',
  (slug) => {
    expect(exercisesOfText(planToNotation(planOfText(`- ${slug}: 1 x 8`)))).toMatchObject([
      { slug },
    ]);
    expect(planToNotation(planOfText(`- ${slug}: 1 x 8`))).toContain(`- ${slug}: 1 x 8`);
  },
);
