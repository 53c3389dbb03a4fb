import { describe, expect, it } from 'vitest';
import { typicalGymKitWithoutMaximums } from '../my-weights/kit-and-maximums.ts';
import type { LiftProgress } from '../progression/lift-progress.ts';
import { kg, testKitWithMaximums } from '../loads/loads.test-support.ts';
import {
  libraryOfGivenTestExercises,
  stepsOfFirstDayInText,
} from '../session/session.test-support.ts';
import type { Step } from '../session/step.ts';

const ids = (text: string): readonly string[] => stepsOfFirstDayInText(text).map(({ id }) => id);
const rests = (text: string): readonly number[] =>
  stepsOfFirstDayInText(text).map(({ restSeconds }) => restSeconds);

describe('the steps of a day', () => {
  it('are the sets of a line one after the other, with two kinds of sets numbered consecutively', () => {
    const steps = stepsOfFirstDayInText('- Back squat: 1 x 5 at RPE 8 + 2 x 8 at RPE 7');
    expect(steps.map(({ id, set, of }) => [id, set, of])).toEqual([
      ['main.back-squat.1/1', 1, 3],
      ['main.back-squat.1/2', 2, 3],
      ['main.back-squat.1/3', 3, 3],
    ]);
    expect(steps.map(({ loads }) => loads)).toEqual([
      [{ kind: 'rpe', rpe: { from: 8, to: 8 } }],
      [{ kind: 'rpe', rpe: { from: 7, to: 7 } }],
      [{ kind: 'rpe', rpe: { from: 7, to: 7 } }],
    ]);
  });

  it('go left before right, with rest only after both', () => {
    const text = '- Walking lunge: 2 x 8 per side, rest 60 s';
    expect(ids(text)).toEqual([
      'main.walking-lunge.1/1/left',
      'main.walking-lunge.1/1/right',
      'main.walking-lunge.1/2/left',
      'main.walking-lunge.1/2/right',
    ]);
    expect(rests(text)).toEqual([0, 60, 0, 60]);
  });

  it('alternate within a superset, with its rest after the round', () => {
    const text = '- Superset, 2 rounds, rest 2-3 min\n  - Push-up: 10\n  - Seated cable row: 12';
    expect(ids(text)).toEqual([
      'main.push-up.1/1',
      'main.seated-cable-row.1/1',
      'main.push-up.1/2',
      'main.seated-cable-row.1/2',
    ]);
    expect(rests(text)).toEqual([0, 150, 0, 150]);
    expect(stepsOfFirstDayInText(text)[3]?.group).toEqual({
      id: 'main.push-up.1',
      kind: 'superset',
      round: 2,
      rounds: 2,
      position: 2,
      size: 2,
    });
  });

  it('are one exercise for each minute of an EMOM', () => {
    const steps = stepsOfFirstDayInText('- EMOM 12 min\n  - Kettlebell swing: 15\n  - Push-up: 10');
    expect(steps).toHaveLength(12);
    expect(steps.map(({ slug }) => slug).slice(0, 3)).toEqual([
      'kettlebell-swing',
      'push-up',
      'kettlebell-swing',
    ]);
    expect(steps.at(-1)?.group).toMatchObject({ round: 6, rounds: 6, position: 2, minutes: 12 });
  });

  it('contain only the first round of an AMRAP', () => {
    expect(ids('- AMRAP 8 min\n  - Kettlebell swing: 15\n  - Push-up: to failure')).toEqual([
      'main.kettlebell-swing.1/1',
      'main.push-up.1/1',
    ]);
  });

  it('go through the parts, with shorter rests outside the main part by default', () => {
    const text =
      'Warm-up\n- Goblet squat: 1 x 8\n\nMain\n- Back squat: 1 x 5\n\nCool-down\n- Plank: 1 x 30 s';
    expect(stepsOfFirstDayInText(text).map(({ part, restSeconds }) => [part, restSeconds])).toEqual(
      [
        ['warm-up', 30],
        ['main', 90],
        ['cool-down', 30],
      ],
    );
  });
});

describe('the weight of a set', () => {
  const library = libraryOfGivenTestExercises(
    { slug: 'back-squat' },
    { slug: 'goblet-squat', loading: 'dumbbell' },
  );
  const weights = testKitWithMaximums({ 'back-squat': kg(100) });
  const weightOf = (text: string, question: Parameters<typeof stepsOfFirstDayInText>[1] = {}) =>
    stepsOfFirstDayInText(text, { library, weights, ...question })[0]?.weight;

  const typed = { weight: kg(100), on: '2026-11-23' };
  const progressWith = (lift: Partial<LiftProgress>) => ({
    progress: { 'back-squat': { on: '2026-11-24', source: 'sets' as const, typed, ...lift } },
  });

  it('is the plan’s percentage of the estimated maximum', () => {
    expect(weightOf('- Back squat: 3 x 5 at 70%')).toEqual(kg(70));
    expect(weightOf('- Back squat: 3 x 5 at 70%', progressWith({ max: kg(110) }))).toEqual(
      kg(77.5),
    );
  });

  it('is what she was held back to after missed sets, even where the plan gives a percentage', () => {
    expect(weightOf('- Back squat: 3 x 5 at 70%', progressWith({ held: kg(93) }))).toEqual(kg(65));
  });

  it('is the plan’s kilograms, unless she was held back', () => {
    const text = '- Back squat: 3 x 5 at 60 kg and RPE 8';
    expect(weightOf(text, progressWith({ max: kg(120) }))).toEqual(kg(60));
    expect(weightOf(text, progressWith({ held: kg(68) }))).toEqual(kg(55));
  });

  it('follows from one maximum, whatever reps and effort the plan asks for', () => {
    const at = (text: string) => weightOf(`- Back squat: ${text}`, progressWith({ max: kg(80) }));
    expect(at('3 x 5 at RPE 8')).toEqual(kg(65));
    expect(at('1 x 1 at RPE 10')).toEqual(kg(80));
    expect(at('3 x 12 at 3 RIR')).toEqual(kg(47.5));
    expect(at('3 x 5')).toEqual(kg(65));
  });

  it('is that of a typed maximum once she has changed it, up or down', () => {
    const text = '- Back squat: 3 x 5 at RPE 8';
    for (const [max, weight] of [
      [120, 97.5],
      [60, 47.5],
    ] as const) {
      const hers = testKitWithMaximums({ 'back-squat': kg(max) });
      expect(weightOf(text, { ...progressWith({ max: kg(110) }), weights: hers })).toEqual(
        kg(weight),
      );
    }
  });

  it('is the swap’s own, and the plan’s kilograms are dropped with the exercise that they were for', () => {
    const swaps = [{ from: 'back-squat', to: 'goblet-squat', weight: kg(20) }];
    const [step] = stepsOfFirstDayInText('- Back squat: 3 x 5 at 60 kg and RPE 8', {
      library,
      weights,
      swaps,
    });
    expect(step).toMatchObject({
      line: 'main.back-squat.1',
      slug: 'goblet-squat',
      weight: kg(20),
      perHand: false,
      loads: [{ kind: 'rpe' }],
    });
  });
});

describe('the ramp', () => {
  const library = libraryOfGivenTestExercises(
    { slug: 'back-squat' },
    { slug: 'leg-press', loading: 'machine' },
  );
  const ramped = (text: string, withRamp = true): readonly Step[] =>
    stepsOfFirstDayInText(text, {
      library,
      weights: typicalGymKitWithoutMaximums('kg'),
      withRamp,
    }).filter(({ kind }) => kind === 'ramp');

  it('comes before the first work set of a barbell lift, with lighter weights', () => {
    const ramp = ramped('- Back squat: 3 x 5 at 60 kg');
    expect(ramp[0]?.id).toBe('main.back-squat.1/ramp 1');
    expect(ramp.length).toBeGreaterThan(1);
    for (const { weight } of ramp) expect(weight?.value).toBeLessThan(60);
  });

  it.each([
    ['she wants none', '- Back squat: 3 x 5 at 60 kg', false],
    ['it is no barbell', '- Leg press: 3 x 5 at 60 kg', true],
    ['nobody knows the weight', '- Back squat: 3 x 5', true],
    [
      'the plan has easy sets of its own',
      '- Back squat: 1 x 5 at 50 kg and RPE 5 + 3 x 5 at 60 kg',
      true,
    ],
    ['the plan climbs by itself', '- Back squat: 1 x 5 at 40 kg + 3 x 5 at 60 kg', true],
    [
      'the warm-up has the lift',
      'Warm-up\n- Back squat: 1 x 8 at 20 kg\n\nMain\n- Back squat: 3 x 5 at 60 kg',
      true,
    ],
    ['the clock runs', '- EMOM 4 min\n  - Back squat: 3 at 60 kg', true],
    ['it is the finisher', 'Finisher\n- Back squat: 1 x 20 at 60 kg', true],
  ])('is left out when %s', (_, text, withRamp) => {
    expect(ramped(text, withRamp)).toEqual([]);
  });
});
