import { expect, test, type Page } from '@playwright/test';
import { currencies, formatMoney, type Currency } from '../../../src/domain/money.ts';
import { orderPagePathForProductId } from '../../../src/domain/orders/order-page-path.ts';
import { createAccount, mailsTo, origins } from '../../support/login/create-account.ts';
import {
  buy,
  expectMembership,
  expectPlan,
  expectAccessibleInBothSizes,
  openAccount,
  part,
  press,
  statusMessage,
} from '../../support/browser/account-page.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { linkInMailTo } from '../../support/browser/login-pages.ts';
import {
  expectStripePage,
  cards,
  logInAs,
  membershipProduct,
  openOrder,
  orderButton,
  packName,
  packProduct,
  payWith,
  pressInBooks,
  subscriptionOf,
  tickBoth,
  titleOf,
} from '../../support/browser/till.ts';
import { sampleForBreadth } from '../../support/proof-scale.ts';

// The journeys use a phone's window; the checks of a page look at a narrow and a wide one.
test.use({ viewport: { width: 390, height: 800 } });

// The payment provider's script may be blocked: all of this works without it.
test.beforeEach(({ page }) => page.route('https://js.stripe.com/**', (route) => route.abort()));

const expectPaid = async (page: Page, title: string): Promise<void> => {
  await page.waitForURL('/success/');
  await expect(titleOf(page)).toHaveText(title);
};

const prices = { gbp: '£', eur: '€', usd: '$', aud: 'A$' } satisfies Record<Currency, string>;

for (const width of sampleForBreadth([390, 1280])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('a visitor orders, signs up, pays, and the plan opens', async ({ page }) => {
      const email = `nora-${crypto.randomUUID()}@example.com`;
      await openOrder(page, packProduct);
      await expectAccessibleInBothSizes(page, 'the order');
      await tickBoth(page);
      await orderButton(page).click();
      await page.waitForURL(`${origins.login}/**`);
      await page.getByRole('link', { name: 'Sign up' }).click();
      await page.getByLabel('First name').fill('Nora');
      await page.getByLabel('E-mail address').fill(email);
      await page.getByLabel('Password').fill('iron and chalk');
      await page.getByRole('button', { name: 'Sign up' }).click();
      await expect(titleOf(page)).toHaveText('Verify your address');
      const mailbox = await page.context().newPage();
      await mailbox.goto(await linkInMailTo(page, email));
      await mailbox.close();
      await page.getByRole('button', { name: 'Login Once Verified' }).click();

      // No other press is needed: what the buyer ticked still holds.
      await payWith(page, cards.pays);
      await expectPaid(page, `It’s yours: ${packName}`);
      await expectAccessibleInBothSizes(page, 'paid');
      // What she bought joins the other links when her record has been read.
      await page.getByRole('main').locator('li a[href^="/members/packs/"]').first().click();
      await expect(page).toHaveURL(/\/members\/packs\//);
      await expect(
        page
          .getByRole('main')
          .getByText(/Week 1/)
          .first(),
      ).toBeVisible();
      await expect.poll(async () => (await mailsTo(email)).length).toBe(2);
    });
  });
}

test('a refused card and an abandoned payment page lead back to the order as she left it', async ({
  page,
}) => {
  await logInAs(page, await createAccount('rita'));
  await openOrder(page, packProduct);
  await tickBoth(page);
  await orderButton(page).click();
  await payWith(page, cards.isDeclined);
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.');
  await page.getByRole('link', { name: 'Back, without paying' }).click();
  await page.waitForURL(`/checkout/?product=${packProduct}#order`);
  await expect(titleOf(page)).toHaveText(`Order: ${packName}`);
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked();
  const before = page.url();
  await orderButton(page).click();
  await expectStripePage(page);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(orderButton(page)).toHaveAttribute('aria-busy', 'false');
  await orderButton(page).click();
  await payWith(page, cards.pays);
  await expectPaid(page, `It’s yours: ${packName}`);
});

test('an expired payment page is replaced by a new one', { tag: '@night' }, async ({ page }) => {
  await logInAs(page, await createAccount('edda'));
  await openOrder(page, packProduct);
  await orderButton(page).click();
  await expectStripePage(page);
  const expired = page.url();
  const session = expired.split('/').at(-1) ?? '';
  await page.getByRole('button', { name: 'Let it expire' }).click();
  await page.goto(`/success/?session_id=${session}`);
  await expect(titleOf(page)).toHaveText(`Not paid: ${packName}`);
  await expectAccessibleInBothSizes(page, 'expired');
  await page.getByRole('link', { name: 'Order again' }).click();
  await orderButton(page).click();
  await expectStripePage(page);
  expect(page.url()).not.toBe(expired);
  await page.goto(`/success/?session_id=${page.url().split('/').at(-1)}`);
  await expect(titleOf(page)).toHaveText(`Not paid yet: ${packName}`);
  await expectAccessibleInBothSizes(page, 'not paid yet');
  await page.getByRole('link', { name: 'Carry on and pay' }).click();
  await payWith(page, cards.pays);
  // The buyer left both unticked.
  await expectPaid(page, `Ordered: ${packName}`);
  await expectAccessibleInBothSizes(page, 'opens later');
});

test('two tabs lead to one payment', { tag: '@night' }, async ({ page, context }) => {
  await logInAs(page, await createAccount('twyla'));
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await openOrder(tab, packProduct);
    await tickBoth(tab);
  }
  await Promise.all([orderButton(page).click(), orderButton(other).click()]);
  await Promise.all([expectStripePage(page), expectStripePage(other)]);
  expect(other.url()).toBe(page.url());
  await payWith(page, cards.pays);
  await expectPaid(page, `It’s yours: ${packName}`);
  await other.reload();
  await expect(
    other
      .getByRole('heading', { name: 'You’re all done here' })
      .or(other.getByText('This checkout is complete.')),
  ).toBeVisible();
  // It isn't sold to the buyer again, in whichever tab she has paid.
  await other.goto(orderPagePathForProductId(packProduct));
  await expect(titleOf(other)).toHaveText(`You already have this: ${packName}`);
  await expect(other.getByRole('link', { name: 'Open it' })).toBeVisible();
  await expectAccessibleInBothSizes(other, 'already owned');
});

test(
  'a pack is charged in each currency, as the order page says',
  { tag: '@night' },
  async ({ page }) => {
    await logInAs(page, await createAccount('cora'));
    for (const currency of currencies) {
      await page.goto('/robots.txt');
      await page.evaluate((one) => localStorage.setItem('currency', one), currency);
      await openOrder(page, packProduct);
      const text = (await orderButton(page).textContent()) ?? '';
      expect(text).toContain(` ${prices[currency]}`);
      const amount = text.slice('Order and pay '.length);
      await orderButton(page).click();
      await expectStripePage(page);
      const shown = formatMoney({
        currency,
        minorUnits: Math.round(Number(amount.replace(/[^\d.]/g, '')) * 100),
      });
      expect(shown).toBe(amount);
      await expect(page.getByRole('button', { name: /^Pay/ })).toContainText(
        amount.replace('A$', '').replace(/^[£€$]/, ''),
      );
    }
    await payWith(page, cards.pays);
    await expectPaid(page, `Ordered: ${packName}`);
  },
);

test(
  'a subscription bought on one device is active on another',
  { tag: '@night' },
  async ({ page, browser }) => {
    const account = await createAccount('sage');
    await logInAs(page, account);
    await openOrder(page, membershipProduct);
    await tickBoth(page, 'membership');
    await expectAccessibleInBothSizes(page, 'the order of the membership');
    await orderButton(page).click();
    await payWith(page, cards.pays);
    await expectPaid(page, 'It’s yours: Annual membership');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('sub'))).toBe('true');
    await page.goto('/contact/');
    await expect(page.getByRole('heading', { name: 'A year of member plans' })).toBeHidden();

    const device = await browser.newContext();
    const elsewhere = await device.newPage();
    await logInAs(elsewhere, account);
    await expect(elsewhere.getByText(/It renews on/)).toBeVisible();
    // Nobody who pays for a membership is offered a second one.
    await elsewhere.goto(orderPagePathForProductId(membershipProduct));
    await expect(titleOf(elsewhere)).toHaveText('You already have this: Annual membership');
    await expect(elsewhere.getByRole('link', { name: 'Manage your membership' })).toBeVisible();
    await expect(orderButton(elsewhere)).toHaveCount(0);
    await device.close();
  },
);

test(
  'a cancelled membership opens everything until its period ends, and nothing after that',
  { tag: '@night' },
  async ({ page }) => {
    await logInAs(page, await createAccount('cass'));
    const session = await buy(page, 'membership');
    await openAccount(page);
    await press(page, 'Cancel the membership');
    await press(page, 'Yes, cancel');
    await expect(statusMessage(page, 'Membership')).toContainText('It’s cancelled. It ends on');
    await page.goto('/members/');
    await expect(page.getByText(/You have cancelled it: it ends on/)).toBeVisible();
    await expectAccessibleInBothSizes(page, 'cancelled');
    await expectPlan(page, 'open');

    await pressInBooks(page, 'pass-period', (await subscriptionOf(page, session)).id);
    await expectMembership(page, 'Ended');
    await page.goto('/members/');
    await expect(page.getByRole('heading', { name: 'Your membership has ended' })).toBeVisible();
    await expect(page.getByText('for the price of a renewal')).toBeVisible();
    await expectAccessibleInBothSizes(page, 'ended');
    await expectPlan(page, 'closed');
    await page.goto('/contact/');
    await expect(page.getByRole('heading', { name: 'A year of member plans' })).toBeVisible();
  },
);

test(
  'a member whose membership has ended comes back for the renewal price',
  { tag: '@night' },
  async ({ page }) => {
    await logInAs(page, await createAccount('cleo'));
    const session = await buy(page, 'membership');
    await pressInBooks(page, 'end', (await subscriptionOf(page, session)).id);
    await expectMembership(page, /you can come back for the price of a renewal: £/);
    await expectPlan(page, 'closed');
    await openAccount(page);
    await part(page, 'Membership').getByRole('link', { name: 'Come back' }).click();
    await expect(titleOf(page)).toHaveText('Order: Renewal price');
    await tickBoth(page, 'membership');
    await orderButton(page).click();
    await payWith(page, cards.pays);
    await expectPaid(page, 'It’s yours: Renewal price');
    await expectPlan(page, 'open');
    await openAccount(page);
    await expect(part(page, 'Membership')).toContainText('It renews on');
  },
);

test(
  'a lapsed member reads on the promotions page what ended and what renewing costs',
  { tag: '@night' },
  async ({ page }) => {
    await signIn(page, 'lapsed');
    await page.goto('/promotions/');
    const notice = page.getByRole('region', { name: 'Your membership has ended' });
    await expect(notice).toContainText(/(Coming back costs|price of a renewal:) £\d/);
    await expectAccessibleInBothSizes(page, 'lapsed, promotions');
    await notice.getByRole('link', { name: 'Renew your membership' }).click();
    await expect(titleOf(page)).toHaveText('Order: Annual membership');
  },
);

test(
  'a subscriber manages her membership where others see offers',
  { tag: '@night' },
  async ({ page }) => {
    await signIn(page, 'subscriber');
    await page.goto('/promotions/');
    await expect(page.getByRole('link', { name: 'Manage your membership' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Student membership' })).toBeHidden();
    // Members can still give one.
    await expect(page.getByRole('heading', { name: 'Gift membership' })).toBeVisible();
    await page.goto('/contact/');
    await expect(page.getByRole('heading', { name: 'A year of member plans' })).toBeHidden();
  },
);
