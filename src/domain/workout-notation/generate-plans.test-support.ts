import fc from 'fast-check';
import { testLibraryExercises, titlesHardToParse } from './test-exercise-library.test-support.ts';
import type { SetCountSource } from './parse/parse-exercise.ts';
import { bandStrengths, equipmentPhrases, partKinds } from './plan.ts';
import type {
  SetAmount,
  Exercise,
  ExerciseOrGroup,
  Group,
  PlanDay,
  DayPartWithExercises,
  Load,
  Range,
  SetBlock,
  Tempo,
  WeekBlock,
  WeeklyProgression,
  WorkoutPlan,
} from './plan.ts';

/** A range whose ends are between two bounds and multiples of the step. */
const range = (min: number, max: number, step = 1): fc.Arbitrary<Range> => {
  const value = fc.integer({ min: min / step, max: max / step });
  return fc.oneof(
    value.map((count) => ({ from: count * step, to: count * step })),
    fc
      .tuple(value, value)
      .map((ends) => ({ from: Math.min(...ends) * step, to: Math.max(...ends) * step })),
  );
};

const seconds = fc.oneof(
  range(1, 7200),
  range(1, 120).map(({ from, to }) => ({ from: 60 * from, to: 60 * to })),
);

const perSide = fc.boolean();
const amount: fc.Arbitrary<SetAmount> = fc.oneof(
  fc.record({ kind: fc.constant('reps'), reps: range(1, 200), perSide }),
  fc.record({ kind: fc.constant('time'), seconds, perSide }),
  fc.record({ kind: fc.constant('distance'), metres: range(1, 50_000), perSide }),
  fc.record({ kind: fc.constant('failure'), perSide }),
);

const loadsByKind: Readonly<Record<Load['kind'], fc.Arbitrary<Load>>> = {
  kilograms: fc.record({
    kind: fc.constant('kilograms'),
    kilograms: range(0.25, 500, 0.25),
    perHand: fc.boolean(),
  }),
  percent: fc.record({ kind: fc.constant('percent'), percent: range(1, 120, 0.5) }),
  rpe: fc.record({ kind: fc.constant('rpe'), rpe: range(1, 10, 0.5) }),
  rir: fc.record({ kind: fc.constant('rir'), reps: range(0, 10) }),
  bodyweight: fc.constant({ kind: 'bodyweight' }),
  band: fc.record({ kind: fc.constant('band'), strength: fc.constantFrom(...bandStrengths) }),
  week: fc.record({ kind: fc.constant('week'), week: fc.integer({ min: 1, max: 52 }) }),
};

const loads: fc.Arbitrary<readonly Load[]> = fc.uniqueArray(
  fc.oneof(...Object.values(loadsByKind)),
  {
    maxLength: 2,
    selector: (load) => load.kind,
  },
);

const count = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.constant('x' as const));
const tempo: fc.Arbitrary<Tempo> = fc.tuple(count, count, count, count);

/** Texts like those of editors; some look like notation. */
const text = (without: RegExp): fc.Arbitrary<string> =>
  fc
    .array(
      fc.oneof(
        {
          weight: 3,
          arbitrary: fc.constantFrom('slow', 'Week 1', 'rest 90 s', 'AMRAP', 'at 60 kg'),
        },
        {
          weight: 2,
          arbitrary: fc.constantFrom(',', ':', '+', '-', 'and', 'then', '3 x 8', '•', '’'),
        },
        { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
      ),
      { maxLength: 5 },
    )
    .map((words) => words.join(' ').replace(without, '').replace(/\s/g, ' ').trim());

const heading = text(/[\r\n]/g);
const note = text(/[()\r\n]/g);
const quoted = text(/["“”\r\n]/g).filter((name) => name !== '');

const equipment = fc.option(fc.constantFrom(...equipmentPhrases), { nil: undefined });

const name: fc.Arbitrary<Pick<Exercise, 'name' | 'slug' | 'equipment'>> = fc.oneof(
  fc
    .tuple(
      equipment,
      fc.constantFrom(
        ...testLibraryExercises,
        // Awkward titles appear as often as all the others together.
        ...testLibraryExercises
          .flatMap(() => testLibraryExercises.slice(-titlesHardToParse.length))
          .slice(0, 40),
      ),
    )
    .map(([phrase, { title, slug }]) => ({ name: title, slug, equipment: phrase })),
  quoted.map((words) => ({ name: words, slug: undefined, equipment: undefined })),
);

type Addition = Extract<WeeklyProgression, { kind: 'add' }>;

const additions: Readonly<Record<Addition['unit'], fc.Arbitrary<number>>> = {
  kg: fc.integer({ min: 1, max: 2000 }).map((steps) => steps / 4),
  '%': fc.integer({ min: 1, max: 240 }).map((steps) => steps / 2),
  reps: fc.integer({ min: 1, max: 200 }),
  sets: fc.integer({ min: 1, max: 20 }),
  s: fc.integer({ min: 1, max: 7200 }),
};

/** The units of a progression that fits the sets. */
const unitsIn = (sets: readonly SetBlock[]): readonly Addition['unit'][] => {
  const kinds = new Set(
    sets.flatMap((block) => [block.amount.kind, ...block.loads.map((load) => load.kind)]),
  );
  const units = { kilograms: 'kg', percent: '%', reps: 'reps', time: 's' } as const;
  return [
    ...Object.entries(units).flatMap(([kind, unit]) =>
      [...kinds].some((known) => known === kind) ? [unit] : [],
    ),
    ...(sets.some((block) => block.sets !== undefined) ? (['sets'] as const) : []),
  ];
};

const weekLoads = (weeks: number): fc.Arbitrary<WeeklyProgression> =>
  fc
    .oneof(
      ...Object.values(loadsByKind).map((load) =>
        fc.array(load, { minLength: 2, maxLength: weeks }),
      ),
    )
    .map((found) => ({ kind: 'loads', loads: found }));

const progressionFor = (
  sets: readonly SetBlock[],
  weeks: number,
): fc.Arbitrary<WeeklyProgression | undefined> => {
  const units = weeks === 1 ? [] : unitsIn(sets);
  const isOpen = weeks > 1 && sets.every((block) => block.loads.length === 0);
  return fc.oneof(
    fc.constant(undefined),
    ...units.map((unit) =>
      additions[unit].map((more): WeeklyProgression => ({ kind: 'add', amount: more, unit })),
    ),
    ...(isOpen ? [weekLoads(weeks)] : []),
  );
};

const maybe = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | undefined> =>
  fc.option(value, { nil: undefined });

const exercise = (context: SetCountSource, weeks: number): fc.Arbitrary<Exercise> => {
  const sets = context === 'alone' ? fc.integer({ min: 1, max: 20 }) : fc.constant(undefined);
  return fc
    .record({
      name,
      sets: fc.array(fc.record({ sets, amount, loads }), { minLength: 1, maxLength: 3 }),
      restSeconds: context === 'clock' ? fc.constant(undefined) : maybe(seconds),
      tempo: maybe(tempo),
      note: fc.oneof(fc.constant(''), note),
    })
    .chain(({ name: named, ...rest }) =>
      progressionFor(rest.sets, weeks).map((progression) => ({ ...named, ...rest, progression })),
    );
};

const group = (weeks: number): fc.Arbitrary<Group> =>
  fc.oneof(
    fc.record({
      kind: fc.constantFrom('superset', 'circuit'),
      rounds: fc.integer({ min: 1, max: 20 }),
      restSeconds: maybe(seconds),
      exercises: fc.array(exercise('rounds', weeks), { minLength: 2, maxLength: 4 }),
    }),
    fc.record({
      kind: fc.constantFrom('amrap', 'emom'),
      minutes: fc.integer({ min: 1, max: 120 }),
      exercises: fc.array(exercise('clock', weeks), { minLength: 1, maxLength: 4 }),
    }),
  );

const item = (weeks: number): fc.Arbitrary<ExerciseOrGroup> =>
  fc.oneof(
    fc.record({ kind: fc.constant('exercise'), exercise: exercise('alone', weeks) }),
    fc.record({ kind: fc.constant('group'), group: group(weeks) }),
  );

const day = (weeks: number): fc.Arbitrary<Omit<PlanDay, 'number'>> => {
  const part: fc.Arbitrary<DayPartWithExercises> = fc.record({
    kind: fc.constantFrom(...partKinds),
    items: fc.array(item(weeks), { minLength: 1, maxLength: 3 }),
  });
  const parts = fc.uniqueArray(part, { minLength: 1, maxLength: 3, selector: ({ kind }) => kind });
  return fc.record({ name: heading, parts });
};

const block = (from: number, to: number): fc.Arbitrary<WeekBlock> =>
  fc
    .record({
      name: heading,
      days: fc.array(day(to - from + 1), { minLength: 1, maxLength: 3 }),
    })
    .map(({ name: named, days }) => ({
      from,
      to,
      name: named,
      days: days.map((found, index) => ({ number: index + 1, ...found })),
    }));

/** Plans of one to six weeks, in blocks of any length, with everything that the notation allows. */
export const planArbitrary: fc.Arbitrary<WorkoutPlan> = fc
  .array(fc.boolean(), { maxLength: 5 })
  .chain((goesOn) => {
    // Each boolean says whether the next week belongs to the same block.
    const blocks: { readonly from: number; readonly to: number }[] = [{ from: 1, to: 1 }];
    for (const same of goesOn) {
      const { from, to } = blocks.at(-1) ?? { from: 1, to: 1 };
      if (same) blocks.splice(-1, 1, { from, to: to + 1 });
      else blocks.push({ from: to + 1, to: to + 1 });
    }
    return fc.record({ blocks: fc.tuple(...blocks.map(({ from, to }) => block(from, to))) });
  })
  // `fc.record` makes objects without a prototype; the parser's have the usual one.
  .map((plan) => structuredClone(plan));
