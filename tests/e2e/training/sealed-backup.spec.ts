import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { fillLog, logOfSessions } from '../../support/training/fill-log.ts';
import { keepPhrase } from '../../support/training/recovery-phrase.ts';

const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });

const saveBackup = async (page: Page, press: string): Promise<Buffer> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: press, exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^knurl-backup-\d{4}-\d\d-\d\d\.json$/);
  return readFile(await file.path());
};

test('a sealed backup shows nothing of the log, and is restored on another device with its phrase', async ({
  page,
  browser,
}) => {
  test.slow();
  await fillLog(page, logOfSessions(2));
  await page.goto('/training-log/');
  await page.getByRole('button', { name: 'Save a sealed backup' }).click();
  await page.getByRole('button', { name: 'Make a phrase' }).click();
  await expectAccessible(page, 'before a new phrase');
  await page.getByRole('button', { name: 'Show me the words' }).click();
  await expectAccessible(page, 'a new phrase');
  const words = await keepPhrase(page, { isShown: true });
  await expectAccessible(page, 'two words of a new phrase');
  const first = await saveBackup(page, 'Go on');
  await expect(page.getByText('Your phrase opens it, on any device.')).toBeVisible();
  expect(first.toString()).not.toMatch(/squat|filled-0|workout-plans|"sets"/);

  // The next one takes a press, after a reload too.
  await page.reload();
  const second = await saveBackup(page, 'Save a sealed backup');
  expect(second.toString()).not.toBe(first.toString());

  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto('/training-log/');
  await other.getByRole('button', { name: 'Open my empty log' }).click();
  await other.getByRole('button', { name: 'Restore from a sealed backup' }).click();
  await other
    .getByLabel('The file')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer: second });
  await expect(other.getByRole('heading', { name: 'A sealed backup', exact: true })).toBeFocused();
  const typed = other.getByLabel('Word 1', { exact: true });
  await typed.pressSequentially('aban');
  await typed.press('Space');
  await expect(other.getByLabel('Word 2', { exact: true })).toBeFocused();
  await other.getByRole('button', { name: 'Open it' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'Word 2 is missing.' })).toBeVisible();
  await expectAccessible(other, 'a phrase with a missing word');
  for (const [index, word] of words.entries()) {
    await other.getByLabel(`Word ${index + 1}`, { exact: true }).fill(word);
  }
  await other.getByRole('button', { name: 'Open it' }).click();
  await other.getByRole('button', { name: 'Add it to my log' }).click();
  await expect(part(other, 'Sessions').getByRole('listitem')).toHaveCount(2);
  await elsewhere.close();
});
