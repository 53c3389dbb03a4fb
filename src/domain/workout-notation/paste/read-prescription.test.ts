import { describe, expect, it } from 'vitest';
import {
  amountToNotation,
  loadToNotation,
  progressionToNotation,
  secondsRangeToNotation,
} from '../words/plan-to-notation.ts';
import { readPrescription } from './read-prescription.ts';

/** The result in notation, and the remaining words. */
const read = (text: string): string => {
  const { blocks, restSeconds, tempo, progression, left, notes } = readPrescription(text);
  const sets = blocks.map(({ sets: count, amount, loads }) => {
    const load = loads.map(loadToNotation).join(' and ');
    return `${count ?? '?'} x ${amount === undefined ? '?' : amountToNotation(amount)}${load === '' ? '' : ` at ${load}`}`;
  });
  return [
    sets.join(' + '),
    restSeconds === undefined ? '' : `rest ${secondsRangeToNotation(restSeconds)}`,
    tempo === undefined ? '' : `tempo ${tempo.join('-')}`,
    progression === undefined ? '' : `each week ${progressionToNotation(progression)}`,
    ...left.map((rest) => `[${rest.text}]`),
    ...notes.map((note) => `(${note})`),
  ]
    .filter((part) => part !== '')
    .join(', ');
};

describe('reads sets as coaches write them:', () => {
  it.each([
    ['3x8', '3 x 8'],
    ['3 X 8-10 reps', '3 x 8-10'],
    ['3 sets of 8', '3 x 8'],
    ['10 reps x 3 sets', '3 x 10'],
    ['8/8/8', '3 x 8'],
    ['12/10/8', '1 x 12 + 1 x 10 + 1 x 8'],
    ['12-10-8', '1 x 12 + 1 x 10 + 1 x 8'],
    ['3x12-10-8', '1 x 12 + 1 x 10 + 1 x 8'],
    ['3x8 each leg', '3 x 8 per side'],
    ['3x8/8', '3 x 8 per side'],
    ['3x8 ea', '3 x 8 per side'],
    ['3x8 (each leg)', '3 x 8 per side'],
    ['3x30s', '3 x 30 s'],
    ['2x1:30', '2 x 90 s'],
    ['2x30"', '2 x 30 s'],
    ['60 sec x 3', '3 x 1 min'],
    ['3x40m', '3 x 40 m'],
    ['3xAMRAP', '3 x to failure'],
    ['3 sets to failure', '3 x to failure'],
    ['3 sets', '3 x ?'],
    ['10 burpees', '? x 10, [burpees]'],
    ['push-ups 10', '? x 10, [push-ups]'],
    ['5 min bike', '? x 5 min, [bike]'],
  ])('%s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

describe('reads the load, the rest and the tempo around a name:', () => {
  it.each([
    ['squat 5x5 @ 80%', '5 x 5 at 80%, [squat]'],
    ['squat 5x5 75-80% of 1RM', '5 x 5 at 75-80%, [squat]'],
    ['squat 5x5@RPE 8', '5 x 5 at RPE 8, [squat]'],
    ['squat 5x5 @8', '5 x 5 at RPE 8, [squat]'],
    ['squat 5x5 @ 60', '5 x 5 at 60 kg, [squat]'],
    ['squat 3x8x60kg', '3 x 8 at 60 kg, [squat]'],
    ['squat 3x8x60', '3 x 8 at 60 kg, [squat]'],
    ['squat 60kg 3x8', '3 x 8 at 60 kg, [squat]'],
    ['squat 3x5 @ 135 lbs', '3 x 5 at 61 kg, [squat]'],
    ['squat 3x8 @ 62,5 kg, 2 RIR', '3 x 8 at 2 RIR and 62.5 kg, [squat]'],
    ['walk 3x40m 2x20kg', '3 x 40 m at 20 kg per hand, [walk]'],
    ['lunge 3x8 10kg DBs', '3 x 8 at 10 kg per hand, [lunge]'],
    ['chin 3x5 BW', '3 x 5 at bodyweight, [chin]'],
    ['chin 3x5 BW+10kg', '3 x 5 at 10 kg, [chin], (on top of bodyweight)'],
    ['row 3x15 with a light band', '3 x 15 at a light band, [row]'],
    ['Bodyweight squat 3x15', '3 x 15, [Bodyweight squat]'],
    ['squat 3x5 rest 2-3 min', '3 x 5, rest 2-3 min, [squat]'],
    ['squat 3x5, 90s rest', '3 x 5, rest 90 s, [squat]'],
    ['squat 3x5 rest 90', '3 x 5, rest 90 s, [squat]'],
    ['squat 3x5 2-0-1-0', '3 x 5, tempo 2-0-1-0, [squat]'],
    ['squat 3x5 31X0', '3 x 5, tempo 3-1-x-0, [squat]'],
    ['squat 3x5 tempo 3110', '3 x 5, tempo 3-1-1-0, [squat]'],
    ['squat 3x5 add 2.5kg each week', '3 x 5, each week add 2.5 kg, [squat]'],
    ['squat 5/3/1 @ 65/75/85%', '1 x 5 at 65% + 1 x 3 at 75% + 1 x 1 at 85%, [squat]'],
    ['squat 5/3/1 65% 75% 85%', '1 x 5 at 65% + 1 x 3 at 75% + 1 x 1 at 85%, [squat]'],
    ['squat 3x5 @ 60/65/70', '1 x 5 at 60 kg + 1 x 5 at 65 kg + 1 x 5 at 70 kg, [squat]'],
    ['squat 4x5 60-60-65-65 kg', '2 x 5 at 60 kg + 2 x 5 at 65 kg, [squat]'],
    ['squat 3x5 RPE 7/8/9', '1 x 5 at RPE 7 + 1 x 5 at RPE 8 + 1 x 5 at RPE 9, [squat]'],
    ['squat 2x5 3/2 RIR', '1 x 5 at 3 RIR + 1 x 5 at 2 RIR, [squat]'],
    ['squat 3x8 RPE 8/10', '3 x 8 at RPE 8, [squat]'],
    ['squat 3x8/60kg', '3 x 8 at 60 kg, [squat]'],
    ['row 2x8 10/12.5kg each hand', '1 x 8 at 10 kg per hand + 1 x 8 at 12.5 kg per hand, [row]'],
    ['squat 3x5 60kg/70%/65kg', '3 x 5, [squat], (60kg/70%/65kg)'],
    ['squat 4x5 60/65kg', '4 x 5, [squat]'],
    ['squat 3x5 (belt on)', '3 x 5, [squat], (belt on)'],
  ])('%s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

it('says what it assumed', () => {
  expect(
    ['squat 3x12-10 @ 60, rest 90', 'row 3x8 40 lb'].flatMap(
      (text) => readPrescription(text).reasons,
    ),
  ).toEqual([
    'The rest of 90 was taken as seconds.',
    '“12-10” was put in order: 10-12.',
    '“@ 60” was taken as 60 kg.',
    'Pounds became kilograms: 40 lb is about 18 kg.',
  ]);
});
