import * as v from 'valibot';
import type { MemberPlan } from '../domain/members/member-plan.ts';
import type { ProductPage } from '../domain/members/offers.ts';
import { parseMemberPlan } from '../domain/members/parse-member-plans.ts';
import type { MemberPlanAddress } from '../domain/members/plan-address.ts';
import type { MemberPictureSize } from '../domain/members/picture-sizes.ts';
import type { PrivateFiles } from './private-files.ts';

// The build wrote it: what cannot be read is a fault of ours, and no plan is better than half of one.
const Plan = v.pipe(
  v.unknown(),
  v.transform(parseMemberPlan),
  v.custom<MemberPlan>((plan) => plan !== undefined, 'is no member plan'),
);

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
