import type { PlanRights } from '../entitlement.ts';
import type { MemberSection } from './plan-address.ts';

/** What a list tells of a member plan to whoever may open it. */
export type MemberPlan = {
  readonly id: string;
  readonly title: string;
  readonly section: MemberSection;
  readonly category: string;
  readonly slug: string;
  /** How its text begins. */
  readonly lead: string;
  /** How many weeks it goes on, and how many sessions its first week has. Both 0 for a text without a plan. */
  readonly weeks: number;
  readonly sessions: number;
  /** Of its shortest and its longest session. An estimate; 0 for a text without a plan. */
  readonly minutes: { readonly from: number; readonly to: number };
  /** Everything that is needed, in the words of the exercise library. */
  readonly kit: readonly string[];
  /** The alt text of its picture. */
  readonly picture: string;
  readonly rights: PlanRights;
};

/** A public page that sells what opens plans. */
export type SalesPage = { readonly title: string; readonly path: string };

/** A sales page, and how many of the plans that a member cannot open it would open. */
export type Offer = SalesPage & { readonly plans: number };

/** What a section holds that a member cannot open: how many plans, and the pages that sell them. Never a plan's name. */
export type LockedSection = {
  readonly section: MemberSection;
  readonly plans: number;
  readonly offers: readonly Offer[];
};

/** What the zone has for a member. */
export type MemberPlans = {
  readonly plans: readonly MemberPlan[];
  readonly locked: readonly LockedSection[];
  /** False when her record could not be had, so that only free plans are there. */
  readonly isWhole: boolean;
};
