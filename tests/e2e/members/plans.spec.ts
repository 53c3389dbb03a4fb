import { expect, test } from '@playwright/test';
import {
  memberPlan,
  openHome,
  pageTitle,
  pathOf,
  planCards,
  planCount,
  samplePlans,
} from '../../support/browser/member-plans.ts';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import type { SampleMember } from '../../support/browser/sign-in.ts';
import { starterEntries, textOf } from '../../support/browser/starter-entries.ts';
import { firstForBreadth } from '../../support/proof-scale.ts';

const { free, ofPack, ofSubscription } = samplePlans;
const allTitles = starterEntries('memberPlan').map((plan) => textOf(plan, 'title'));

/** The sample plans that each member may open. */
const opened: Readonly<Record<SampleMember, readonly (keyof typeof samplePlans)[]>> = {
  new: ['free'],
  pack: ['free', 'ofPack'],
  subscriber: ['free', 'ofSubscription'],
  lapsed: ['free'],
  owner: ['free'],
};

for (const who of firstForBreadth(['subscriber', 'lapsed', 'new', 'pack'] as const)) {
  test(`the home of the member "${who}" shows all her plans, and names no other that she never had`, async ({
    page,
  }) => {
    const { plans, locked, closed } = await openHome(page, who);
    await expect(planCount(page, `${plans.length} plans`)).toBeVisible();
    const all = page.getByRole('button', { name: /^Show all/ });
    if (await all.isVisible()) await all.click();
    await expect(planCards(page)).toHaveCount(plans.length);
    // A lapsed member's old plans are collapsed under their sections.
    await page
      .locator('main details')
      .evaluateAll((folds) => folds.forEach((fold) => fold.setAttribute('open', '')));
    const text = await page.locator('main').innerText();
    const named = allTitles.filter((title) => text.includes(title));
    expect(named.toSorted()).toEqual([...plans, ...closed].map(({ title }) => title).toSorted());
    expect(closed.length > 0).toBe(who === 'lapsed');
    const counts = await page.locator('main h3 ~ small').allInnerTexts();
    const more = counts.map((count) => Number(/^(\d+) more to open$/.exec(count)?.[1]));
    expect(more.toSorted()).toEqual(locked.map((section) => section.plans).toSorted());
  });

  test(`the member "${who}" opens her plans, and reads how to unlock others`, async ({ page }) => {
    await signIn(page, who);
    for (const [kind, plan] of Object.entries(samplePlans)) {
      const isHers = opened[who].some((one) => one === kind);
      const answer = page.waitForResponse((one) =>
        one.url().includes(`${generalApiPaths.memberPlans}/`),
      );
      await page.goto(pathOf(plan));
      expect((await answer).status()).toBe(isHers ? 200 : 403);
      if (isHers) {
        await expect(pageTitle(page)).toHaveText(textOf(plan, 'title'));
        await expect(page.locator('main article h3').first()).toContainText('Day 1');
        await expect(page).toHaveTitle(`${textOf(plan, 'title')} | Knurl`);
        const picture = page.locator('main picture img').first();
        await expect(picture).toHaveJSProperty('complete', true);
        await expect(picture).toHaveAttribute('alt', /\w/);
      } else {
        const main = page.locator('main');
        await expect(pageTitle(page)).toHaveText(textOf(plan, 'title'));
        await expect(page).toHaveTitle(`${textOf(plan, 'title')} | Knurl`);
        await expect(main).toContainText('This plan isn’t among yours yet.');
        await expect(main.getByText(/^Works the /)).toBeVisible();
        // Its length stands above, and again in what is inside.
        await expect(main.getByText(/^\d+(–\d+)? min$/).first()).toBeVisible();
        await expect(main.getByText('Day 1')).toBeHidden();
        const offer = plan === ofPack ? 'Strength and power' : 'Annual membership';
        const path = plan === ofPack ? '/workout-packs/strength-power/' : '/promotions/#membership';
        await expect(main.locator(`a[href="${path}"]`)).toHaveText(offer);
      }
    }
  });
}

test(
  'an unknown plan’s address leads to the existing plans',
  { tag: '@night' },
  async ({ page }) => {
    await signIn(page, 'new');
    await page.goto('/members/workout-plans/legs/no-such-plan/');
    await expect(pageTitle(page)).toHaveText('There is no plan here');
    await page.locator('main').getByRole('link', { name: 'Finishers' }).click();
    await expect(pageTitle(page)).toHaveText('Finishers');
  },
);

test(
  'an unknown category has no page, and leads to the existing ones',
  { tag: '@night' },
  async ({ page }) => {
    await signIn(page, 'new');
    await page.goto('/members/workout-plans/no-such-category/');
    await expect(pageTitle(page)).toHaveText('There is no category here');
    await expect(page).toHaveTitle('There is no category here | Knurl');
    await page.locator('main').getByRole('link', { name: 'Member workouts' }).click();
    await expect(pageTitle(page)).toHaveText('Member workouts');
  },
);

test(
  'a category whose plans are all locked says so, and names its own pack first',
  { tag: '@night' },
  async ({ page }) => {
    await signIn(page, 'new');
    await page.goto('/members/workout-plans/strength-power/');
    await expect(pageTitle(page)).toHaveText('Strength and power');
    const locked = page.locator('section', { hasText: 'is locked' });
    await expect(locked.getByRole('link').first()).toHaveAttribute(
      'href',
      '/workout-packs/strength-power/',
    );
    await expect(locked.getByRole('link').nth(1)).toHaveText(/^Annual membership for £/);
    await expect(page.getByText('Give it more time')).toBeHidden();
    await expect(planCards(page).first()).toBeVisible();
  },
);

test('the tab’s title names the visible page, after Back too', async ({ page }) => {
  await signIn(page, 'new');
  await page.goto('/members/warmups/');
  await page.getByRole('link', { name: 'Squat day warm-up' }).click();
  await expect(page).toHaveTitle('Squat day warm-up | Knurl');
  await page.getByRole('link', { name: 'Back to warm-up plans' }).click();
  await expect(page).toHaveTitle('Warm-up plans | Knurl');
  await page.goBack();
  await expect(page).toHaveTitle('Squat day warm-up | Knurl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Articles', exact: true }).click();
  await expect(page).toHaveTitle(/^Articles/);
});

for (const path of firstForBreadth([
  pathOf(ofSubscription),
  '/members/',
  pathOf(free),
  '/members/nowhere/',
])) {
  test(`a visitor is sent to the login from ${path}, before a members’ function is called`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await expect(page.getByLabel('Password')).toBeVisible();
    // The currency is not private (CALLS-4).
    const calls = requested.filter(
      (one) => one.startsWith('/api/') && one !== generalApiPaths.currency,
    );
    expect(calls).toEqual([]);
  });
}

test('a short address leads to the same plan, and its breadcrumb to the list and back', async ({
  page,
}) => {
  await signIn(page, 'new');
  await page.goto('/members/warm-up-plans/squat-day-warm-up/');
  await expect(pageTitle(page)).toHaveText('Squat day warm-up');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb).toContainText('Warm-up plans');
  await breadcrumb.getByRole('link', { name: 'Legs' }).click();
  await expect(page).toHaveURL('/members/warmups/legs/');
  await expect(pageTitle(page)).toHaveText('Legs');
  await page.getByRole('link', { name: 'Squat day warm-up' }).click();
  await expect(page).toHaveURL('/members/warmups/legs/squat-day-warm-up/');
  await expect(pageTitle(page)).toHaveText('Squat day warm-up');
});

test('the plans opened last on this device come first, for every member who may open them', async ({
  page,
}) => {
  await signIn(page, 'subscriber');
  for (const plan of [ofSubscription, free]) {
    await page.goto(pathOf(plan));
    await expect(pageTitle(page)).toHaveText(textOf(plan, 'title'));
  }
  await page.goto('/members/');
  const lately = page.locator('section', { hasText: 'Opened lately' });
  await expect(page.getByText('Go on with')).toBeVisible();
  await expect(lately.getByRole('link', { name: textOf(ofSubscription, 'title') })).toBeVisible();
  // Another member on the same device.
  const stored = await page.evaluate(() => localStorage.getItem('members.opened') ?? '');
  await signIn(page, 'new');
  await page.evaluate((text) => localStorage.setItem('members.opened', text), stored);
  await page.goto('/members/');
  await expect(page.getByRole('heading', { name: 'What fits today' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(textOf(ofSubscription, 'title'));
  await expect(page.getByText('Go on with')).toBeVisible();
});

test('a plan with advice about health says on the screen and on paper that no clinician has reviewed it, and a locked one doesn’t', async ({
  page,
}) => {
  const note = page.getByText('Not yet reviewed by a clinician.');
  await signIn(page, 'subscriber');
  await page.goto(pathOf(memberPlan('muscle-two-days')));
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(note).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto(pathOf(memberPlan('barbell-garage-gym-programme')));
  await expect(page.getByText('This plan isn’t among yours yet.')).toBeVisible();
  await expect(note).toHaveCount(0);
});
