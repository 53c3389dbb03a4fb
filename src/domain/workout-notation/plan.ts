import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';

// The schema and the types of a parsed plan. A plan travels to the browser as JSON, where a property that is undefined is
// missing: such properties are optional. Import types alone from here in code for the browser. Only the members zone
// parses plans there, and pays for valibot.

/** A range; both ends are part of it and may be equal. */
const RangeSchema = v.object({ from: v.number(), to: v.number() });
export type Range = DeepReadonly<v.InferOutput<typeof RangeSchema>>;

export const AmountSchema = v.variant('kind', [
  v.object({ kind: v.literal('reps'), reps: RangeSchema, perSide: v.boolean() }),
  v.object({ kind: v.literal('time'), seconds: RangeSchema, perSide: v.boolean() }),
  v.object({ kind: v.literal('distance'), metres: RangeSchema, perSide: v.boolean() }),
  v.object({ kind: v.literal('failure'), perSide: v.boolean() }),
]);
export type Amount = DeepReadonly<v.InferOutput<typeof AmountSchema>>;

export const bandStrengths = ['light', 'medium', 'heavy'] as const;

export const LoadSchema = v.variant('kind', [
  v.object({ kind: v.literal('kilograms'), kilograms: RangeSchema, perHand: v.boolean() }),
  /** Percent of the one-repetition maximum. */
  v.object({ kind: v.literal('percent'), percent: RangeSchema }),
  /** Rating of perceived exertion, 1 to 10. */
  v.object({ kind: v.literal('rpe'), rpe: RangeSchema }),
  /** Repetitions in reserve. */
  v.object({ kind: v.literal('rir'), reps: RangeSchema }),
  v.object({ kind: v.literal('bodyweight') }),
  v.object({ kind: v.literal('band'), strength: v.picklist(bandStrengths) }),
]);
export type Load = DeepReadonly<v.InferOutput<typeof LoadSchema>>;

const SetBlockSchema = v.object({
  /** Undefined inside a group, where the rounds or the clock decide. */
  sets: v.optional(v.number()),
  amount: AmountSchema,
  /** None, one, or two of different kinds, such as kilograms and RPE. */
  loads: v.array(LoadSchema),
});
export type SetBlock = DeepReadonly<v.InferOutput<typeof SetBlockSchema>>;

/** A number of seconds; `x` is as fast as possible. */
const TempoCountSchema = v.union([v.number(), v.literal('x')]);
export type TempoCount = v.InferOutput<typeof TempoCountSchema>;
/** The counts down, at the bottom, up and at the top. */
export const TempoSchema = v.tuple([
  TempoCountSchema,
  TempoCountSchema,
  TempoCountSchema,
  TempoCountSchema,
]);
export type Tempo = DeepReadonly<v.InferOutput<typeof TempoSchema>>;

const ProgressionSchema = v.variant('kind', [
  /** The amount is added every week to what the week before had. */
  v.object({
    kind: v.literal('add'),
    amount: v.number(),
    unit: v.picklist(['kg', '%', 'reps', 'sets', 's']),
  }),
  /** The load of each week of the block; the last one also counts for the weeks after it. */
  v.object({ kind: v.literal('loads'), loads: v.array(LoadSchema) }),
]);
export type Progression = DeepReadonly<v.InferOutput<typeof ProgressionSchema>>;

/** How editors write the equipment that replaces an exercise's own: `Romanian deadlift with dumbbells`. */
export const equipmentPhrases = [
  'a barbell',
  'a dumbbell',
  'dumbbells',
  'a kettlebell',
  'kettlebells',
  'a band',
  'a cable',
  'a machine',
] as const;
export type EquipmentPhrase = (typeof equipmentPhrases)[number];

const ExerciseSchema = v.object({
  /** The library's title, or the words between quotation marks. */
  name: v.string(),
  /** Undefined when the name stands between quotation marks and is not in the library. */
  slug: v.optional(v.string()),
  /** What replaces the equipment that the library names. */
  equipment: v.optional(v.picklist(equipmentPhrases)),
  sets: v.array(SetBlockSchema),
  restSeconds: v.optional(RangeSchema),
  tempo: v.optional(TempoSchema),
  progression: v.optional(ProgressionSchema),
  /** Empty when there is none. */
  note: v.string(),
});
export type Exercise = DeepReadonly<v.InferOutput<typeof ExerciseSchema>>;

const GroupSchema = v.variant('kind', [
  v.object({
    kind: v.picklist(['superset', 'circuit']),
    rounds: v.number(),
    /** Rest after a round. */
    restSeconds: v.optional(RangeSchema),
    exercises: v.array(ExerciseSchema),
  }),
  /** As many rounds as possible in the time, or one exercise each minute on the minute. */
  v.object({
    kind: v.picklist(['amrap', 'emom']),
    minutes: v.number(),
    exercises: v.array(ExerciseSchema),
  }),
]);
export type Group = DeepReadonly<v.InferOutput<typeof GroupSchema>>;

const ItemSchema = v.variant('kind', [
  v.object({ kind: v.literal('exercise'), exercise: ExerciseSchema }),
  v.object({ kind: v.literal('group'), group: GroupSchema }),
]);
export type Item = DeepReadonly<v.InferOutput<typeof ItemSchema>>;

export const partKinds = ['warm-up', 'main', 'finisher', 'cool-down'] as const;
export type PartKind = (typeof partKinds)[number];

const PartSchema = v.object({ kind: v.picklist(partKinds), items: v.array(ItemSchema) });
export type Part = DeepReadonly<v.InferOutput<typeof PartSchema>>;

const DaySchema = v.object({ number: v.number(), name: v.string(), parts: v.array(PartSchema) });
export type Day = DeepReadonly<v.InferOutput<typeof DaySchema>>;

/** Consecutive weeks with the same training but for its progressions. `from` and `to` count from 1; both are part of it. */
const WeekBlockSchema = v.object({
  from: v.number(),
  to: v.number(),
  /** Empty when it has none. */
  name: v.string(),
  days: v.array(DaySchema),
});
export type WeekBlock = DeepReadonly<v.InferOutput<typeof WeekBlockSchema>>;

/** What a `workout` block says, once it is parsed. Every number is in the unit that its name says. */
export const WorkoutPlanSchema = v.object({ blocks: v.array(WeekBlockSchema) });
export type WorkoutPlan = DeepReadonly<v.InferOutput<typeof WorkoutPlanSchema>>;
