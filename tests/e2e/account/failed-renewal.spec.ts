import { expect, test, type Page } from '@playwright/test';
import {
  buy,
  changeCard,
  expectMembership,
  expectPlan,
  expectAccessibleInBothSizes,
  part,
} from '../../support/browser/account-page.ts';
import { mailsTo } from '../../support/browser/inbox.ts';
import { logInAs, pressInBooks, subscriptionOf } from '../../support/browser/till.ts';
import { createAccount } from '../../support/login/create-account.ts';

// The journeys use a phone's window; the checks of a page look at a narrow and a wide one.
test.use({ viewport: { width: 390, height: 800 } });

test.beforeEach(({ page }) => page.route('https://js.stripe.com/**', (route) => route.abort()));

const paysCard = '4242424242424242';
/** Accepted as a new card, declined whenever it is charged. */
const failsCard = '4000000000000341';

/**
 * Becomes a member whose card is declined at the end of the year; returns the session of her order.
 */
const failAtRenewal = async (
  page: Page,
  name: string,
): Promise<{ email: string; session: string }> => {
  const account = await createAccount(name);
  await logInAs(page, account);
  const session = await buy(page, 'membership');
  await changeCard(page, failsCard);
  await pressInBooks(page, 'pass-period', (await subscriptionOf(page, session)).id);
  await expectMembership(page, 'A payment has failed');
  return { email: account.email, session };
};

test(
  'a declined renewal closes nothing at once, and another card pays it at once',
  { tag: '@night' },
  async ({ page }) => {
    const { email } = await failAtRenewal(page, 'mena');
    await expect(part(page, 'Membership')).toContainText(
      /Everything stays open until \d+ \w+ \d{4}\. Add another card/,
    );
    await expectAccessibleInBothSizes(page, 'a payment has failed');
    await expectPlan(page, 'open');
    const subjects = async () => (await mailsTo(email)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('We couldn’t take the payment for your membership');

    await changeCard(page, paysCard);
    await expectMembership(page, /It renews on \d+ \w+ \d{4} for £/);
    await expectPlan(page, 'open');
  },
);

test(
  'a renewal that is never paid ends the membership, and her plans close',
  { tag: '@night' },
  async ({ page }) => {
    const { session } = await failAtRenewal(page, 'nell');
    // All retries fail before the next period is over.
    await pressInBooks(page, 'pass-period', (await subscriptionOf(page, session)).id);
    await expectMembership(page, 'Ended');
    await expectAccessibleInBothSizes(page, 'ended');
    await expectPlan(page, 'closed');
    await page.goto('/members/');
    await expect(page.getByRole('heading', { name: 'Your membership has ended' })).toBeVisible();
    await expect(page.getByText('because a payment didn’t come through')).toBeVisible();
  },
);
