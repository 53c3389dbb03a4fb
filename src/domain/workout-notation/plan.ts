/** What a `workout` block says, once it is read. Every number is in the unit that its name says. */
export type WorkoutPlan = { readonly blocks: readonly WeekBlock[] };

/** Weeks that are trained alike but for what progresses. `from` and `to` are counted from 1 and belong to it. */
export type WeekBlock = {
  readonly from: number;
  readonly to: number;
  /** Empty when it has none. */
  readonly name: string;
  readonly days: readonly Day[];
};

export type Day = {
  readonly number: number;
  readonly name: string;
  readonly parts: readonly Part[];
};

export const partKinds = ['warm-up', 'main', 'finisher', 'cool-down'] as const;
export type PartKind = (typeof partKinds)[number];
export type Part = { readonly kind: PartKind; readonly items: readonly Item[] };

export type Item =
  | { readonly kind: 'exercise'; readonly exercise: Exercise }
  | { readonly kind: 'group'; readonly group: Group };

export type Group =
  | {
      readonly kind: 'superset' | 'circuit';
      readonly rounds: number;
      /** Rest after a round. */
      readonly restSeconds: Range | undefined;
      readonly exercises: readonly Exercise[];
    }
  /** As many rounds as possible in the time, or one exercise each minute on the minute. */
  | {
      readonly kind: 'amrap' | 'emom';
      readonly minutes: number;
      readonly exercises: readonly Exercise[];
    };

export type Exercise = {
  /** The library's title, or the words between quotation marks. */
  readonly name: string;
  /** Undefined for what stands between quotation marks and is not in the library. */
  readonly slug: string | undefined;
  /** What it is done with instead of what the library says. */
  readonly kit: Kit | undefined;
  readonly sets: readonly SetBlock[];
  readonly restSeconds: Range | undefined;
  readonly tempo: Tempo | undefined;
  readonly progression: Progression | undefined;
  /** Empty when there is none. */
  readonly note: string;
};

/** Kit that may stand in for an exercise's own. */
export const kits = [
  'a barbell',
  'a dumbbell',
  'dumbbells',
  'a kettlebell',
  'kettlebells',
  'a band',
  'a cable',
  'a machine',
] as const;
export type Kit = (typeof kits)[number];

/** Both ends belong to it and may be the same. */
export type Range = { readonly from: number; readonly to: number };

export type SetBlock = {
  /** Undefined inside a group, where the rounds or the clock decide. */
  readonly sets: number | undefined;
  readonly amount: Amount;
  /** None, one, or two of different kinds, such as kilograms and RPE. */
  readonly loads: readonly Load[];
};

export type Amount =
  | { readonly kind: 'reps'; readonly reps: Range; readonly perSide: boolean }
  | { readonly kind: 'time'; readonly seconds: Range; readonly perSide: boolean }
  | { readonly kind: 'distance'; readonly metres: Range; readonly perSide: boolean }
  | { readonly kind: 'failure'; readonly perSide: boolean };

export const bandStrengths = ['light', 'medium', 'heavy'] as const;
type BandStrength = (typeof bandStrengths)[number];

export type Load =
  | { readonly kind: 'kilograms'; readonly kilograms: Range; readonly perHand: boolean }
  /** Percent of the one-repetition maximum. */
  | { readonly kind: 'percent'; readonly percent: Range }
  /** Rating of perceived exertion, 1 to 10. */
  | { readonly kind: 'rpe'; readonly rpe: Range }
  /** Repetitions in reserve. */
  | { readonly kind: 'rir'; readonly reps: Range }
  | { readonly kind: 'bodyweight' }
  | { readonly kind: 'band'; readonly strength: BandStrength };

/** Seconds down, at the bottom, up and at the top; `x` is as fast as possible. */
export type TempoCount = number | 'x';
export type Tempo = readonly [TempoCount, TempoCount, TempoCount, TempoCount];

export type Progression =
  /** So much more each week than the week before. */
  | {
      readonly kind: 'add';
      readonly amount: number;
      readonly unit: 'kg' | '%' | 'reps' | 'sets' | 's';
    }
  /** The load of each week of its block, the last one for the weeks beyond. */
  | { readonly kind: 'loads'; readonly loads: readonly Load[] };

/** Something in the text that is not understood, or makes no sense. Line and column are counted from 1. */
export type NotationError = {
  readonly line: number;
  readonly column: number;
  /** What was expected there, as a sentence. */
  readonly message: string;
};

export type ParsedWorkout =
  | { readonly ok: true; readonly plan: WorkoutPlan }
  | { readonly ok: false; readonly errors: readonly NotationError[] };

/** Every exercise of a plan in the order of the text, those of groups among them. */
export const exercisesIn = (plan: WorkoutPlan): readonly Exercise[] =>
  plan.blocks
    .flatMap((block) => block.days)
    .flatMap((day) => day.parts)
    .flatMap((part) => part.items)
    .flatMap((item) => (item.kind === 'exercise' ? [item.exercise] : item.group.exercises));
