import { describe, expect, it } from 'vitest';
import {
  positionedSyntaxErrorTextsOf,
  syntaxErrorsOf,
} from '../test-exercise-library.test-support.ts';

const plank = '- Plank: 1 x 8';

it.each(['', '  \n\t\r\n', '\uFEFF'])(
  'parsePlanOrSyntaxErrors reports a text without a plan: %j',
  (text) => {
    expect(positionedSyntaxErrorTextsOf(text)).toEqual([
      '1:1 Expected a plan, such as "- Back squat: 3 x 5 at RPE 8".',
    ]);
  },
);

describe('parsePlanOrSyntaxErrors reports a heading', () => {
  const lines =
    'Expected "Week 1", "Day 1", "Warm-up", "Main", "Finisher", "Cool-down", or a line that begins with a dash.';
  it.each([
    ['Plank: 1 x 8', [`1:1 ${lines}`]],
    [`${plank}\n   Then stretch.`, [`2:4 ${lines}`]],
    [`Week one\n${plank}`, [`1:1 ${lines}`]],
    [`Day\n${plank}`, [`1:1 ${lines}`]],
    [`Warm-ups\n${plank}`, [`1:1 ${lines}`]],
    [`Main: squats\n${plank}`, [`1:1 ${lines}`]],

    [`Week 2\n${plank}`, ['1:1 Expected week 1, found week 2.']],
    [`Weeks 1-2\n${plank}\n Weeks 4-5\n${plank}`, ['3:2 Expected week 3, found week 4.']],
    [`Weeks 1-2\n${plank}\nWeek 2\n${plank}`, ['3:1 Expected week 3, found week 2.']],
    [
      `Week 1\n${plank}\nWeeks 3-2\n${plank}`,
      [
        '3:1 Expected week 2, found week 3.',
        '3:1 Weeks go from the first to the last, at most week 52.',
      ],
    ],
    [`Weeks 1-53\n${plank}`, ['1:1 Weeks go from the first to the last, at most week 52.']],
    [
      `${plank}\nWeek 1\n${plank}`,
      ['2:1 Exercises stand above the first week: begin with "Week 1".'],
    ],
    [
      `Day 1\n${plank}\nWeek 2\n${plank}`,
      ['3:1 Exercises stand above the first week: begin with "Week 1".'],
    ],
    ['Week 1: Base', ['1:1 Expected days under "Week 1: Base".']],
    [`Week 1\nWeek 2\n${plank}`, ['1:1 Expected days under "Week 1".']],

    [`Day 2\n${plank}`, ['1:1 Expected day 1, found day 2.']],
    [`Day 1\n${plank}\nDay 1\n${plank}`, ['3:1 Expected day 2, found day 1.']],
    [`${plank}\nDay 1\n${plank}`, ['2:1 Expected day 2, found day 1.']],
    [`Week 1\nDay 1\n${plank}\nWeek 2\nDay 2\n${plank}`, ['5:1 Expected day 1, found day 2.']],
    ['Day 1: Legs', ['1:1 Expected exercises under "Day 1: Legs".']],
    [`Day 1\nDay 2\n${plank}`, ['1:1 Expected exercises under "Day 1".']],

    [`Warm up:\nMain\n${plank}`, ['1:1 Expected exercises under "Warm up:".']],
    [`Main\n${plank}\nFinisher`, ['3:1 Expected exercises under "Finisher".']],
    [
      `Main\n${plank}\nFinisher\n${plank}\nMain\n${plank}`,
      ['5:1 This day has a main already: put the exercises there.'],
    ],
    [`${plank}\nMain\n${plank}`, ['2:1 This day has a main already: put the exercises there.']],
  ])('with an error: %j', (text, errors) => {
    expect(positionedSyntaxErrorTextsOf(text)).toEqual(errors);
  });
});

describe('parsePlanOrSyntaxErrors reports a group', () => {
  const pair = '  - Plank: 30 s\n  - Push-up: 8';
  const two = 'Expected two exercises or more below it, each on a line of its own and further in.';
  const one = 'Expected an exercise below it, each on a line of its own and further in.';
  it.each([
    [`- Superset\n${pair}`, '1:3 Expected how many rounds, such as "Superset, 3 rounds".'],
    [
      `- Circuit, rest 2 min:\n${pair}`,
      '1:3 Expected how many rounds, such as "Circuit, rest 2 min, 3 rounds".',
    ],
    [
      `- Superset, three rounds\n${pair}`,
      '1:13 Expected "3 rounds" or "rest 90 s", found "three rounds".',
    ],
    [
      `- Superset of 3 rounds\n${pair}`,
      '1:12 Expected "3 rounds" or "rest 90 s", found "of 3 rounds".',
    ],
    [
      `- Superset, 3 rounds, restful\n${pair}`,
      '1:23 Expected "3 rounds" or "rest 90 s", found "restful".',
    ],
    [`- Superset, 3 rounds, 4 rounds\n${pair}`, '1:23 "rounds" stands here twice.'],
    [`- Superset, 3 rounds, rest 9 s, rest 8 s\n${pair}`, '1:33 "rest" stands here twice.'],
    [
      `- Superset, 3 rounds, rest well\n${pair}`,
      '1:28 Expected a time such as 90 s or 2 min, found "well".',
    ],
    [`- AMRAP\n${pair}`, '1:3 Expected how long it goes on, such as "AMRAP 10 min".'],
    [`- emom, 10 min\n${pair}`, '1:3 Expected how long it goes on, such as "EMOM 10 min".'],
    [`- EMOM 90 s\n${pair}`, '1:3 Expected how long it goes on, such as "EMOM 10 min".'],
    ['- Superset, 3 rounds\n  - Plank: 30 s', `1:3 ${two}`],
    [`- Circuit, 3 rounds\n- Plank: 1 x 30 s\n- Push-up: 1 x 8`, `1:3 ${two}`],
    ['- Superset, 3 rounds\nFinisher\n- Plank: 1 x 30 s', `1:3 ${two}`],
    ['- AMRAP 10 min', `1:3 ${one}`],
    [
      `- Superset, 3 rounds\n  - AMRAP 5 min\n    - Plank: 30 s`,
      '2:5 A group cannot stand inside a group.',
    ],
    [
      '- Superset, 3 rounds\n  - Plank: 3 x 30 s\n  - Push-up: 8',
      '2:12 The rounds of the group say how often: write the reps alone.',
    ],
    [
      '- EMOM 10 min\n  - Plank: 3 x 30 s\n  - Push-up: 8',
      '2:12 The clock says how often: write the reps alone.',
    ],
    [
      '- AMRAP 10 min\n  - Plank: 30 s, rest 10 s',
      '2:18 The clock says when to rest: leave the rest out.',
    ],
  ])('with an error: %j', (text, error) => {
    expect(positionedSyntaxErrorTextsOf(text)).toEqual([error]);
  });

  it('as complete when its exercises have errors of their own', () => {
    expect(
      positionedSyntaxErrorTextsOf('- Superset, 3 rounds\n  - Plank\n  - Zzyzx: 8'),
    ).toHaveLength(2);
  });
});

it('parsePlanOrSyntaxErrors reports all the errors of a text in order', () => {
  const text = `Weeks 1-2: Base
Day 1
- Superset, rest 90 s
  - Romainian deadlift: 3 x eight at 60, tempo 3-1
Main
Day 3
Stretch
- Push-up: 3 x 8, rest 0 s, each week add 1 kg
\t- Plank: 0 x 30 s\r\n- Pull-up: 3 x 8`;
  expect(positionedSyntaxErrorTextsOf(text)).toEqual([
    '3:3 Expected how many rounds, such as "Superset, rest 90 s, 3 rounds".',
    '3:3 Expected two exercises or more below it, each on a line of its own and further in.',
    '4:5 "Romainian deadlift" is not in the exercise library. Did you mean "Romanian deadlift"? Put a name that has no page between quotation marks.',
    '4:25 The rounds of the group say how often: write the reps alone.',
    '4:29 Expected reps (8, 8-10, 8 per side, to failure), a time (30 s) or a distance (40 m), found "eight".',
    '4:38 Expected a load (60 kg, 70%, RPE 8, 2 RIR, bodyweight, a light band), found "60".',
    '4:48 Expected four counts: down, bottom, up, top, such as tempo 3-1-1-0; found "3-1".',
    '5:1 This day has a main already: put the exercises there.',
    '5:1 Expected exercises under "Main".',
    '6:1 Expected day 2, found day 3.',
    '7:1 Expected "Week 1", "Day 1", "Warm-up", "Main", "Finisher", "Cool-down", or a line that begins with a dash.',
    '8:12 There is nothing in kg to add to in these sets.',
    '8:24 A time in seconds must be from 1 to 7200, in whole numbers, not 0.',
    '9:11 Sets must be from 1 to 20, in whole numbers, not 0.',
  ]);
});

it('parsePlanOrSyntaxErrors counts a tab as one column and ignores line ends', () => {
  expect(
    syntaxErrorsOf('- Plank: 1 x 8\r\n\t-\tPlank:\t1 x 8,\trest\tlong\r\r\nAnd so on'),
  ).toMatchObject([
    { line: 2, column: 23 },
    { line: 4, column: 1 },
  ]);
});
