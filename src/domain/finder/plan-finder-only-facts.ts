import * as v from 'valibot';
import type { DeepReadonly } from '../deep-readonly.ts';
import { soreParts } from '../training/sore-part.ts';

/** What a plan is for, as its editors say. A plan has one or more. */
export const planAims = [
  'strength',
  'muscle',
  'fat loss',
  'health',
  'bum and legs',
  'upper body',
  'powerlifting',
  'weightlifting',
  'another sport',
] as const;
export type PlanAim = (typeof planAims)[number];

/** The times of life for which a plan is written, as its editors say. Most plans have none. */
export const lifeStages = [
  'first time',
  'coming back',
  'pregnant',
  'after birth',
  'menopause',
] as const;
export type LifeStage = (typeof lifeStages)[number];

const ShareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100));

/** What the plan finder compares of a plan or a pack, beside the facts on its card. */
export const PlanFinderOnlyFactsSchema = v.object({
  /** How many weeks it is written for; 0 if it isn't said. */
  weeks: v.number(),
  aims: v.array(v.picklist(planAims)),
  suits: v.array(v.picklist(lifeStages)),
  /**
   * Of its working sets, per cent that load a part of the body (`loadsBodyPart`); a part that none
   * loads is left out.
   */
  loads: v.partial(v.object(v.entriesFromList(soreParts, ShareSchema))),
});
export type PlanFinderOnlyFacts = DeepReadonly<v.InferOutput<typeof PlanFinderOnlyFactsSchema>>;
