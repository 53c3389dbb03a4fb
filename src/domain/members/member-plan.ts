import * as v from 'valibot';
import { ClinicalReviewSchema } from '../clinical-review-schema.ts';
import type { DeepReadonly } from '../deep-readonly.ts';
import { HtmlOrPlanSectionsSchema } from '../plans/plan-view.ts';
import { PublicCountsOfProgrammeSchema } from '../plans/public-counts-of-programme.ts';
import { allEquipment } from '../training/all-equipment.ts';
import { muscles } from '../training/muscles.ts';
import { memberSectionSlugs } from './plan-address.ts';

const RightsSchema = v.object({
  free: v.boolean(),
  productId: v.optional(v.string()),
  link: v.optional(v.string()),
  link2: v.optional(v.string()),
  sub: v.optional(v.string()),
});

/** A member plan in a list, for a member who may open it. */
export const MemberPlanSummarySchema = v.object({
  id: v.string(),
  title: v.string(),
  section: v.picklist(memberSectionSlugs),
  category: v.string(),
  slug: v.string(),
  /** The beginning of its text. */
  lead: v.string(),
  /**
   * The number of weeks, and of sessions in the first week. Both are 0 for a text without a plan.
   */
  weeks: v.number(),
  sessions: v.number(),
  /** The estimated length of the shortest and the longest session; 0 for a text without a plan. */
  minutes: v.object({ from: v.number(), to: v.number() }),
  equipment: v.array(v.picklist(allEquipment)),
  /** The muscles that its first week trains; none for a text without a plan. */
  work: v.object({
    primary: v.array(v.picklist(muscles)),
    secondary: v.array(v.picklist(muscles)),
  }),
  /** The alt text of its picture. */
  picture: v.string(),
  /** Missing for a plan without advice about health. */
  review: v.optional(ClinicalReviewSchema),
  rights: RightsSchema,
});
export type MemberPlanSummary = DeepReadonly<v.InferOutput<typeof MemberPlanSummarySchema>>;

/**
 * What a member sees of a plan that is locked for her: its name, the duration and muscles of a
 * session, and what is counted in it (R2). None of its text.
 */
export const LockedPlanSummarySchema = v.object({
  ...v.pick(MemberPlanSummarySchema, [
    'title',
    'section',
    'category',
    'slug',
    'weeks',
    'sessions',
    'minutes',
    'equipment',
    'work',
  ]).entries,
  /** Missing for a text without a plan. */
  inside: v.optional(PublicCountsOfProgrammeSchema),
});
export type LockedPlanSummary = DeepReadonly<v.InferOutput<typeof LockedPlanSummarySchema>>;

const Price = v.object({ minorUnits: v.number() });
const salesPageEntries = {
  title: v.string(),
  path: v.string(),
  /** What it costs; missing if it isn't for sale just now. */
  prices: v.optional(v.object({ gbp: Price, eur: Price, usd: Price, aud: Price })),
  /** How often that is paid; missing for what is paid once. */
  per: v.optional(v.literal('year')),
};
/** A public page that sells access to plans. */
export const SalesPageSchema = v.object(salesPageEntries);
export type SalesPage = DeepReadonly<v.InferOutput<typeof SalesPageSchema>>;

/** The address of a sales page, with the identifier of the product that it sells. */
export const SalesPageWithProductIdSchema = v.object({
  title: v.string(),
  path: v.string(),
  productId: v.string(),
});
export type SalesPageWithProductId = DeepReadonly<
  v.InferOutput<typeof SalesPageWithProductIdSchema>
>;

/** A sales page, and how many of the member's locked plans it would open. */
const OfferSchema = v.object({ ...salesPageEntries, plans: v.number() });
export type SalesPageWithOpenablePlanCount = DeepReadonly<v.InferOutput<typeof OfferSchema>>;

const lockedEntries = { plans: v.number(), offers: v.array(OfferSchema) };
const LockedCategorySchema = v.object({ category: v.string(), ...lockedEntries });
export type LockedPlanCountAndOffersOfCategory = DeepReadonly<
  v.InferOutput<typeof LockedCategorySchema>
>;

/** The locked plans of a section: how many there are, and the pages that sell them. */
const LockedSectionSchema = v.object({
  section: v.picklist(memberSectionSlugs),
  ...lockedEntries,
  /** The same for each category that has locked plans. */
  categories: v.array(LockedCategorySchema),
});
export type LockedPlanCountAndOffersOfSection = DeepReadonly<
  v.InferOutput<typeof LockedSectionSchema>
>;

/** A plan that the member's membership used to open, and that is locked now. */
const ClosedPlanSchema = v.pick(MemberPlanSummarySchema, ['title', 'section', 'category', 'slug']);
export type PlanLostSinceMembershipEnded = DeepReadonly<v.InferOutput<typeof ClosedPlanSchema>>;

export const MemberPlansAnswerSchema = v.object({
  plans: v.array(MemberPlanSummarySchema),
  locked: v.array(LockedSectionSchema),
  closed: v.array(ClosedPlanSchema),
  /** Every category that has plans, locked or not, as `finishers/hiit`. */
  categories: v.array(v.string()),
  /** False if the member's record could not be read, so that only free plans are listed. */
  isWhole: v.boolean(),
});
export type MemberPlansAnswer = DeepReadonly<v.InferOutput<typeof MemberPlansAnswerSchema>>;

export const MemberPlanWithTextSchema = v.object({
  plan: MemberPlanSummarySchema,
  sections: HtmlOrPlanSectionsSchema,
});
export type MemberPlanWithText = DeepReadonly<v.InferOutput<typeof MemberPlanWithTextSchema>>;
