import { expect, type Locator, type Page } from '@playwright/test';
import { generalApiPaths } from '../../../src/domain/api-paths.ts';
import { origins } from '../login/create-account.ts';
import { expectAccessible } from './accessibility.ts';
import { mailsTo } from './inbox.ts';
import { pathOf, samplePlans } from './member-plans.ts';
import {
  cards,
  membershipProduct,
  openOrder,
  orderButton,
  packProduct,
  payWith,
  tickBoth,
  titleOf,
} from './till.ts';

/** A part of the account page, by its heading. */
export const part = (page: Page, name: string): Locator =>
  page.getByRole('region', { name, exact: true });

export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();

/** The message that the page shows after the last press in one of its parts. */
export const statusMessage = (page: Page, name: string): Locator =>
  part(page, name).locator('[role="status"]:not(:empty)').first();

export const openAccount = async (page: Page): Promise<void> => {
  await page.goto('/members/account/');
  await expect(titleOf(page)).toHaveText('Your account');
};

/**
 * Expects that the page in its current state is accessible and that nothing is cut off, in a narrow
 * and in a wide window, so that a journey runs only once. Restores the window's size.
 */
export const expectAccessibleInBothSizes = async (page: Page, state: string): Promise<void> => {
  const size = page.viewportSize();
  await expectAccessible(page, state);
  if (size !== null) await page.setViewportSize(size);
};

/**
 * As a member, orders something for herself that starts at once, pays, and returns the id of the
 * payment page’s session.
 */
export const buy = async (
  page: Page,
  kind: 'pack' | 'membership',
  productId = kind === 'pack' ? packProduct : membershipProduct,
): Promise<string> => {
  await openOrder(page, productId);
  await tickBoth(page, kind);
  await orderButton(page).click();
  await payWith(page, cards.pays);
  await page.waitForURL('/success/');
  await expect(titleOf(page)).toContainText('It’s yours');
  // The page has moved the session's id out of its address.
  const codes: unknown = await page.evaluate(() => history.state?.codes);
  return new URLSearchParams(String(codes)).get('session_id') ?? '';
};

/**
 * Reloads the account until its membership part shows the effect of an event at the payment
 * provider.
 */
export const expectMembership = async (page: Page, text: string | RegExp): Promise<void> => {
  await expect(async () => {
    await openAccount(page);
    await expect(part(page, 'Membership')).toContainText(text, { timeout: 3000 });
  }).toPass({ timeout: 40_000 });
};

/** Changes the card on the payment provider’s page, which leads back to the account. */
export const changeCard = async (page: Page, number: string): Promise<void> => {
  await openAccount(page);
  await press(page, 'Change the card');
  await page.waitForURL(`${origins.stripe}/p/session/**`);
  await page.getByLabel('Another card').selectOption(number);
  await page.getByRole('button', { name: 'Use this card' }).click();
  await page.waitForURL('/members/account/**');
  await expectMembership(page, `ending in ${number.slice(-4)}`);
};

/** Opens a plan of the membership, or of a pack, and expects it to be open or closed. */
export const expectPlan = async (
  page: Page,
  state: 'open' | 'closed',
  kind: 'ofSubscription' | 'ofPack' = 'ofSubscription',
): Promise<void> => {
  const answer = page.waitForResponse((one) =>
    one.url().includes(`${generalApiPaths.memberPlans}/`),
  );
  await page.goto(pathOf(samplePlans[kind]));
  expect((await answer).status()).toBe(state === 'open' ? 200 : 403);
  const day = page.locator('main article h3').filter({ hasText: 'Day 1' }).first();
  if (state === 'open') await expect(day).toBeVisible();
  else await expect(day).toBeHidden();
};

/** The link with this parameter in an e-mail to an address, once it has arrived. */
export const linkTo = async (email: string, parameter: string): Promise<string> => {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const links = (await mailsTo(email)).flatMap((mail) => mail.links);
      found = links.findLast((link) =>
        new URLSearchParams(new URL(link).hash.slice(1)).has(parameter),
      );
      return found;
    })
    .toBeDefined();
  return found ?? '';
};
