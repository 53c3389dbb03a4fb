import { expect, test, type Page } from '@playwright/test';
import { expectNoViolations, findOverflow, modesAt } from '../support/browser/accessibility.ts';
import { visit } from '../support/browser/visit.ts';
import { expectNothingPastAxe } from '../support/past-axe/sweep.ts';

test.use({ viewport: { width: 390, height: 844 } });

const answer = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a few presses find the plan to begin with, why it fits, and what paying adds', async ({
  page,
}) => {
  await visit(page, '/workout-plans/');
  await page.getByRole('link', { name: 'Find the plan that fits you' }).click();
  await page.getByRole('radio', { name: '3 days' }).check();
  await page.getByRole('checkbox', { name: 'Dumbbells' }).check();
  const first = answer(page, 'Begin with this one');
  await expect(first).toContainText('3 days a week, as you asked.');
  await expect(first).toContainText('You have all the kit it needs.');
  await expect(answer(page, 'What paying adds')).toContainText(/For members: \d+ plans?/);
  await expect(page).toHaveURL('/find-a-plan/?days=3&kit=dumbbells');
  await page.goBack();
  await expect(page.getByRole('checkbox', { name: 'Dumbbells' })).not.toBeChecked();
  await page.goForward();
  await first.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /dumbbell/i })).toBeVisible();
});

test('what concerns her body is sent to nobody, and survives a reload', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await visit(page, '/find-a-plan/');
  await page.getByRole('radio', { name: 'After a birth' }).check();
  await page.getByRole('checkbox', { name: 'Lower back' }).check();
  await expect(page).toHaveURL('/find-a-plan/#stage=after-birth&spare=lower-back');
  await expect(page.getByText('Ask your midwife or your doctor')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'After a birth' })).toBeChecked();
  await expect(page.getByText('Ask your midwife or your doctor')).toBeVisible();
  expect(sent.filter((request) => /birth|stage=|spare=|lower-back/.test(request))).toEqual([]);
});

test('the answers are accessible and no wider than the screen', async ({ page }) => {
  await visit(page, '/find-a-plan/?minutes=45#spare=knee');
  await expect(answer(page, 'Begin with this one')).toBeVisible();
  for (const width of [320, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await findOverflow(page), `wider than ${width} px`).toEqual([]);
    await expectNoViolations(page, `answers at ${width} px`, modesAt(width));
  }
});

test('nothing of the answers is lost past axe', { tag: '@night' }, async ({ page }) => {
  await visit(page, '/find-a-plan/?minutes=30');
  await expect(answer(page, 'Begin with this one')).toBeVisible();
  await expectNothingPastAxe(page, 'the answers of the plan finder', { ring: 'phone' });
});

test('where nothing fits, a press relaxes the question', async ({ page }) => {
  await visit(page, '/find-a-plan/?minutes=15&kit=barbell');
  await expect(page.getByText('No free plan fits all of that.')).toBeVisible();
  await page.getByRole('button', { name: /^Any time: \d+$/ }).click();
  await expect(answer(page, 'Begin with this one')).toBeVisible();
  await expect(page).toHaveURL('/find-a-plan/?kit=barbell');
});

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('the lists by time and kit stand alone', async ({ page }) => {
    await page.goto('/find-a-plan/');
    await expect(page.getByRole('form')).toBeHidden();
    await page.getByRole('link', { name: /with dumbbells/i }).click();
    await expect(page.getByRole('heading', { level: 1, name: /with dumbbells/i })).toBeVisible();
  });
});
