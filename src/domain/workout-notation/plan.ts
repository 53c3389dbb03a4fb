import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';

// The schema and the types of a parsed plan. A plan travels to the browser as JSON, which drops
// undefined properties, so they are optional. Code for the browser must only import types from
// here. Only the members zone parses plans in the browser, and so loads valibot.

/** A range; both ends are included and may be equal. */
const RangeSchema = v.object({ from: v.number(), to: v.number() });
export type Range = DeepReadonly<v.InferOutput<typeof RangeSchema>>;

export const SetAmountSchema = v.variant('kind', [
  v.object({ kind: v.literal('reps'), reps: RangeSchema, perSide: v.boolean() }),
  v.object({ kind: v.literal('time'), seconds: RangeSchema, perSide: v.boolean() }),
  v.object({ kind: v.literal('distance'), metres: RangeSchema, perSide: v.boolean() }),
  v.object({ kind: v.literal('failure'), perSide: v.boolean() }),
]);
export type SetAmount = DeepReadonly<v.InferOutput<typeof SetAmountSchema>>;

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
  /** The weight of the same exercise in an earlier week. */
  v.object({ kind: v.literal('week'), week: v.number() }),
]);
export type Load = DeepReadonly<v.InferOutput<typeof LoadSchema>>;

const SetBlockSchema = v.object({
  /** Undefined inside a group, where the rounds or the clock give the number. */
  sets: v.optional(v.number()),
  amount: SetAmountSchema,
  /** None, one, or two of different kinds, such as kilograms and RPE. */
  loads: v.array(LoadSchema),
  /** In a later week, how many of the reps `each week add 1 rep` has added: their weight stays. */
  addedReps: v.optional(v.number()),
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
  /** The amount is added to the previous week's every week. */
  v.object({
    kind: v.literal('add'),
    amount: v.number(),
    unit: v.picklist(['kg', '%', 'reps', 'sets', 's']),
  }),
  /** The load of each week of the block; the last one also applies to the weeks after it. */
  v.object({ kind: v.literal('loads'), loads: v.array(LoadSchema) }),
]);
export type WeeklyProgression = DeepReadonly<v.InferOutput<typeof ProgressionSchema>>;

/**
 * How editors write the equipment that replaces an exercise's own: `Romanian deadlift with
 * dumbbells`.
 */
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

const HomeVersionSchema = v.object({
  /** The library's title. */
  name: v.string(),
  slug: v.string(),
  /** Replaces the equipment in the library. */
  equipment: v.optional(v.picklist(equipmentPhrases)),
  /** Whether its reps are for each side, other than those of the exercise that it replaces. */
  perSide: v.boolean(),
});
/** The exercise that a line names after `home:`, for a lifter without a gym. */
export type HomeAlternativeExercise = DeepReadonly<v.InferOutput<typeof HomeVersionSchema>>;

const ExerciseSchema = v.object({
  /** The library's title, or the text in quotation marks. */
  name: v.string(),
  /** Undefined if the name is in quotation marks and not in the library. */
  slug: v.optional(v.string()),
  /** Replaces the equipment in the library. */
  equipment: v.optional(v.picklist(equipmentPhrases)),
  sets: v.array(SetBlockSchema),
  restSeconds: v.optional(RangeSchema),
  tempo: v.optional(TempoSchema),
  progression: v.optional(ProgressionSchema),
  /** Empty if there is none. */
  note: v.string(),
  /** Only in the view of a plan (`toWorkoutPlanView`). */
  home: v.optional(HomeVersionSchema),
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
export type ExerciseOrGroup = DeepReadonly<v.InferOutput<typeof ItemSchema>>;

export const partKinds = ['warm-up', 'main', 'finisher', 'cool-down'] as const;
export type PartKind = (typeof partKinds)[number];

const PartSchema = v.object({ kind: v.picklist(partKinds), items: v.array(ItemSchema) });
export type DayPartWithExercises = DeepReadonly<v.InferOutput<typeof PartSchema>>;

export const PlanDaySchema = v.object({
  number: v.number(),
  name: v.string(),
  parts: v.array(PartSchema),
});
export type PlanDay = DeepReadonly<v.InferOutput<typeof PlanDaySchema>>;

/**
 * Consecutive weeks with the same training apart from progressions. `from` and `to` count from 1;
 * both are included.
 */
const WeekBlockSchema = v.object({
  from: v.number(),
  to: v.number(),
  /** Empty if it has none. */
  name: v.string(),
  days: v.array(PlanDaySchema),
});
export type WeekBlock = DeepReadonly<v.InferOutput<typeof WeekBlockSchema>>;

/** A parsed `workout` block. The names of the numbers give their units. */
export const WorkoutPlanSchema = v.object({ blocks: v.array(WeekBlockSchema) });
export type WorkoutPlan = DeepReadonly<v.InferOutput<typeof WorkoutPlanSchema>>;
