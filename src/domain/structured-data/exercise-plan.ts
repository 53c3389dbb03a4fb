import type { Range, WorkoutPlan } from '../workout-notation/plan.ts';
import type { Totals } from '../workout-notation/totals.ts';
import { weeksIn } from '../workout-notation/week.ts';
import type { Publisher } from './site.ts';
import { publisherOf } from './site.ts';
import type { Thing } from './thing.ts';

/** How long a plan goes on, how often one trains, and for how long. */
export type Schedule = {
  readonly weeks: number;
  readonly sessionsAWeek: Range;
  readonly minutesASession: Range;
};

const rangeOf = (numbers: readonly number[]): Range => ({
  from: Math.min(...numbers),
  to: Math.max(...numbers),
});

/** The schedule of the plan in a text; undefined where there is none, or more than one to choose from. */
export const scheduleOf = (
  workouts: readonly {
    readonly plan: WorkoutPlan;
    /** Of each day of each block. */
    readonly totals: readonly (readonly Pick<Totals, 'minutes'>[])[];
  }[],
): Schedule | undefined => {
  const [workout, another] = workouts;
  if (workout === undefined || another !== undefined) return undefined;
  const days = workout.plan.blocks.map((block) => block.days.length);
  const minutes = workout.totals.flat().map((day) => day.minutes);
  if (days.length === 0 || minutes.length === 0) return undefined;
  return {
    weeks: weeksIn(workout.plan),
    sessionsAWeek: rangeOf(days),
    minutesASession: rangeOf(minutes),
  };
};

const inWords = ({ from, to }: Range, one: string, many: string): string =>
  from === to ? `${from} ${from === 1 ? one : many}` : `${from} to ${to} ${many}`;

const frequency = ({ weeks, sessionsAWeek }: Schedule): string => {
  const sessions = `${inWords(sessionsAWeek, 'session', 'sessions')} a week`;
  return weeks === 1
    ? sessions
    : `${sessions} for ${inWords({ from: weeks, to: weeks }, 'week', 'weeks')}`;
};

const duration = ({ minutesASession: { from, to } }: Schedule): Thing => ({
  '@type': 'QuantitativeValue',
  ...(from === to ? { value: from } : { minValue: from, maxValue: to }),
  // The code of UN/CEFACT for minutes.
  unitCode: 'MIN',
});

type PlanFacts = {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | undefined;
  readonly level: string;
  readonly schedule: Schedule | undefined;
};

/** A plan that is free to follow. How long a session takes is the estimate that the page shows. */
export const exercisePlan = (facts: PlanFacts, publisher: Publisher): Thing => ({
  '@type': 'ExercisePlan',
  url: facts.url,
  name: facts.title,
  description: facts.description,
  image: facts.image,
  inLanguage: publisher.language,
  isAccessibleForFree: true,
  educationalLevel: facts.level,
  exerciseType: 'Strength training',
  activityFrequency: facts.schedule === undefined ? undefined : frequency(facts.schedule),
  activityDuration: facts.schedule === undefined ? undefined : duration(facts.schedule),
  publisher: publisherOf(publisher),
});
