import { expect, test } from '@playwright/test';
import { isSerious } from '../../support/browser/console.ts';
import { highlightedWords } from '../../support/browser/search.ts';
import { nextFrames, visit } from '../../support/browser/visit.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

const texts: readonly (readonly [name: string, text: string])[] = [
  ['10 KB of many words', 'squat '.repeat(1700)],
  ['10 KB of one word', 'a'.repeat(10_240)],
  ['markup', '<img src=x onerror="window.isOpen=true"><script>window.isOpen=true</script>'],
  ['a regular expression that takes forever', `(a+)+$ ${'a'.repeat(150)}!`],
  ['right-to-left marks', '\u202esquat\u202c \u200f'],
  ['emoji', 'squat 💪🏽'],
  ['half of a character', 'squat%ud83d %E0%A4%A'],
];
for (const [name, text] of sampleForBreadth(texts)) {
  for (const path of ['/search/', '/articles/squat-depth-and-your-hips/']) {
    test(`${name} is plain text on ${path}`, async ({ page }) => {
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await visit(page, `${path}?${new URLSearchParams({ s: text }).toString()}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
      if (path === '/search/') {
        await expect(main.getByRole('status')).not.toContainText('Looking for');
        await expect(main.getByRole('status')).toContainText('“');
      }
      await nextFrames(page);
      expect(await page.evaluate(() => 'isOpen' in window)).toBe(false);
      await expect(main.locator('img[src="x"], script')).toHaveCount(0);
      expect(errors).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        1280,
      );
    });
  }
}

test('highlights on a page that is opened directly survive hydration without errors', async ({
  page,
}) => {
  const messages: string[] = [];
  page.on('pageerror', (error) => messages.push(String(error)));
  page.on('console', (message) => {
    if (isSerious(message)) messages.push(message.text());
  });
  await visit(page, '/calculators/one-rep-max/?s=percentage+lifted');
  await expect.poll(() => highlightedWords(page)).not.toEqual([]);
  const main = page.getByRole('main');
  await main
    .getByRole('textbox', { name: /weight/i })
    .first()
    .fill('100');
  await main.getByRole('textbox', { name: /reps/i }).fill('5');
  await main.getByRole('button', { name: 'Calculate' }).click();
  await expect(main.getByRole('table').first()).toBeVisible();
  expect(messages).toEqual([]);
});
