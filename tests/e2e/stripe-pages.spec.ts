import { expect, test } from '@playwright/test';
import type Stripe from 'stripe';
import { expectNoViolations, findOverflow } from '../support/browser/accessibility.ts';
import {
  createPrice,
  isStandIn,
  openTestStripe,
  yearly,
  type TestStripe,
} from '../support/stripe/test-stripe.ts';

test.skip(!isStandIn, 'only the stand-in has these pages');
test.use({ viewport: { width: 320, height: 800 } });

let service: TestStripe;
test.beforeAll(async () => {
  service = await openTestStripe();
});
test.afterAll(() => service.close());

const openSession = async (): Promise<Stripe.Checkout.Session> =>
  service.stripe.checkout.sessions.create({
    mode: 'subscription',
    success_url: `${service.origin}/?paid={CHECKOUT_SESSION_ID}`,
    cancel_url: `${service.origin}/?cancelled`,
    line_items: [{ price: (await createPrice(service.stripe, yearly)).id, quantity: 1 }],
    consent_collection: { terms_of_service: 'required' },
  });

test(
  'a customer is refused, pays, and manages her subscription',
  { tag: '@night' },
  async ({ page }) => {
    const session = await openSession();
    await page.goto(session.url ?? '');
    await expect(page.getByText('This is no real payment.')).toBeVisible();
    await expectNoViolations(page, 'checkout');
    expect(await findOverflow(page)).toEqual([]);

    await page.getByLabel('E-mail address').fill('ann@example.com');
    await page.getByLabel(/Is declined/).check();
    await page.getByLabel(/I agree/).check();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
    await expect(page.getByLabel('E-mail address')).toHaveValue('ann@example.com');
    await expectNoViolations(page, 'refused');

    await page.getByLabel(/4242: Pays/).check();
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.waitForURL(`**/?paid=${session.id}`);
    await expectNoViolations(page, 'books');
    expect(await findOverflow(page)).toEqual([]);

    const paid = await service.stripe.checkout.sessions.retrieve(session.id);
    const portal = await service.stripe.billingPortal.sessions.create({
      customer: String(paid.customer),
    });
    await page.goto(portal.url);
    await expectNoViolations(page, 'portal');
    expect(await findOverflow(page)).toEqual([]);
    await page.getByRole('button', { name: 'Cancel subscription' }).click();
    await page.getByRole('button', { name: "Don't cancel subscription" }).click();
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible();
  },
);

test(
  'a customer goes back without paying, or lets the session expire',
  { tag: '@night' },
  async ({ page }) => {
    const session = await openSession();
    await page.goto(session.url ?? '');
    await page.getByRole('link', { name: 'Back, without paying' }).click();
    await page.waitForURL('**/?cancelled');
    await page.goto(session.url ?? '');
    await page.getByRole('button', { name: 'Let it expire' }).click();
    await expect(page.getByRole('heading', { name: 'This page has expired' })).toBeVisible();
    await expectNoViolations(page, 'expired');
  },
);
