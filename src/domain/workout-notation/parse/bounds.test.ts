import { describe, expect, it } from 'vitest';
import { planOfText, syntaxErrorsOf } from '../test-exercise-library.test-support.ts';

/** A quantity: how it is written, values within and outside its bounds, and the error message. */
type Quantity = {
  readonly name: string;
  readonly write: (value: string) => string;
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
  /** The error message, up to the value that was found. */
  readonly sentence: string;
};

const alone = (write: (value: string) => string) => (value: string) =>
  `Weeks 1-9\n- Plank: ${write(value)}`;
const group = (head: string) => `Weeks 1-9\n- ${head}\n  - Plank: 30 s\n  - Push-up: 8`;

const quantities: readonly Quantity[] = [
  {
    name: 'sets',
    write: alone((value) => `${value} x 8`),
    valid: ['1', '20'],
    invalid: ['0', '21'],
    sentence: 'Sets must be from 1 to 20, in whole numbers',
  },
  {
    name: 'reps',
    write: alone((value) => `3 x ${value}`),
    valid: ['1', '200'],
    invalid: ['0', '201', '8.5'],
    sentence: 'Reps must be from 1 to 200, in whole numbers',
  },
  {
    name: 'seconds of work',
    write: alone((value) => `3 x ${value} s`),
    valid: ['1', '7200'],
    invalid: ['0', '7201', '0.5', '90.5'],
    sentence: 'A time in seconds must be from 1 to 7200, in whole numbers',
  },
  {
    name: 'seconds of rest',
    write: alone((value) => `3 x 8, rest ${value} s`),
    valid: ['1', '7200'],
    invalid: ['0', '7201', '90.5'],
    sentence: 'A time in seconds must be from 1 to 7200, in whole numbers',
  },
  {
    name: 'metres',
    write: alone((value) => `3 x ${value} m`),
    valid: ['1', '50000'],
    invalid: ['0', '50001', '0.5', '400.5'],
    sentence: 'A distance in metres must be from 1 to 50000, in whole numbers',
  },
  {
    name: 'kilograms',
    write: alone((value) => `3 x 8 at ${value} kg`),
    valid: ['0.25', '62.75', '500'],
    invalid: ['0', '0.24', '500.25', '62.3'],
    sentence: 'A weight in kilograms must be from 0.25 to 500, in steps of 0.25',
  },
  {
    name: 'percent',
    write: alone((value) => `3 x 8 at ${value}%`),
    valid: ['1', '72.5', '120'],
    invalid: ['0', '0.5', '120.5', '72.25'],
    sentence: 'A percentage of the one-rep max must be from 1 to 120, in steps of 0.5',
  },
  {
    name: 'RPE',
    write: alone((value) => `3 x 8 at RPE ${value}`),
    valid: ['1', '7.5', '10'],
    invalid: ['0', '0.5', '10.5', '7.25'],
    sentence: 'RPE must be from 1 to 10, in steps of 0.5',
  },
  {
    name: 'RIR',
    write: alone((value) => `3 x 8 at ${value} RIR`),
    valid: ['0', '10'],
    invalid: ['11', '1.5'],
    sentence: 'RIR must be from 0 to 10, in whole numbers',
  },
  {
    name: 'rounds of a superset',
    write: (value) => group(`Superset, ${value} rounds`),
    valid: ['1', '20'],
    invalid: ['0', '21'],
    sentence: 'Rounds must be from 1 to 20, in whole numbers',
  },
  {
    name: 'minutes of an EMOM',
    write: (value) => group(`EMOM ${value} min`),
    valid: ['1', '120'],
    invalid: ['0', '121'],
    sentence: 'Minutes must be from 1 to 120, in whole numbers',
  },
  ...[0, 1, 2, 3].map((place) => ({
    name: `count ${place + 1} of the tempo`,
    write: alone(
      (value: string) =>
        `3 x 8, tempo ${[2, 2, 2, 2].with(place, 0).join('-').replace('0', value)}`,
    ),
    valid: ['0', '20', 'x'],
    invalid: ['21'],
    sentence: 'A count of the tempo must be from 0 to 20, in whole numbers',
  })),
  {
    name: 'kilograms to add',
    write: alone((value) => `3 x 8 at 60 kg, each week add ${value} kg`),
    valid: ['0.25', '500'],
    invalid: ['0', '500.25', '0.3'],
    sentence: 'A weight in kilograms must be from 0.25 to 500, in steps of 0.25',
  },
  {
    name: 'percent to add',
    write: alone((value) => `3 x 8 at 60%, each week add ${value}%`),
    valid: ['0.5', '120'],
    invalid: ['0', '120.5', '0.75'],
    sentence: 'A percentage of the one-rep max must be from 0.5 to 120, in steps of 0.5',
  },
  {
    name: 'reps to add',
    write: alone((value) => `3 x 8, each week add ${value} reps`),
    valid: ['1', '200'],
    invalid: ['0', '201', '1.5'],
    sentence: 'Reps must be from 1 to 200, in whole numbers',
  },
  {
    name: 'sets to add',
    write: alone((value) => `3 x 8, each week add ${value} sets`),
    valid: ['1', '20'],
    invalid: ['0', '21', '1.5'],
    sentence: 'Sets must be from 1 to 20, in whole numbers',
  },
  {
    name: 'seconds to add',
    write: alone((value) => `3 x 30 s, each week add ${value} s`),
    valid: ['1', '7200'],
    invalid: ['0', '7201', '1.5'],
    sentence: 'A time in seconds must be from 1 to 7200, in whole numbers',
  },
];

describe.each(quantities)('the bounds of $name', ({ write, valid, invalid, sentence }) => {
  it.each(valid)('include %s', (value) => {
    expect(planOfText(write(value)).blocks).toHaveLength(1);
  });

  it.each(invalid)('exclude %s', (value) => {
    expect(syntaxErrorsOf(write(value))).toMatchObject([
      { line: 2, message: `${sentence}, not ${value}.` },
    ]);
  });
});

describe('the bounds of a range', () => {
  it.each([
    ['3 x 0-8', 'Reps must be from 1 to 200, in whole numbers, not 0.'],
    ['3 x 8-201', 'Reps must be from 1 to 200, in whole numbers, not 201.'],
    ['3 x 1-121 min', 'A time in seconds must be from 1 to 7200, in whole numbers, not 7260.'],
    ['3 x 0.01 min', 'A time in seconds must be from 1 to 7200, in whole numbers, not 0.6.'],
  ])('apply to both ends of %s', (sets, message) => {
    expect(syntaxErrorsOf(`- Plank: ${sets}`)).toMatchObject([{ line: 1, column: 14, message }]);
  });

  it('include a range from the smallest to the largest value', () => {
    expect(planOfText('- Plank: 3 x 1-200 at 0.25-500 kg and RPE 1-10').blocks).toHaveLength(1);
  });
});

it('reports a load of a progression that is out of bounds', () => {
  expect(syntaxErrorsOf('Weeks 1-2\n- Plank: 3 x 8, each week 70% then 130%')).toMatchObject([
    {
      line: 2,
      column: 36,
      message: 'A percentage of the one-rep max must be from 1 to 120, in steps of 0.5, not 130.',
    },
  ]);
});

it('reports numbers of any length', () => {
  const digits = '9'.repeat(400);
  const text = `Weeks 1-${digits}\nDay ${digits}\n- Plank: ${digits} x ${digits} at ${digits} kg`;
  expect(syntaxErrorsOf(text).map(({ line }) => line)).toEqual([1, 2, 3, 3, 3]);
});
