import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import * as v from 'valibot';
import { signIn, type SampleMember } from './sign-in.ts';
import { starterEntries, textOf, type StarterEntry } from './starter-entries.ts';

/** One of the starter space's member plans. */
export const memberPlan = (slug: string): StarterEntry => {
  const plan = starterEntries('memberPlan').find((one) => one['slug'] === slug);
  if (plan === undefined) throw new Error(`There is no plan ${slug}.`);
  return plan;
};

/** The address of a plan in the members zone. */
export const pathOf = (plan: StarterEntry): string =>
  `/members/${textOf(plan, 'section')}/${textOf(plan, 'category')}/${textOf(plan, 'slug')}/`;

/** A plan that every member may open, one of a pack, and one of the subscription. */
export const samplePlans = {
  free: memberPlan('full-body-strength-hour'),
  ofPack: memberPlan('strength-power-programme'),
  ofSubscription: memberPlan('heavy-legs-and-glutes'),
} as const;

/** The first names of the sample members. */
const firstNames = {
  new: 'Nadia',
  pack: 'Petra',
  subscriber: 'Sanne',
  lapsed: 'Leila',
  owner: 'Olwen',
} as const;

export const pageTitle = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const planCards = (page: Page): Locator => page.locator('main article');

/** The line with the number of plans found. */
export const planCount = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').filter({ hasText: text });

const PlanList = v.object({
  plans: v.array(
    v.object({ title: v.string(), section: v.string(), rights: v.object({ free: v.boolean() }) }),
  ),
  closed: v.array(v.looseObject({ title: v.string() })),
  locked: v.array(v.object({ plans: v.number() })),
});

/**
 * What the functions list for a member: her plans, and how many she can't open.
 * tests/integration/members tests that it is right.
 */
export type PlanList = v.InferOutput<typeof PlanList>;

/** Waits for the list of plans that the page fetches. Call it before opening the page. */
export const nextPlanList = async (page: Page): Promise<PlanList> => {
  const answer = await page.waitForResponse((one) => one.url().endsWith('/api/members/plans'));
  return v.parse(PlanList, await answer.json());
};

/** Opens the home of the members zone as a sample member, and waits for her plans. */
export const openHome = async (page: Page, who: SampleMember): Promise<PlanList> => {
  await signIn(page, who);
  const list = nextPlanList(page);
  await page.goto('/members/');
  await expect(pageTitle(page)).toHaveText(`Hello, ${firstNames[who]}`);
  await expect(page.getByRole('heading', { name: 'What fits today' })).toBeVisible();
  // On a slow machine the member’s record may arrive after the splash.
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  return list;
};
