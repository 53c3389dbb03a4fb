import { expect, type Locator, type Page } from '@playwright/test';
import * as v from 'valibot';
import { fixedStandInSecretFor } from '../../../src/config/shared/stand-in.ts';
import { instantSupplyStatements } from '../../../src/domain/orders/instant-supply-agreements.ts';
import { orderPagePathForProductId } from '../../../src/domain/orders/order-page-path.ts';
import { origins, type Account } from '../login/create-account.ts';
import { fillInLogin } from './login-pages.ts';
import { visit } from './visit.ts';

export const packProduct = 'prod_sample_strength_power';
export const packName = 'Strength and power';
export const membershipProduct = 'sub_sample_annual';

/** The cards of the stand-in's page that the journeys use. */
export const cards = { pays: /4242: Pays/, isDeclined: /0002: Is declined/ } as const;

export const titleOf = (page: Page): Locator =>
  page.getByRole('main').getByRole('heading', { level: 1 });
export const orderButton = (page: Page): Locator =>
  page.getByRole('button', { name: /^Order and pay/ });

/** Opens the order page of a product. */
export const openOrder = async (page: Page, productId: string): Promise<void> => {
  await visit(page, orderPagePathForProductId(productId));
  await expect(orderButton(page)).toBeVisible();
};

/** Ticks both statements. */
export const tickBoth = async (page: Page, kind: 'pack' | 'membership' = 'pack'): Promise<void> => {
  for (const statement of Object.values(instantSupplyStatements[kind])) {
    await page.getByLabel(statement).check();
  }
};

/** Waits for Stripe's payment page. */
export const expectStripePage = async (page: Page): Promise<void> => {
  await page.waitForURL(`${origins.stripe}/c/pay/**`);
  await expect(page.getByText('This is no real payment.')).toBeVisible();
};

/** Pays, or tries to, on the stand-in’s page. */
export const payWith = async (page: Page, card: RegExp): Promise<void> => {
  await expectStripePage(page);
  const email = page.getByLabel('E-mail address');
  if (await email.isVisible()) await email.fill('buyer@example.com');
  await page.getByLabel(card).check();
  await page.getByRole('button', { name: /^(Pay|Subscribe)/ }).click();
};

/** Signs in a person whom the login service doesn’t know yet in this browser. */
export const logInAs = async (page: Page, { email, password }: Account): Promise<void> => {
  await page.goto('/members/');
  await page.waitForURL(`${origins.login}/**`);
  await fillInLogin(page, email, password);
  await expect(page.getByText(`You are logged in as ${email}.`)).toBeVisible();
};

/** Presses a button in the stand-in's books. */
export const pressInBooks = async (page: Page, what: string, id: string): Promise<void> => {
  const answer = await page.request.post(`${origins.stripe}/books`, { form: { do: what, id } });
  expect(answer.ok()).toBe(true);
};

const Session = v.object({
  subscription: v.object({ id: v.string() }),
});

/** The subscription of a paid session. */
export const subscriptionOf = async (
  page: Page,
  session: string,
): Promise<{ readonly id: string }> => {
  const key = process.env['STRIPE_SECRET_KEY'] ?? fixedStandInSecretFor('stripe');
  const answer = await page.request.get(
    `${origins.stripe}/v1/checkout/sessions/${session}?expand[]=subscription`,
    { headers: { authorization: `Bearer ${key}` } },
  );
  const { subscription } = v.parse(Session, await answer.json());
  return { id: subscription.id };
};
