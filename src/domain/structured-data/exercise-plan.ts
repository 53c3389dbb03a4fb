import type { Level } from '../training/levels.ts';
import type { Range, WorkoutPlan } from '../workout-notation/plan.ts';
import type { DayTotals } from '../workout-notation/totals/day-totals.ts';
import { weekCountOf } from '../workout-notation/week.ts';
import { publisherReferenceOf, type PublisherNameUrlAndLanguage } from './publisher.ts';
import type { SchemaOrgThing } from './thing.ts';

/** The length of a plan, the number of sessions a week, and the length of a session. */
export type PlanSchedule = {
  readonly weeks: number;
  readonly sessionsAWeek: Range;
  readonly minutesASession: Range;
};

const rangeOf = (numbers: readonly number[]): Range => ({
  from: Math.min(...numbers),
  to: Math.max(...numbers),
});

/** The schedule of the plan in a text; undefined if the text has no plan or more than one. */
export const scheduleIfSinglePlan = (
  workouts: readonly {
    readonly plan: WorkoutPlan;
    /** The totals of each day of each block. */
    readonly totals: readonly (readonly Pick<DayTotals, 'minutes'>[])[];
  }[],
): PlanSchedule | undefined => {
  const [workout, another] = workouts;
  if (workout === undefined || another !== undefined) return undefined;
  const days = workout.plan.blocks.map((block) => block.days.length);
  const minutes = workout.totals.flat().map((day) => day.minutes);
  if (days.length === 0 || minutes.length === 0) return undefined;
  return {
    weeks: weekCountOf(workout.plan),
    sessionsAWeek: rangeOf(days),
    minutesASession: rangeOf(minutes),
  };
};

const rangeText = ({ from, to }: Range, one: string, many: string): string =>
  from === to ? `${from} ${from === 1 ? one : many}` : `${from} to ${to} ${many}`;

const frequencyText = ({ weeks, sessionsAWeek }: PlanSchedule): string => {
  const sessions = `${rangeText(sessionsAWeek, 'session', 'sessions')} a week`;
  return weeks === 1
    ? sessions
    : `${sessions} for ${rangeText({ from: weeks, to: weeks }, 'week', 'weeks')}`;
};

const duration = ({ minutesASession: { from, to } }: PlanSchedule): SchemaOrgThing => ({
  '@type': 'QuantitativeValue',
  ...(from === to ? { value: from } : { minValue: from, maxValue: to }),
  // The UN/CEFACT code for minutes.
  unitCode: 'MIN',
});

type PlanFacts = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | undefined;
  readonly level: Level | undefined;
  readonly schedule: PlanSchedule | undefined;
};

/** A plan that is free to use. The length of a session is the estimate shown on the page. */
export const toFreeExercisePlanThing = (
  facts: PlanFacts,
  publisher: PublisherNameUrlAndLanguage,
): SchemaOrgThing => ({
  '@type': 'ExercisePlan',
  url: facts.url,
  name: facts.title,
  description: facts.description,
  image: facts.image,
  inLanguage: publisher.language,
  isAccessibleForFree: true,
  educationalLevel: facts.level,
  exerciseType: 'Strength training',
  activityFrequency: facts.schedule === undefined ? undefined : frequencyText(facts.schedule),
  activityDuration: facts.schedule === undefined ? undefined : duration(facts.schedule),
  publisher: publisherReferenceOf(publisher),
});
