import * as v from 'valibot';
import { CatalogueSchema } from '../../domain/catalogue.ts';
import {
  MemberPlanSchema,
  ProductPageSchema,
  type MemberPlan,
} from '../../domain/members/member-plan.ts';
import type { OnSale } from '../../domain/members/offers.ts';
import type { MemberPlanAddress } from '../../domain/members/plan-address.ts';
import type { MemberPictureSize } from '../../domain/members/picture-sizes.ts';
import { SectionsSchema, type Section } from '../../domain/plans/plan-view.ts';
import type { PrivateFiles } from '../store/private-files.ts';

const PictureFiles = v.record(v.string(), v.object({ small: v.string(), large: v.string() }));

/** The member plans as the build wrote them. It doesn't check who may open them. */
export type MemberFiles = {
  readonly plans: () => Promise<readonly MemberPlan[]>;
  /** The plan at an address, in its long or its short form; undefined if there is none. */
  readonly planAt: (address: MemberPlanAddress) => Promise<MemberPlan | undefined>;
  /** The text of a plan with its workouts. */
  readonly sectionsOf: (plan: MemberPlan) => Promise<readonly Section[]>;
  readonly pictureOf: (
    plan: MemberPlan,
    size: MemberPictureSize,
  ) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The pages that sell plans, and the prices that the build has verified. */
  readonly onSale: () => Promise<OnSale>;
};

const isAt =
  ({ section, category, slug }: MemberPlanAddress) =>
  (plan: MemberPlan): boolean =>
    plan.section === section &&
    plan.slug === slug &&
    (category === undefined || plan.category === category);

/** Reads the member plans from the private files. Throws for a file that cannot be parsed: the build has failed. */
export const openMemberFiles = (files: PrivateFiles): MemberFiles => {
  const plans = async (): Promise<readonly MemberPlan[]> =>
    (await files.read('members/plans', v.array(MemberPlanSchema))) ?? [];
  return {
    plans,
    planAt: async (address) => (await plans()).find(isAt(address)),
    sectionsOf: async ({ section, category, slug }) =>
      (await files.read(`members/plans/${section}/${category}/${slug}`, SectionsSchema)) ?? [],
    pictureOf: async ({ id }, size) => {
      const names = new Map(
        Object.entries((await files.read('members/picture-files', PictureFiles)) ?? {}),
      );
      const name = names.get(id)?.[size];
      return name === undefined ? undefined : files.readPicture(name);
    },
    onSale: async () => ({
      pages: (await files.read('members/sales-pages', v.array(ProductPageSchema))) ?? [],
      catalogue: (await files.read('catalogue', CatalogueSchema)) ?? [],
    }),
  };
};
