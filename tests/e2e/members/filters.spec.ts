import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  nextPlanList,
  openHome,
  planCards,
  planCount,
} from '../../support/browser/member-plans.ts';
import { signIn } from '../../support/browser/sign-in.ts';

/** Expects the count above the cards to agree with them, such as `2 plans of 53 fit`. */
const expectFound = (page: Page, all: number): Promise<void> =>
  expect(async () => {
    const cards = await planCards(page).count();
    const found = cards === 1 ? `1 plan of ${all} fits` : `${cards} plans of ${all} fit`;
    expect(await page.getByRole('status').allInnerTexts()).toContainEqual(
      expect.stringContaining(found),
    );
  }).toPass();

test('the filters find plans by time, kit and category, and survive a reload', async ({ page }) => {
  const { plans } = await openHome(page, 'subscriber');
  await page.getByRole('radio', { name: '15 min' }).check();
  await expect(page).toHaveURL('/members/?minutes=15');
  await page.getByRole('checkbox', { name: 'Kettlebells' }).check();
  await expect(page).toHaveURL('/members/?minutes=15&kit=kettlebells');
  await expect(planCards(page).filter({ hasText: 'Kettlebell swing ladder' })).toBeVisible();
  await expectFound(page, plans.length);
  for (const text of await planCards(page).allInnerTexts()) {
    expect(text).toMatch(/Kit (none|kettlebells)/);
    expect(Number(/(\d+) min/.exec(text)?.[1])).toBeLessThanOrEqual(15);
  }
  await page.getByLabel('Category').selectOption({ label: 'All finishers' });
  await expect(page).toHaveURL(/[?&]in=finishers/);
  await expectFound(page, plans.length);
  const found = await planCards(page).allInnerTexts();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Kettlebells' })).toBeChecked();
  await expectFound(page, plans.length);
  expect(await planCards(page).allInnerTexts()).toEqual(found);
  await page.getByRole('button', { name: 'Show everything' }).click();
  await expect(planCount(page, `${plans.length} plans`)).toBeVisible();
  await expect(page).toHaveURL('/members/');
});

test(
  'a section’s filters say when none of its plans fits, and offer only its categories',
  { tag: '@night' },
  async ({ page }) => {
    await signIn(page, 'subscriber');
    const list = nextPlanList(page);
    await page.goto('/members/homegym/?minutes=15');
    await expect(planCount(page, 'None of your plans fits.')).toBeVisible();
    await page.getByRole('radio', { name: 'Any' }).check();
    const inSection = (await list).plans.filter(({ section }) => section === 'homegym');
    await expect(planCount(page, new RegExp(`^${inSection.length} plans?`))).toBeVisible();
    const options = await page.getByLabel('Category').locator('option').allInnerTexts();
    expect(options[0]).toBe('All home gym plans');
    expect(options).toContain('Kettlebell');
    expect(options).not.toContain('HIIT');
  },
);

test('the filters work with the keyboard alone', async ({ page }) => {
  const { plans } = await openHome(page, 'new');
  await page.getByRole('radio', { name: 'Any' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: '15 min' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: 'Nothing' })).toBeChecked();
  await expect(page).toHaveURL('/members/?minutes=15&kit=none');
  await expectFound(page, plans.length);
});
