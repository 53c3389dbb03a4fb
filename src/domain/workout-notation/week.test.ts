import { describe, expect, it } from 'vitest';
import { planOfText } from './test-exercise-library.test-support.ts';
import { exercisesOfPlan } from './exercises-of-plan.ts';
import type { WorkoutPlan } from './plan.ts';
import { setBlockToNotation } from './words/plan-to-notation.ts';
import { blockDaysProgressedToWeek, weekCountOf } from './week.ts';

/** The sets of each exercise as printed, in each week of one of a plan's blocks. */
const setsByWeek = (plan: WorkoutPlan, blockIndex = 0): readonly (readonly string[])[] => {
  const block = plan.blocks[blockIndex];
  if (block === undefined) throw new Error('There is no such block.');
  return Array.from({ length: block.to - block.from + 1 }, (_, index) => {
    const days = blockDaysProgressedToWeek(block, block.from + index);
    const week = { blocks: [{ ...block, days }] };
    return exercisesOfPlan(week).map(({ sets }) => sets.map(setBlockToNotation).join(' + '));
  });
};

describe('blockDaysProgressedToWeek with an addition', () => {
  it.each([
    ['3 x 5 at 60 kg, each week add 2.5 kg', ['60', '62.5', '65'].map((kg) => `3 x 5 at ${kg} kg`)],
    [
      '3 x 5 at 10-12 kg per hand and RPE 7, each week add 0.25 kg',
      ['10-12', '10.25-12.25', '10.5-12.5'].map((kg) => `3 x 5 at ${kg} kg per hand and RPE 7`),
    ],
    [
      '3 x 5 at 70-75%, each week add 2.5%',
      ['70-75', '72.5-77.5', '75-80'].map((percent) => `3 x 5 at ${percent}%`),
    ],
    [
      '3 x 8-10 per side, each week add 1 rep',
      ['8-10', '9-11', '10-12'].map((reps) => `3 x ${reps} per side`),
    ],
    ['3 x 50 s, each week add 5 s', ['50 s', '55 s', '1 min'].map((time) => `3 x ${time}`)],
    ['3 x 8 at RPE 7, each week add 2 sets', ['3', '5', '7'].map((sets) => `${sets} x 8 at RPE 7`)],
  ])('applies %s', (sets, expected) => {
    expect(setsByWeek(planOfText(`Weeks 1-3\n- Plank: ${sets}`))).toEqual(
      expected.map((week) => [week]),
    );
  });

  it('adds only to sets that have the unit', () => {
    const blocks = '1 x 5 at 80 kg + 1 x 5 at 80% + 1 x 30 s + 1 x 40 m + 1 x to failure at RPE 8';
    const secondWeek = (more: string) =>
      setsByWeek(planOfText(`Weeks 1-2\n- Plank: ${blocks}, each week add ${more}`))[1];
    expect(secondWeek('5 kg')).toEqual([blocks.replace('80 kg', '85 kg')]);
    expect(secondWeek('5%')).toEqual([blocks.replace('80%', '85%')]);
    expect(secondWeek('5 reps')).toEqual([blocks.replaceAll('x 5', 'x 10')]);
    expect(secondWeek('5 s')).toEqual([blocks.replace('30 s', '35 s')]);
    expect(secondWeek('1 set')).toEqual([blocks.replaceAll('1 x', '2 x')]);
  });

  it('changes nothing without a progression', () => {
    const plan = planOfText('Weeks 1-2\n- Plank: 3 x 8 at 60 kg');
    expect(setsByWeek(plan)).toEqual([['3 x 8 at 60 kg'], ['3 x 8 at 60 kg']]);
  });

  it('adds no sets to an exercise of a group', () => {
    const exercise = exercisesOfPlan(
      planOfText('- Superset, 3 rounds\n  - Plank: 30 s\n  - Push-up: 8'),
    );
    const [block] = planOfText('Weeks 1-2\n- Plank: 1 x 8').blocks;
    if (block === undefined) throw new Error('There is no block.');
    const grown = exercise.map((each) => ({
      kind: 'exercise' as const,
      exercise: { ...each, progression: { kind: 'add', amount: 1, unit: 'sets' } as const },
    }));
    const day = { number: 1, name: '', parts: [{ kind: 'main' as const, items: grown }] };
    expect(setsByWeek({ blocks: [{ ...block, days: [day] }] })).toEqual([
      ['30 s', '8'],
      ['30 s', '8'],
    ]);
  });
});

describe('blockDaysProgressedToWeek with the loads of each week', () => {
  it('uses them in turn, and the last one for the weeks after', () => {
    const plan = planOfText('Weeks 1-4\n- Plank: 2 x 8 + 1 x 5, each week 70% then 75-80%');
    const later = ['2 x 8 at 75-80% + 1 x 5 at 75-80%'];
    expect(setsByWeek(plan)).toEqual([['2 x 8 at 70% + 1 x 5 at 70%'], later, later, later]);
  });

  it('changes nothing when the list is empty', () => {
    const plan = planOfText('Weeks 1-2\n- Plank: 3 x 8 at 60 kg');
    const [block] = plan.blocks;
    const [exercise] = exercisesOfPlan(plan);
    if (block === undefined || exercise === undefined) throw new Error('There is no exercise.');
    const item = {
      kind: 'exercise' as const,
      exercise: { ...exercise, progression: { kind: 'loads' as const, loads: [] } },
    };
    const days = [{ number: 1, name: '', parts: [{ kind: 'main' as const, items: [item] }] }];
    expect(setsByWeek({ blocks: [{ ...block, days }] })).toEqual(setsByWeek(plan));
  });
});

const long = `Weeks 1-2: Base
Day 1: Legs
Warm-up
- Goblet squat: 1 x 8 at 8 kg
Main
- Superset, 3 rounds, rest 90 s
  - Back squat: 5 at 60 kg, each week add 5 kg
  - Plank: 30 s, rest 10 s, each week add 10 s (hold)
Day 2
- EMOM 10 min
  - Push-up: 8, each week add 2 reps

Weeks 3-5: Peak
- Back squat: 3 x 3, each week 80% then 85%
- AMRAP 5 min
  - Chin-up: 3 at 5 kg, tempo 1-0-x-0, each week add 1,25 kg
`;

it('blockDaysProgressedToWeek changes groups too, and counts from the first week of each block', () => {
  const plan = planOfText(long);
  expect(setsByWeek(plan)).toEqual([
    ['1 x 8 at 8 kg', '5 at 60 kg', '30 s', '8'],
    ['1 x 8 at 8 kg', '5 at 65 kg', '40 s', '10'],
  ]);
  expect(setsByWeek(plan, 1)).toEqual([
    ['3 x 3 at 80%', '3 at 5 kg'],
    ['3 x 3 at 85%', '3 at 6.25 kg'],
    ['3 x 3 at 85%', '3 at 7.5 kg'],
  ]);
});

it('blockDaysProgressedToWeek only changes the sets, and doesn’t modify the plan', () => {
  const plan = planOfText(long);
  const before = structuredClone(plan);
  const withoutSets = (text: string) =>
    JSON.parse(text, (key, value: unknown) => (key === 'sets' ? [] : value)) as unknown;
  for (const block of plan.blocks) {
    for (let week = block.from; week <= block.to; week += 1) {
      const days = blockDaysProgressedToWeek(block, week);
      expect(withoutSets(JSON.stringify(days))).toEqual(withoutSets(JSON.stringify(block.days)));
    }
    expect(blockDaysProgressedToWeek(block, block.to)).not.toEqual(block.days);
  }
  expect(plan).toStrictEqual(before);
});

it.each([
  ['- Plank: 1 x 8', 1],
  ['Weeks 1-4\n- Plank: 1 x 8', 4],
  [long, 5],
])('weekCountOf counts the weeks of a plan (%#)', (text, weeks) => {
  expect(weekCountOf(planOfText(text))).toBe(weeks);
});

it('weekCountOf of a plan without blocks is 0', () => {
  expect(weekCountOf({ blocks: [] })).toBe(0);
});
