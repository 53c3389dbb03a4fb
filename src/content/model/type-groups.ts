import type { ContentTypeId } from './content-type-id.ts';

/** The content types whose entries sell a programme. */
export const soldProgrammeTypes = [
  'workoutPack',
  'preBuiltPlan',
  'homeGymPack',
] as const satisfies readonly ContentTypeId[];
export type SoldProgrammeType = (typeof soldProgrammeTypes)[number];

/**
 * The types whose workouts are on a public page, free plans first. For those that are sold it is a
 * sample day. Member plans are excluded: nothing of them may reach a public page.
 */
export const freeOrSoldPlanTypes = [
  'workoutPlan',
  ...soldProgrammeTypes,
] as const satisfies readonly ContentTypeId[];
export type FreeOrSoldPlanType = (typeof freeOrSoldPlanTypes)[number];

/** The types whose text may contain workouts. */
export const typesWithWorkouts = [
  ...freeOrSoldPlanTypes,
  'memberPlan',
  'memberLetter',
] as const satisfies readonly ContentTypeId[];
export type TypeWithWorkouts = (typeof typesWithWorkouts)[number];
