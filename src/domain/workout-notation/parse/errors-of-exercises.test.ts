import { describe, expect, it } from 'vitest';
import { positionedSyntaxErrorTextsOf } from '../test-exercise-library.test-support.ts';

const quotes = 'Put a name that has no page between quotation marks.';

describe('parsePlanOrSyntaxErrors reports a name', () => {
  it.each([
    [
      '- Romainian deadlfit: 3 x 8',
      `1:3 "Romainian deadlfit" is not in the exercise library. Did you mean "Romanian deadlift"? ${quotes}`,
    ],
    ['- Zzyzx: 3 x 8', `1:3 "Zzyzx" is not in the exercise library. ${quotes}`],
    ['-  : 3 x 8', `1:4 "" is not in the exercise library. ${quotes}`],
    ['- "Cat-cow" slow: 3 x 8', `1:3 ""Cat-cow" slow" is not in the exercise library. ${quotes}`],
    [
      '- Romainian deadlfit with dumbbells: 3 x 8',
      `1:3 "Romainian deadlfit" is not in the exercise library. Did you mean "Romanian deadlift"? ${quotes}`,
    ],
    [
      '- Romanian deadlift with bricks: 3 x 8',
      '1:26 Expected kit (a barbell, a dumbbell, dumbbells, a kettlebell, kettlebells, a band, a cable, a machine), found "bricks".',
    ],
    ['- "": 3 x 8', '1:3 Expected a name between the quotation marks.'],
    ['- "  " : 3 x 8', '1:3 Expected a name between the quotation marks.'],
    [
      '  - Plank 3 x 8',
      '1:5 Expected the exercise, a colon and its sets, such as "Back squat: 3 x 5 at RPE 8".',
    ],
    [
      '- "Cat: cow"',
      '1:3 Expected the exercise, a colon and its sets, such as "Back squat: 3 x 5 at RPE 8".',
    ],
    ['-', '1:2 Expected the exercise, a colon and its sets, such as "Back squat: 3 x 5 at RPE 8".'],
  ])('with an error: %s', (text, error) => {
    expect(positionedSyntaxErrorTextsOf(text)).toEqual([error]);
  });
});

describe('parsePlanOrSyntaxErrors reports sets', () => {
  const amounts =
    'Expected reps (8, 8-10, 8 per side, to failure), a time (30 s) or a distance (40 m)';
  it.each([
    ['- Plank: 8', '1:10 Expected how many sets, such as 3 x 8 at RPE 8; found "8".'],
    ['- Plank:', '1:9 Expected how many sets, such as 3 x 8 at RPE 8; found "".'],
    [
      '- Plank: 3 sets of 8',
      '1:10 Expected how many sets, such as 3 x 8 at RPE 8; found "3 sets of 8".',
    ],
    [
      '- Plank: 3 x 8 + to failure at RPE 8',
      '1:18 Expected how many sets, such as 3 x 8 at RPE 8; found "to failure at RPE 8".',
    ],
    ['- Plank: 3 x', `1:13 ${amounts}, found "".`],
    ['- Plank:  3 x  many at RPE 8', `1:16 ${amounts}, found "many".`],
    ['- Plank: 3 x at RPE 8', `1:14 ${amounts}, found "at RPE 8".`],
    ['- Plank: 3 x 8-', `1:14 ${amounts}, found "8-".`],
    ['- Plank: 3 x 40 feet', `1:14 ${amounts}, found "40 feet".`],
    [
      '- Plank: 3 x 8-8',
      '1:14 A range goes from the smaller to the larger number, not from 8 to 8.',
    ],
    [
      '- Plank: 3 x 10-8 per side',
      '1:14 A range goes from the smaller to the larger number, not from 10 to 8.',
    ],
  ])('with an error: %s', (text, error) => {
    expect(positionedSyntaxErrorTextsOf(text)).toEqual([error]);
  });
});

describe('parsePlanOrSyntaxErrors reports a load', () => {
  const loads = 'Expected a load (60 kg, 70%, RPE 8, 2 RIR, bodyweight, a light band)';
  it.each([
    ['at 60', `1:19 ${loads}, found "60".`],
    ['at 130 lbs', `1:19 ${loads}, found "130 lbs".`],
    ['with a strong band', `1:21 ${loads}, found "a strong band".`],
    ['at RPE 8 at 60 kg', `1:19 ${loads}, found "RPE 8 at 60 kg".`],
    ['at 60 kg and heavy', `1:29 ${loads}, found "heavy".`],
    ['at 60 kg and', `1:28 ${loads}, found "".`],
    ['at 60-50 kg', '1:19 A range goes from the smaller to the larger number, not from 60 to 50.'],
    [
      'at 60 kg and 70 kg',
      '1:29 Two loads of one kind: write a range, such as 60-70 kg, or one of them.',
    ],
    ['at 60 kg and RPE 8 and 2 RIR', '1:39 Two loads are the most, such as 40 kg and RPE 7.'],
  ])('with an error: %s', (load, error) => {
    expect(positionedSyntaxErrorTextsOf(`- Plank: 3 x 8 ${load}`)).toEqual([error]);
  });
});

describe('parsePlanOrSyntaxErrors reports a clause after the sets', () => {
  it.each([
    ['rest', '1:21 Expected a time such as 90 s or 2 min, found "".'],
    ['rest a while', '1:22 Expected a time such as 90 s or 2 min, found "a while".'],
    ['rest 90', '1:22 Expected a time such as 90 s or 2 min, found "90".'],
    ['rest 3-2 min', '1:22 A range goes from the smaller to the larger number, not from 3 to 2.'],
    [
      'tempo 3-1-1',
      '1:23 Expected four counts: down, bottom, up, top, such as tempo 3-1-1-0; found "3-1-1".',
    ],
    [
      'tempo 3-1-1-0-1',
      '1:23 Expected four counts: down, bottom, up, top, such as tempo 3-1-1-0; found "3-1-1-0-1".',
    ],
    [
      'slowly',
      '1:17 Expected "rest 90 s", "tempo 3-1-1-0" or "each week add 2.5 kg", found "slowly".',
    ],
    ['', '1:16 Expected "rest 90 s", "tempo 3-1-1-0" or "each week add 2.5 kg", found "".'],
    [
      'restful',
      '1:17 Expected "rest 90 s", "tempo 3-1-1-0" or "each week add 2.5 kg", found "restful".',
    ],
    ['rest 90 s, Rest 2 min', '1:28 "rest" stands here twice.'],
    ['tempo 3-1-1-0, tempo 3-1-1-0', '1:32 "tempo" stands here twice.'],
    ['rest 90 s (one) (two)', '1:10 Expected one note between brackets, at the end of the line.'],
    ['rest 90 s (one', '1:10 Expected one note between brackets, at the end of the line.'],
    ['rest (one) 90 s', '1:10 Expected one note between brackets, at the end of the line.'],
  ])('with an error: %s', (clause, error) => {
    expect(positionedSyntaxErrorTextsOf(`- Plank: 3 x 8, ${clause}`)).toEqual([error]);
  });
});

describe('parsePlanOrSyntaxErrors reports a progression', () => {
  const goesOn =
    'Expected how it goes on, such as "each week add 2.5 kg" or "each week 70% then 75%"';
  const nothing = (unit: string) => `There is nothing in ${unit} to add to in these sets.`;
  it.each([
    ['3 x 8, each week', `2:26 ${goesOn}; found "".`],
    ['3 x 8, each week more', `2:27 ${goesOn}; found "more".`],
    ['3 x 8, each week 70%', `2:27 ${goesOn}; found "70%".`],
    ['3 x 8, each week add 2 stone', `2:27 ${goesOn}; found "add 2 stone".`],
    ['3 x 8, each week add 1-2 reps', `2:27 ${goesOn}; found "add 1-2 reps".`],
    [
      '3 x 8, each week 70% then more',
      '2:36 Expected a load (60 kg, 70%, RPE 8, 2 RIR, bodyweight, a light band), found "more".',
    ],
    [
      '3 x 8, each week 70% then RPE 8',
      '2:27 The loads of all weeks must be of one kind, such as 70% then 75%.',
    ],
    [
      '3 x 8 at 65%, each week 70% then 75%',
      '2:10 The load is given twice: leave it out before "each week".',
    ],
    ['3 x 8 at RPE 8, each week add 2.5 kg', `2:10 ${nothing('kg')}`],
    ['3 x 8 at 60 kg, each week add 2.5%', `2:10 ${nothing('%')}`],
    ['3 x 30 s, each week add 2 reps', `2:10 ${nothing('reps')}`],
    ['3 x 8, each week add 5 s', `2:10 ${nothing('seconds')}`],
    ['3 x 8, each week add 2 reps, each week add 1 set', '2:39 "each week" stands here twice.'],
    ['3 x 8, each week 70% then 75% then 80% then 85%', '2:3 There are 4 loads for 3 weeks.'],
  ])('with an error: %s', (sets, error) => {
    expect(positionedSyntaxErrorTextsOf(`Weeks 1-3\n- Plank: ${sets}`)).toEqual([error]);
  });

  it('if it adds sets to an exercise of a group', () => {
    const text = 'Weeks 1-3\n- AMRAP 5 min\n  - Plank: 8, each week add 1 set';
    expect(positionedSyntaxErrorTextsOf(text)).toEqual([`3:12 ${nothing('sets')}`]);
  });

  it.each(['add 1 rep', '70% then 75%'])('if it has no next week: %s', (progression) => {
    const error = 'Only one week stands above: there is no next week to change.';
    const line = `- Plank: 3 x 8, each week ${progression}`;
    expect(positionedSyntaxErrorTextsOf(line)).toEqual([`1:3 ${error}`]);
    const blocks = `Weeks 1-2\n- Plank: 3 x 8\nWeek 3\n${line}`;
    expect(positionedSyntaxErrorTextsOf(blocks)).toEqual([`4:3 ${error}`]);
  });

  it('not at all if the weeks have an error', () => {
    expect(positionedSyntaxErrorTextsOf('Weeks 1-0\n- Plank: 3 x 8, each week add 1 rep')).toEqual([
      '1:1 Weeks go from the first to the last, at most week 52.',
    ]);
  });
});
