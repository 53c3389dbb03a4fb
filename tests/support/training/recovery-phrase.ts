import { expect, type Page } from '@playwright/test';

/**
 * Reads a new recovery phrase, answers the question for two of its words, and returns it.
 * `isShown`: the words are there already.
 */
const readPhrase = async (page: Page, { isShown = false } = {}): Promise<readonly string[]> => {
  if (!isShown) await page.getByRole('button', { name: 'Show me the words' }).click();
  const list = page.getByRole('list', { name: 'Your recovery phrase' });
  await expect(list.getByRole('listitem')).toHaveCount(12);
  return list.getByRole('listitem').allInnerTexts();
};

/**
 * Writes a new phrase down: reads it, and answers the question for two of its words. The last press
 * is left to the test.
 */
export const keepPhrase = async (
  page: Page,
  options?: { readonly isShown?: boolean },
): Promise<readonly string[]> => {
  const words = await readPhrase(page, options);
  await page.getByRole('button', { name: 'I have them' }).click();
  const asked = page.getByLabel(/^Word \d+$/);
  await expect(asked).toHaveCount(2);
  for (const label of await page
    .locator('label')
    .filter({ hasText: /^Word \d+$/ })
    .allInnerTexts()) {
    const word = words[Number(label.replace('Word ', '')) - 1] ?? '';
    await page.getByLabel(label, { exact: true }).fill(word);
  }
  return words;
};
