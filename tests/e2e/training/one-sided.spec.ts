import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import {
  beginAtLift,
  expectFinishedSets,
  mainButton,
  publicDay,
  sessionDialog,
  setHeading,
  storedTraining,
} from '../../support/browser/training.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** Swaps the rest of the current exercise for one with dumbbells, or with a barbell, for today. */
const swapWith = async (page: Page, kit: string, name: string, says: string): Promise<void> => {
  await sessionDialog(page).getByRole('button', { name: /^Swap/ }).click();
  const sheet = page.getByRole('dialog').last();
  await sheet.getByRole('button', { name: /^I don’t have the kit/ }).click();
  await sheet.getByLabel(kit).check();
  await sheet.getByRole('button', { name: 'Show me what works' }).click();
  const choice = sheet.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(choice).toContainText(says);
  await choice.click();
  await expect(sheet.getByText(says)).toBeVisible();
  await expectAccessible(page, `the swap to ${name}`);
  await sheet.getByRole('button', { name: 'For today' }).click();
  await expect(setHeading(page)).toHaveText(name);
};

test('a swap from a bar to one arm asks for each side with less than half the weight, and back', async ({
  page,
}) => {
  const begun = await beginAtLift(page, 'Bent-over barbell row', { ...publicDay, day: 3 });
  const dialog = sessionDialog(page);
  const weight = dialog.getByRole('textbox', { name: 'Weight', exact: true });
  await weight.fill('40');
  await mainButton(page).click();
  await expectFinishedSets(page, begun + 1);

  await swapWith(page, 'Dumbbells', 'Single-arm dumbbell row', 'per side.');
  await expect(dialog).toContainText('left side');
  await expect(weight).toHaveValue('14');
  await mainButton(page).click();
  await expectFinishedSets(page, begun + 2);
  await expect(dialog).toContainText('right side');
  await mainButton(page).click();
  await expectFinishedSets(page, begun + 3);

  await swapWith(page, 'Barbell', 'Bent-over barbell row', 'Both sides at once');
  await expect(dialog).not.toContainText('left side');
  // The screen shows a swap before it is stored.
  const stored = (): Promise<string> => storedTraining(page);
  await expect.poll(stored).toContain('"oneSided":{"from":true,"to":false}');
  expect(await stored()).toContain('"oneSided":{"from":false,"to":true}');
});
