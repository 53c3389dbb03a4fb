import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planArbitrary } from '../generate-plans.test-support.ts';
import { planOfText } from '../test-exercise-library.test-support.ts';
import { weekCountOf } from '../week.ts';
import { weeksComparedWithPrevious } from './weeks-compared-with-previous.ts';

/** The sentences for the second week of a plan. */
const sentencesOf = (source: string): readonly string[] =>
  weeksComparedWithPrevious(planOfText(source))
    .slice(0, 1)
    .flatMap(({ days }) => days.flatMap(({ changes }) => changes.map(({ sentence }) => sentence)));

/** The sentences for an exercise written in one way in week 1 and another in week 2. */
const changed = (before: string, after: string) =>
  sentencesOf(`Week 1\n- Plank: ${before}\nWeek 2\n- Plank: ${after}`);

describe('the sentences for an exercise that changes', () => {
  it.each([
    ['3 x 5', '4 x 5', 'Plank: 1 set more, now 4 sets.'],
    ['5 x 5', '3 x 5', 'Plank: 2 sets fewer, now 3 sets.'],
    ['3 x 5', '3 x 6', 'Plank: 1 rep more, now 6 reps.'],
    ['3 x 10-12', '3 x 8-10', 'Plank: 2 reps fewer, now 8–10 reps.'],
    ['3 x 5', '3 x 5-8', 'Plank: 5–8 reps instead of 5 reps.'],
    ['3 x 8', '3 x to failure', 'Plank: to failure instead of 8 reps.'],
    ['3 x 30 s', '3 x 45 s', 'Plank: 15 s longer, now 45 s.'],
    ['3 x 40 m', '3 x 30 m', 'Plank: 10 m shorter, now 30 m.'],
    ['3 x 8 at 60 kg', '3 x 8 at 62.5 kg', 'Plank: 2.5 kg heavier, now 62.5 kg.'],
    ['3 x 8 at 75%', '3 x 8 at 65%', 'Plank: 10% lighter, now 65% of 1RM.'],
    ['3 x 8 at RPE 7', '3 x 8 at RPE 8', 'Plank: harder, now RPE 8.'],
    ['3 x 8 at 1 RIR', '3 x 8 at 3 RIR', 'Plank: easier, now 3 reps in reserve.'],
    ['3 x 8', '3 x 8 at 20 kg', 'Plank: now 20 kg.'],
    ['3 x 8 at 20 kg', '3 x 8', 'Plank: no load given now.'],
    ['3 x 8 at 20 kg', '3 x 8 at RPE 7', 'Plank: RPE 7 instead of 20 kg.'],
    ['3 x 8, rest 90 s', '3 x 8, rest 1 min', 'Plank: 30 s less rest, now 1 min.'],
    ['3 x 8', '3 x 8, rest 1 min', 'Plank: now rest 1 min.'],
    ['3 x 8', '3 x 8, tempo 3-0-x-0', 'Plank: now 3 s down, up as fast as you can.'],
    ['3 x 8', '3 x 8 (slow)', 'Plank: now noted “slow”.'],
    [
      '1 x 5 at 70 kg + 3 x 8 at 60 kg',
      '1 x 5 at 75 kg + 3 x 8 at 65 kg',
      'Plank: 5 kg heavier, now 75 kg + 65 kg.',
    ],
  ])('describe a change from %s to %s', (before, after, sentence) => {
    expect(changed(before, after)).toEqual([sentence]);
  });

  it('have one sentence for each of several changes', () => {
    expect(changed('3 x 8 at 40 kg, rest 2 min', '4 x 6 at 45 kg, rest 3 min')).toEqual([
      'Plank: 1 set more, now 4 sets.',
      'Plank: 2 reps fewer, now 6 reps.',
      'Plank: 5 kg heavier, now 45 kg.',
      'Plank: 1 min more rest, now 3 min.',
    ]);
  });
});

it('counts the progression of a block as a change from week to week', () => {
  const weeks = weeksComparedWithPrevious(
    planOfText('Weeks 1-3\n- Plank: 3 x 8, each week 60% then 65%\nWeek 4\n- Plank: 2 x 8 at 60%'),
  );
  expect(weeks.map(({ week, isSame }) => ({ week, isSame }))).toEqual([
    { week: 2, isSame: false },
    { week: 3, isSame: true },
    { week: 4, isSame: false },
  ]);
});

it('reports exercises that are added, removed or moved', () => {
  expect(
    sentencesOf(
      [
        'Week 1\n- Back squat: 3 x 5\n- Plank: 3 x 30 s\n- Chin-up: 3 x 5',
        'Week 2\n- Front squat: 3 x 5 at 40 kg\n- Superset, 3 rounds\n  - Plank: 30 s\n  - Push-up: 8\nFinisher\n- Chin-up: 3 x 5',
      ].join('\n'),
    ),
  ).toEqual([
    'Front squat comes in: 3 × 5, 40 kg.',
    'Plank: no number of sets now.',
    'Plank: now in a superset of 3 rounds.',
    'Push-up comes in: 8 reps.',
    'Chin-up: now in the finisher part.',
    'Back squat goes.',
  ]);
});

it('recognises a day by its name, whatever its place in the week', () => {
  const [week] = weeksComparedWithPrevious(
    planOfText(
      'Week 1\nDay 1: Legs\n- Plank: 3 x 8\nDay 2: Pull\n- Chin-up: 3 x 5\nWeek 2\nDay 1: Pull\n- Chin-up: 3 x 5\nDay 2: Legs\n- Plank: 4 x 8',
    ),
  );
  expect(week?.days).toMatchObject([{ number: 2, name: 'Legs', kind: 'changed' }]);
});

it('reports days that are added or removed, and how much changes in a week', () => {
  const source =
    'Week 1\nDay 1\n- Plank: 3 x 8\nWeek 2\nDay 1\n- Plank: 4 x 8\nDay 2: Arms\n- Chin-up: 3 x 5\nWeek 3\nDay 1\n- Plank: 4 x 8\nWeek 4\nDay 1\n- Plank: 4 x 8';
  expect(weeksComparedWithPrevious(planOfText(source)).map(({ sentence }) => sentence)).toEqual([
    'Week 2 changes one exercise on one day and adds one day.',
    'Week 3 drops one day.',
    'Week 4 is the same as week 3.',
  ]);
});

it('finds no difference between a week and itself, for any plan', () => {
  fc.assert(
    fc.property(planArbitrary, (plan) => {
      const [block] = plan.blocks;
      if (block === undefined) return;
      const twice = [1, 2].map((week) => ({ ...block, from: week, to: week }));
      const [week] = weeksComparedWithPrevious({ blocks: twice });
      expect(week?.days).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

it('compares every week but the first, for any plan', () => {
  fc.assert(
    fc.property(planArbitrary, (plan) => {
      const weeks = weeksComparedWithPrevious(plan);
      expect(weeks.map(({ week }) => week)).toEqual(
        Array.from({ length: weekCountOf(plan) - 1 }, (_, index) => index + 2),
      );
      for (const { isSame, days } of weeks) expect(isSame).toBe(days.length === 0);
    }),
    { numRuns: 50 },
  );
});
