import * as v from 'valibot';
import type { MemberPlan } from '../domain/members/member-plan.ts';
import type { ProductPage } from '../domain/members/offers.ts';
import { memberSections, type MemberPlanAddress } from '../domain/members/plan-address.ts';
import type { MemberPictureSize } from '../domain/members/picture-sizes.ts';
import type { PrivateFiles } from './private-files.ts';

const identifier = v.optional(v.string());

const Plan = v.object({
  id: v.string(),
  title: v.string(),
  section: v.picklist(memberSections),
  category: v.string(),
  slug: v.string(),
  lead: v.string(),
  weeks: v.number(),
  sessions: v.number(),
  minutes: v.object({ from: v.number(), to: v.number() }),
  kit: v.array(v.string()),
  picture: v.string(),
  rights: v.object({
    free: v.boolean(),
    productId: identifier,
    link: identifier,
    link2: identifier,
    sub: identifier,
  }),
});

const PictureFiles = v.record(v.string(), v.object({ small: v.string(), large: v.string() }));

const ProductPages = v.array(
  v.object({ title: v.string(), path: v.string(), productId: v.string() }),
);

/** The member plans as the build left them; nothing here decides who may see them. */
export type MemberFiles = {
  readonly plans: () => Promise<readonly MemberPlan[]>;
  /** The plan at an address; undefined when there is none. A short form leads to the same plan as its long form. */
  readonly planAt: (address: MemberPlanAddress) => Promise<MemberPlan | undefined>;
  /** The text of a plan, in the shape of `toSections`. */
  readonly sectionsOf: (plan: MemberPlan) => Promise<readonly unknown[]>;
  readonly pictureOf: (
    plan: MemberPlan,
    size: MemberPictureSize,
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly productPages: () => Promise<readonly ProductPage[]>;
};

const isAt =
  ({ section, category, slug }: MemberPlanAddress) =>
  (plan: MemberPlan): boolean =>
    plan.section === section &&
    plan.slug === slug &&
    (category === undefined || plan.category === category);

/** Reads the member plans from the private files. */
export const openMemberFiles = (files: PrivateFiles): MemberFiles => {
  const plans = async (): Promise<readonly MemberPlan[]> =>
    (await files.read('members/plans', v.array(Plan))) ?? [];
  return {
    plans,
    planAt: async (address) => (await plans()).find(isAt(address)),
    sectionsOf: async ({ section, category, slug }) =>
      (await files.read(`members/plans/${section}/${category}/${slug}`, v.array(v.unknown()))) ??
      [],
    pictureOf: async ({ id }, size) => {
      const names = new Map(
        Object.entries((await files.read('members/picture-files', PictureFiles)) ?? {}),
      );
      const name = names.get(id)?.[size];
      return name === undefined ? undefined : files.readPicture(name);
    },
    productPages: async () => (await files.read('members/sales-pages', ProductPages)) ?? [],
  };
};
