import { expect, test } from '@playwright/test';
import { expectNoViolations, findOverflow, modesAt } from '../../support/browser/accessibility.ts';
import { pageTitle, pathOf, planCards, samplePlans } from '../../support/browser/member-plans.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { textOf } from '../../support/browser/starter-entries.ts';
import { scrollToEnd } from '../../support/browser/visit.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

const { ofPack, ofSubscription } = samplePlans;

const places = [
  ['home', 'subscriber', '/members/', 'Hello, Sanne'],
  ['list of a section', 'new', '/members/packs/', 'Packs'],
  ['page of a plan', 'subscriber', pathOf(ofSubscription), textOf(ofSubscription, 'title')],
  ['page of a locked plan', 'new', pathOf(ofPack), textOf(ofPack, 'title')],
  ['locked category', 'new', '/members/packs/strength-power/', 'Strength and power'],
  ['page of an unknown plan', 'new', '/members/nowhere/', 'There is no plan here'],
] as const;
for (const [name, who, path, heading] of sampleForBreadth(places, 2)) {
  test(`the ${name} of the members zone is accessible, and nothing overflows`, async ({ page }) => {
    await signIn(page, who);
    await page.goto(path);
    await expect(pageTitle(page)).toHaveText(heading);
    if (path === '/members/' || path === '/members/packs/') {
      await expect(planCards(page).first()).toBeVisible();
    }
    for (const width of sampleForBreadth([320, 390, 768, 1280])) {
      await page.setViewportSize({ width, height: 800 });
      await scrollToEnd(page);
      expect.soft(await findOverflow(page), `wider than ${width} px`).toEqual([]);
      if (width === 320 || width === 1280) {
        await expectNoViolations(page, `${width} px`, modesAt(width));
      }
    }
  });
}

test(
  'a printed plan has its tables, and no site navigation around it',
  { tag: '@night' },
  async ({ page }) => {
    await signIn(page, 'subscriber');
    await page.goto(pathOf(ofSubscription));
    await expect(pageTitle(page)).toHaveText(textOf(ofSubscription, 'title'));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('You are logged in as')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Back to member workouts' })).toBeHidden();
    await expect(page.locator('main article h3').first()).toBeVisible();
  },
);
