import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/browser/accessibility.ts';

const squat = '/exercises/leg-exercises/back-squat/';

const endFrame = (page: Page) => page.getByRole('figure').filter({ hasText: 'End' });

test('the start and the end of an exercise fade into each other, and stop at her request', async ({
  page,
}) => {
  await page.goto(squat);
  const end = endFrame(page);
  // The picture and its caption.
  const parts = end.locator('> *');
  const opacity = () =>
    parts.evaluateAll((all) => all.map((part) => getComputedStyle(part).opacity).join());
  const animations = () =>
    parts.evaluateAll((all) => all.flatMap((part) => part.getAnimations()).length);
  expect(await animations()).toBe(2);
  await page.getByRole('radio', { name: 'Start' }).check();
  expect([await animations(), await opacity()]).toEqual([0, '0,0']);
  await page.getByRole('radio', { name: 'End' }).check();
  expect([await animations(), await opacity()]).toEqual([0, '1,1']);
  await expectAccessible(page, 'an exercise');
});

test('with reduced motion both pictures are side by side', { tag: '@night' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(squat);
  const start = await page.getByRole('figure').filter({ hasText: 'Start' }).boundingBox();
  const end = await endFrame(page).boundingBox();
  expect(end?.y).toBe(start?.y);
  expect(end?.x).toBeGreaterThan((start?.x ?? 0) + (start?.width ?? 0) - 1);
  await expect(page.getByRole('radio')).toHaveCount(0);
});

test('tapping a muscle leads to its exercises, and a focused link highlights it', async ({
  page,
}) => {
  await page.goto('/exercises/');
  const list = page.getByRole('navigation', { name: 'Which muscle?' });
  const light = () =>
    list.evaluate((map) => getComputedStyle(map).getPropertyValue('--glutes').trim());
  expect(await light()).toBe('');
  await list.getByRole('link', { name: 'glutes' }).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  expect(await light()).not.toBe('');
  await expectAccessible(page, 'the exercises');
  await page.locator('svg [data-muscle="glutes"] ellipse').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exercises for the glutes');
  await expectAccessible(page, 'a muscle');
});

test('pounds follow kilograms once she turns them on, on every page and in calculators', async ({
  page,
}) => {
  await page.goto(squat);
  const pounds = page.locator('.prose .lb').first();
  await expect(pounds).toBeHidden();
  await page.getByRole('button', { name: 'Weights in pounds as well' }).click();
  await expect(pounds).toBeVisible();
  await page.goto('/articles/deload-weeks/');
  await expect(page.getByRole('button', { name: 'Weights in kilograms only' })).toBeVisible();
  await page.goto('/calculators/one-rep-max/');
  await expect(page.getByRole('radio', { name: /lb|pounds/i }).first()).toBeChecked();
});
