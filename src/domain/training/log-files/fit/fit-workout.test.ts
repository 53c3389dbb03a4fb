import { Decoder, Stream } from '@garmin/fitsdk';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepsOfFirstDayInText } from '../../session/session.test-support.ts';
import type { Step } from '../../session/step.ts';
import { toFitWorkoutFile } from './fit-workout.ts';
import type { GarminNumbersBySlug } from './garmin-numbers-by-slug.ts';

const noon = Date.UTC(2026, 10, 23, 12);
const exercises: GarminNumbersBySlug = { 'back-squat': [28, 6], plank: [19, 43] };

/** What Garmin's own decoder finds in the file of these steps. */
const decode = (steps: readonly Step[], name = 'Week 1, day 1') => {
  const bytes = toFitWorkoutFile(
    { name, steps, nameOf: ({ line }) => line, wordsOf: ({ id }) => id },
    exercises,
    noon,
  );
  const decoder = new Decoder(Stream.fromByteArray([...bytes]));
  expect(decoder.isFIT()).toBe(true);
  expect(decoder.checkIntegrity()).toBe(true);
  const { messages, errors } = decoder.read();
  expect(errors).toEqual([]);
  return messages;
};

const squat = stepsOfFirstDayInText('- Back squat: 3 x 5 at 60 kg, rest 2 min').map((step) => ({
  ...step,
  slug: 'back-squat',
}));
const alike = squat.map((step) => ({ ...step, id: 'squat' }));

test('is a workout of strength training with its name', () => {
  const { fileIdMesgs, workoutMesgs, workoutStepMesgs = [] } = decode(squat, 'Squats, and rest');
  expect(fileIdMesgs).toMatchObject([{ type: 'workout', timeCreated: new Date(noon) }]);
  expect(workoutMesgs).toMatchObject([
    {
      sport: 'training',
      subSport: 'strengthTraining',
      wktName: 'Squats, and rest',
      numValidSteps: workoutStepMesgs.length,
    },
  ]);
});

test('has each set with its exercise, repetitions and weight, its rest, and rounds that are alike once', () => {
  expect(decode(alike).workoutStepMesgs).toMatchObject([
    {
      messageIndex: 0,
      durationType: 'reps',
      durationReps: 5,
      intensity: 'active',
      exerciseCategory: 'squat',
      exerciseName: 6,
      exerciseWeight: 60,
      weightDisplayUnit: 'kilogram',
      notes: 'squat',
    },
    { messageIndex: 1, wktStepName: 'Rest', durationTime: 120, intensity: 'rest' },
    { messageIndex: 2, durationType: 'repeatUntilStepsCmplt', durationStep: 0, repeatSteps: 3 },
  ]);
});

test('names the side, and counts both hands together', () => {
  const [first] = squat;
  const { workoutStepMesgs = [] } = decode(
    first === undefined ? [] : [{ ...first, side: 'left', perHand: true, restSeconds: 0 }],
  );
  expect(workoutStepMesgs).toMatchObject([{ exerciseWeight: 120 }]);
  expect(workoutStepMesgs[0]?.wktStepName).toMatch(/, left$/);
});

test('counts seconds, metres, or waits for a press where the plan wants as many as she can', () => {
  const texts = ['- Plank: 1 x 45 s', '- Farmer’s walk: 1 x 30 m', '- Push-up: 1 x to failure'];
  const lengths = texts.map((text) => {
    const [step] = decode(stepsOfFirstDayInText(text)).workoutStepMesgs ?? [];
    return [step?.durationType, step?.durationTime ?? step?.durationDistance];
  });
  expect(lengths).toEqual([
    ['time', 45],
    ['distance', 30],
    ['open', undefined],
  ]);
});

test('gives each step of an EMOM its minute, and repeats an AMRAP until its time is over', () => {
  const [first] = squat;
  if (first === undefined) throw new Error('no step');
  const group = { id: 'g', round: 1, position: 1, size: 1, minutes: 8 };
  const emom = decode([{ ...first, group: { ...group, kind: 'emom' } }]).workoutStepMesgs;
  expect(emom?.[0]).toMatchObject({ durationType: 'time', durationTime: 60 });
  const amrap = decode([{ ...first, restSeconds: 0, group: { ...group, kind: 'amrap' } }]);
  expect(amrap.workoutStepMesgs).toMatchObject([
    { durationType: 'reps' },
    { durationType: 'repeatUntilTime', durationStep: 0, repeatTime: 480 },
  ]);
});

test('is read by Garmin’s decoder whatever a session and its names are, with every set in it', () => {
  const anyStep = fc.record({
    base: fc.constantFrom(...squat),
    line: fc.string({ unit: 'binary', maxLength: 80 }),
    restSeconds: fc.integer({ min: 0, max: 10_000 }),
    value: fc.double({ min: 0, max: 100_000, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (any) => {
      const steps = any.map(({ base, line, restSeconds, value }, index) => ({
        ...base,
        line,
        restSeconds,
        id: String(index),
        weight: { value, unit: 'kg' as const },
      }));
      const { workoutStepMesgs = [] } = decode(steps);
      const sets = workoutStepMesgs.filter(({ intensity }) => intensity === 'active');
      expect(sets.map(({ notes }) => notes)).toEqual(steps.map(({ id }) => id));
    }),
    { numRuns: 200 },
  );
});
