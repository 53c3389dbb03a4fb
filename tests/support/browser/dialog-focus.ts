import { expect, type Locator } from '@playwright/test';

/**
 * Opens a dialog by the keyboard, and expects the focus in it; Escape closes it and leaves the
 * focus on what opened it.
 */
export const expectFocusToReturn = async (opener: Locator, dialog: Locator): Promise<void> => {
  await opener.focus();
  await opener.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(
    dialog.locator(':focus').or(dialog.and(dialog.page().locator(':focus'))),
  ).toHaveCount(1);
  await dialog.page().keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
};
