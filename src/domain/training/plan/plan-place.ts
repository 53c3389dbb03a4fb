import * as v from 'valibot';
import type { DeepReadonly } from '../../deep-readonly.ts';
import { sessionStartAddressOf } from './plan-address.ts';
import { NonNegativeNumberSchema } from '../record-values.ts';

const pagesWithPlans =
  /^\/(workout-plans|workout-packs|pre-built-plans|home-gym-packs|members)\/[a-z0-9/-]+\/$/;

export const PlanPagePathAndIndexSchema = v.object({
  /**
   * The address of the plan's page, such as `/workout-plans/full-body-three-days/`. It becomes a
   * link, so an imported file must not be able to point it at another site.
   */
  path: v.pipe(v.string(), v.regex(pagesWithPlans)),
  /** The index of the plan on its page, from 0. */
  index: NonNegativeNumberSchema,
});
/** Where a plan is found. A member plan's page requests it from the gate. */
export type PlanPagePathAndIndex = DeepReadonly<v.InferOutput<typeof PlanPagePathAndIndexSchema>>;

export const PlanPathWeekAndDaySchema = v.object({
  ...PlanPagePathAndIndexSchema.entries,
  /** A calendar week of the plan, counted from 1. */
  week: NonNegativeNumberSchema,
  day: NonNegativeNumberSchema,
});
/** A training day of a plan, which a session trains. */
export type PlanPathWeekAndDay = DeepReadonly<v.InferOutput<typeof PlanPathWeekAndDaySchema>>;

const readCount = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,3}$/.test(text) ? Number(text) : undefined;

/** The day that an address asks for; undefined if it names none, or names a page without a plan. */
export const readSessionStartAddress = (query: string): PlanPathWeekAndDay | undefined => {
  const parameters = new URLSearchParams(query);
  const path = parameters.get('plan');
  const week = readCount(parameters.get('week'));
  const day = readCount(parameters.get('day'));
  if (path === null || !pagesWithPlans.test(path)) return undefined;
  if (week === undefined || day === undefined) return undefined;
  return { path, index: (readCount(parameters.get('part')) ?? 1) - 1, week, day };
};

/** Whether two places are the same day of the same plan. */
export const isSameDayOfSamePlan = (one: PlanPathWeekAndDay, other: PlanPathWeekAndDay): boolean =>
  sessionStartAddressOf(one) === sessionStartAddressOf(other);

/**
 * Whether only the gate hands out a plan's text, so that none of it may be stored on the device.
 */
export const isMemberPlan = ({ path }: Pick<PlanPagePathAndIndex, 'path'>): boolean =>
  path.startsWith('/members/');
