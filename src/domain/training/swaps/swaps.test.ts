import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { libraryEquipment } from '../all-equipment.ts';
import type { ExerciseFacts } from '../exercise-facts.ts';
import { typicalGymKitWithoutMaximums } from '../my-weights/kit-and-maximums.ts';
import { smallLibrary as library } from '../small-library.test-support.ts';
import { soreParts } from '../sore-part.ts';
import { kilogramsOf, type Weight } from '../weight.ts';
import { loadsBodyPart } from './loaded-parts.ts';
import type { SwapReason } from './swap-reason.ts';
import { alternativesTo, type ExerciseAlternativesInputs } from './swaps.ts';

const find = (slug: string): ExerciseFacts => {
  const facts = library.get(slug);
  if (facts === undefined) throw new Error(`The library has no ${slug}.`);
  return facts;
};

const kg = (value: number): Weight => ({ value, unit: 'kg' });

const ask = (slug: string, question: Partial<ExerciseAlternativesInputs> = {}) =>
  alternativesTo({
    exercise: find(slug),
    weight: undefined,
    reason: { kind: 'taken' },
    inSession: [],
    library,
    weights: typicalGymKitWithoutMaximums('kg'),
    ...question,
  });

const weightOf = (slug: string, to: string, question: Partial<ExerciseAlternativesInputs>) => {
  const found = ask(slug, question).find(({ exercise }) => exercise.slug === to);
  return found && { weight: found.weight, perHand: found.perHand };
};

const reasons: fc.Arbitrary<SwapReason> = fc.oneof(
  fc.constant({ kind: 'taken' } as const),
  fc.record({
    kind: fc.constant('no kit' as const),
    has: fc.subarray([...libraryEquipment]),
  }),
  fc.record({ kind: fc.constant('sore' as const), part: fc.constantFrom(...soreParts) }),
);

describe('the alternatives to any exercise for any reason', () => {
  const questions = fc.record({
    index: fc.nat(),
    reason: reasons,
    kilograms: fc.integer({ min: 2, max: 200 }),
  });
  const all = (): readonly ExerciseFacts[] => [...library.values()];
  const exerciseAt = (index: number): ExerciseFacts =>
    find(all()[index % library.size]?.slug ?? '');

  it('are at most eight, best first, never the exercise itself, and never what the reason rules out', () => {
    fc.assert(
      fc.property(questions, ({ index, reason, kilograms }) => {
        const { slug } = exerciseAt(index);
        const list = ask(slug, { reason, weight: kg(kilograms) });
        expect(list.length).toBeLessThanOrEqual(8);
        expect(list.map(({ fit }) => fit)).toEqual(
          list.map(({ fit }) => fit).toSorted((one, other) => other - one),
        );
        expect(list.map(({ exercise }) => exercise.slug)).not.toContain(slug);
        for (const { exercise } of list) {
          if (reason.kind === 'sore') expect(loadsBodyPart(exercise, reason.part)).toBe(false);
          if (reason.kind === 'taken' && exercise.station !== undefined)
            expect(exercise.station).not.toBe(find(slug).station);
          if (reason.kind === 'no kit') {
            expect(exercise.equipment.filter((item) => item !== 'body only')).toEqual(
              exercise.equipment.filter(
                (item) => reason.has.includes(item) && item !== 'body only',
              ),
            );
          }
        }
      }),
    );
  });

  it('are never empty while the library has something for its muscles that the reason allows', () => {
    fc.assert(
      fc.property(questions, ({ index, reason }) => {
        const exercise = exerciseAt(index);
        const allowed = all().filter(
          (other) =>
            other.slug !== exercise.slug &&
            other.primary.some((muscle) => exercise.primary.includes(muscle)) &&
            (reason.kind === 'sore'
              ? !loadsBodyPart(other, reason.part)
              : reason.kind === 'no kit' &&
                other.equipment.every((item) => item === 'body only' || reason.has.includes(item))),
        );
        if (allowed.length > 0) expect(ask(exercise.slug, { reason })).not.toEqual([]);
      }),
    );
  });

  it('never start heavier than the shares of the main lift allow', () => {
    fc.assert(
      fc.property(questions, ({ index, reason, kilograms }) => {
        const from = exerciseAt(index);
        for (const { exercise, weight, perHand } of ask(from.slug, {
          reason,
          weight: kg(kilograms),
          perHand: false,
        })) {
          if (weight === undefined) continue;
          expect(exercise.mainLift).toBe(from.mainLift);
          const whole = kilogramsOf(weight) * (perHand ? 2 : 1);
          expect(whole / kilograms).toBeLessThanOrEqual(
            (exercise.relativeLoad ?? 0) / (from.relativeLoad ?? Infinity) + 1e-9,
          );
        }
      }),
    );
  });
});

describe('the weight of an alternative', () => {
  it.each([
    // 60 kg × 75% × 9 ÷ 10 are 40.5 kg: 20 kg in each hand.
    ['barbell-bench-press', 'dumbbell-bench-press', kg(60), { weight: kg(20), perHand: true }],
    // 2 × 20 kg ÷ 75% × 9 ÷ 10 are 48 kg: 47.5 kg with the lifter's plates.
    ['dumbbell-bench-press', 'barbell-bench-press', kg(20), { weight: kg(47.5), perHand: false }],
    // 60 kg × 35% × 9 ÷ 10 are 18.9 kg in one dumbbell.
    ['back-squat', 'goblet-squat', kg(60), { weight: kg(18), perHand: false }],
    // A band has no kilograms.
    ['back-squat', 'band-squat', kg(60), { weight: undefined, perHand: false }],
    // 8 kg × 35% are 1.4 kg in each hand: the lifter's lightest pair is too much.
    ['back-squat', 'bulgarian-split-squat', kg(8), { weight: undefined, perHand: true }],
    // A swing says too little about a heavy deadlift.
    ['kettlebell-swing', 'romanian-deadlift', kg(16), { weight: undefined, perHand: false }],
  ])('of %s for %s matches the calculation by hand', (slug, to, weight, expected) => {
    expect(weightOf(slug, to, { weight })).toEqual(expected);
  });

  it('counts both hands where the plan has replaced a bar with dumbbells', () => {
    expect(
      weightOf('romanian-deadlift', 'kettlebell-deadlift', { weight: kg(12), perHand: true }),
    ).toEqual(weightOf('romanian-deadlift', 'kettlebell-deadlift', { weight: kg(24) }));
  });

  it('is in her unit, and loadable with her kit in pounds', () => {
    const found = weightOf('barbell-bench-press', 'dumbbell-bench-press', {
      weight: kg(60),
      weights: typicalGymKitWithoutMaximums('lb'),
    });
    expect(found?.weight).toEqual({ value: 45, unit: 'lb' });
  });
});

describe('an exercise that the session has anyway', () => {
  it('comes after everything else', () => {
    const list = ask('barbell-bench-press', { inSession: ['dumbbell-bench-press', 'push-up'] });
    const slugs = list.map(({ exercise }) => exercise.slug);
    const others = slugs.filter((slug) => !['dumbbell-bench-press', 'push-up'].includes(slug));
    expect(slugs.slice(0, others.length)).toEqual(others);
  });
});

describe('the reason of an alternative', () => {
  const whyOf = (slug: string, to: string, reason: SwapReason = { kind: 'taken' }) =>
    ask(slug, { reason }).find(({ exercise }) => exercise.slug === to)?.why;

  it.each([
    [
      'romanian-deadlift',
      'kettlebell-deadlift',
      'Same hinge, both glutes and hamstrings, with one kettlebell.',
    ],
    [
      'back-squat',
      'bulgarian-split-squat',
      'A lunge instead of a squat, both quadriceps and glutes, with two dumbbells.',
    ],
    ['leg-extension', 'wall-sit', 'Same knee extension, for the quadriceps, at bodyweight.'],
    [
      'back-squat',
      'suspension-split-squat',
      'A lunge instead of a squat, both quadriceps and glutes, in straps.',
    ],
  ])('says for %s why %s can replace it', (slug, to, why) => {
    expect(whyOf(slug, to)).toBe(why);
  });

  it('mentions it if an exercise only helps', () => {
    expect(whyOf('leg-extension', 'barbell-hip-thrust', { kind: 'sore', part: 'knee' })).toBe(
      'A hip thrust instead of a knee extension, some work for the quadriceps, with a barbell.',
    );
  });
});
