import { describe, expect, it } from 'vitest';
import {
  errorMessagesAfterChange,
  errorMessagesOf,
  squat,
  validEntries,
  withFields,
} from './valid-space.test-support.ts';

const errorsOfField = (field: string, problem: string): string =>
  `Exercise "Back squat" (squat), field ${field}: ${problem}`;

describe('the check of an exercise’s share of its main lift', () => {
  it.each([
    [
      { pattern: 'mobility' },
      'the movement "mobility" has no main lift. Leave the field empty, choose another movement, or say at an exercise that it is the main lift.',
    ],
    [
      { loading: 'band', mainLiftOf: ['hinge', 'squat'] },
      'its weight is "band", so no weight carries over. Leave the field empty, or say what holds the weight.',
    ],
    [
      { relativeLoad: 80, mainLiftOf: ['squat', 'lunge'] },
      'it is the main lift of "squat", "lunge", and says 80. Enter 100.',
    ],
    [{ relativeLoad: undefined }, 'it is the main lift of "squat", and says nothing. Enter 100.'],
    [
      { relativeLoad: 0, pattern: 'hinge', mainLiftOf: ['hinge'] },
      '0 is no share of a main lift. Enter a whole number from 1 to 400, in per cent.',
    ],
  ])('reports the fault of %j', (fields, problem) => {
    expect(errorMessagesAfterChange(squat, fields)).toContain(
      errorsOfField('relativeLoad', problem),
    );
  });

  it('accepts an exercise without one', () => {
    expect(
      errorMessagesAfterChange(squat, {
        relativeLoad: undefined,
        mainLiftOf: undefined,
        loading: 'bodyweight',
      }),
    ).toEqual([]);
  });

  it('requires the movement of every exercise', () => {
    expect(
      errorMessagesAfterChange(squat, {
        pattern: undefined,
        relativeLoad: undefined,
        mainLiftOf: undefined,
      }),
    ).toEqual([expect.stringContaining('field pattern: it is empty')]);
  });
});

describe('the check of one-sided exercises', () => {
  const title = 'Single-leg squat';
  const fault = /field oneSided: its title says "Single-leg", but not this field\. Choose yes/;

  it('reports a title that says one side where the exercise doesn’t', () => {
    expect(errorMessagesAfterChange(squat, { title })).toContainEqual(expect.stringMatching(fault));
    expect(errorMessagesAfterChange(squat, { title, oneSided: false })).toContainEqual(
      expect.stringMatching(fault),
    );
    expect(errorMessagesAfterChange(squat, { title, oneSided: true })).not.toContainEqual(
      expect.stringMatching(fault),
    );
  });
});

describe('the check of main and common lifts', () => {
  it('reports a lift without a weight as either', () => {
    expect(
      errorMessagesAfterChange(squat, {
        loading: 'band',
        relativeLoad: undefined,
        commonLiftOrder: 1,
      }),
    ).toEqual([
      errorsOfField(
        'mainLiftOf',
        'its weight is "band", so no weight can be a share of it. Choose another main lift, or say what holds the weight.',
      ),
      errorsOfField(
        'commonLiftOrder',
        'its weight is "band", so nobody has a maximum of it. Leave the field empty, or say what holds the weight.',
      ),
    ]);
  });

  it('reports a movement with two main lifts, at both', () => {
    const front = withFields(squat, {
      title: 'Front squat',
      slug: 'front-squat',
      mainLiftOf: ['lunge', 'squat'],
    });
    expect(errorMessagesOf([...validEntries, { ...front, id: 'front' }])).toEqual([
      errorsOfField(
        'mainLiftOf',
        '"Front squat" (front) is the main lift of "squat" too. Untick the movement at one of the two.',
      ),
      'Exercise "Front squat" (front), field mainLiftOf: "Back squat" (squat) is the main lift of "squat" too. Untick the movement at one of the two.',
    ]);
  });
});

describe('the check of what an exercise says of places and parts of the body', () => {
  it.each([
    [
      'station',
      'squatrack',
      '"squatrack" is not one of its values. Use one of: squat rack, bench with uprights, pull-up bar, high pulley with a seat.',
    ],
    [
      'alsoLoads',
      ['back'],
      '"back" is not one of its values. Use one of: shoulder, elbow, wrist, lower back, hip, knee, ankle.',
    ],
    [
      'kindTo',
      ['knee'],
      'it is kind to the knee, which the movement "squat" loads. Untick the knee here, or say that the exercise spares it.',
    ],
    [
      'insteadWhenBloated',
      'goblet',
      '"goblet" is not the slug of an exercise. Use one of: back-squat, or publish an exercise with that slug.',
    ],
  ])('names what is wrong with %s', (field, value, problem) => {
    expect(errorMessagesAfterChange(squat, { [field]: value })).toEqual([
      errorsOfField(field, problem),
    ]);
  });

  it('reports a part that an exercise both loads and spares, or loads and is kind to', () => {
    expect(
      errorMessagesAfterChange(squat, {
        alsoLoads: ['wrist'],
        spares: ['wrist'],
        kindTo: ['wrist'],
      }),
    ).toEqual([
      errorsOfField(
        'spares',
        'it both loads and spares the wrist. Untick the part in one of the two fields.',
      ),
      errorsOfField(
        'kindTo',
        'it is kind to the wrist, which it loads. Untick the wrist here, or untick it in “Also loads”.',
      ),
    ]);
  });

  it('accepts kindness to a part that the exercise spares, unlike its movement', () => {
    expect(errorMessagesAfterChange(squat, { spares: ['knee'], kindTo: ['knee'] })).toEqual([]);
  });
});

const press = (fields: Readonly<Record<string, unknown>>) => ({
  ...withFields(squat, {
    title: 'Leg press',
    slug: 'leg-press',
    mainLiftOf: undefined,
    ...fields,
  }),
  id: 'press',
});

describe('the check of names in other apps', () => {
  it('reports a name that means two exercises, however it is written', () => {
    expect(
      errorMessagesOf([
        ...validEntries.filter((entry) => entry !== squat),
        withFields(squat, { otherAppNames: ['Squat (Barbell)'] }),
        press({ otherAppNames: ['squats, barbell', 'Back Squats'] }),
      ]),
    ).toEqual([
      errorsOfField(
        'otherAppNames',
        '"Squat (Barbell)" is a name of "Leg press" (press) too. Keep it at the exercise that it means.',
      ),
      'Exercise "Leg press" (press), field otherAppNames: "squats, barbell" is a name of "Back squat" (squat) too. Keep it at the exercise that it means.',
      'Exercise "Leg press" (press), field otherAppNames: "Back Squats" is a name of "Back squat" (squat) too. Keep it at the exercise that it means.',
    ]);
  });

  it('accepts one that only repeats the exercise’s own title', () => {
    expect(errorMessagesOf([...validEntries, press({ otherAppNames: ['Leg Press'] })])).toEqual([]);
  });
});

describe('the exercise on a watch', () => {
  it('is one of Garmin’s catalogue, or a category of it', () => {
    const watched = (watchExercise: string) =>
      errorMessagesOf([...validEntries, press({ watchExercise })]);
    expect(watched('squat/leg press')).toEqual([]);
    expect(watched('squat')).toEqual([]);
    expect(watched('squat/pressing legs')).toEqual([
      'Exercise "Leg press" (press), field watchExercise: Garmin’s catalogue has no exercise "squat/pressing legs". Write a category and a name such as "squat/goblet squat", or leave the field empty.',
    ]);
    expect(watched('legs/leg press')).toEqual([
      'Exercise "Leg press" (press), field watchExercise: Garmin’s catalogue has no category "legs/leg press". Write a category and a name such as "squat/goblet squat", or leave the field empty.',
    ]);
  });
});
