import { expect, test, type Page } from '@playwright/test';
import {
  shopOrderStates,
  type BuyerShopOrderLine,
  type ShopOrderAnswer,
} from '../../../src/domain/shop/shop-order.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { sampleOrder } from '../../support/shop/sample-order.ts';
import { firstForBreadth } from '../../support/proof-scale.ts';

const link = 'order-1042.signature';

/** Answers the page's request with an order; a declared return is answered as the server would. */
const answerWith = async (page: Page, order: ShopOrderAnswer): Promise<void> => {
  await page.route('**/api/shop-order', (route) => route.fulfill({ json: order }));
};

const openOrder = (page: Page) => page.goto(`/shop/order/#${link}`);
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

test('every state of an order is accessible', async ({ page }) => {
  test.slow();
  for (const state of shopOrderStates) {
    await page.unrouteAll();
    await answerWith(page, {
      ...sampleOrder,
      state,
      url: state === 'open' ? 'https://pay.example/' : null,
    });
    await page.goto('/robots.txt');
    await openOrder(page);
    await expect(heading(page)).toContainText('KN-1042');
    await expectAccessible(page, `an order that is ${state}`);
  }
});

for (const address of [`/shop/order/#${link}`, `/success/?session_id=cs_1#shop=${link}`]) {
  test(`the link in ${address} leaves the address, and a reload and a step back keep the order`, async ({
    page,
  }) => {
    await answerWith(page, sampleOrder);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url().replace(/#.*/, '')));
    await page.goto(address);
    const bare = address.replace(/[?#].*/, '');
    await expect(heading(page)).toContainText('KN-1042');
    await expect(page).toHaveURL(bare);
    await page.reload();
    await expect(heading(page)).toContainText('KN-1042');
    await page.goto('/about/');
    await page.goBack();
    await expect(heading(page)).toContainText('KN-1042');
    await expect(page).toHaveURL(bare);
    expect(requested.filter((one) => one.includes('signature'))).toEqual([]);
  });
}

const pack: BuyerShopOrderLine = {
  sku: 'prod_pack',
  kind: 'pack',
  title: 'Strength and power',
  variant: null,
  path: '/workout-packs/strength-power/',
  quantity: 1,
  unitMinorUnits: 2400,
  returned: 0,
  left: 1,
  opensAt: '2126-12-05T12:01:00.000Z',
};
/** Paid, and not dispatched. */
const waiting = { packedAt: null, sentAt: null, tracking: null, returnUntil: null };

const others: readonly (readonly [string, RegExp, Partial<ShopOrderAnswer>])[] = [
  [
    'paid too late',
    /^Paid too late: order KN-1042$/,
    { ...waiting, state: 'paid', notKept: 'sold-out' },
  ],
  [
    'not served, and refunded',
    /^We can’t send it there: order KN-1042$/,
    {
      ...waiting,
      state: 'refunded',
      notKept: 'not-served',
      refundedMinorUnits: sampleOrder.totalMinorUnits,
    },
  ],
];
for (const [name, title, changes] of firstForBreadth(others)) {
  test(`an order that isn’t kept is accessible: ${name}`, async ({ page }) => {
    await answerWith(page, { ...sampleOrder, ...changes });
    await openOrder(page);
    await expect(heading(page)).toHaveText(title);
    await expect(
      page.getByText('We’re refunding all of your £121.95 the way you paid'),
    ).toBeVisible();
    // Nothing is delivered, and nothing can be sent back.
    await expect(page.getByRole('list', { name: 'How far your parcel is' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Changed your mind?' })).toHaveCount(0);
    await expectAccessible(page, `an order that is ${name}`);
  });
}

test(
  'a pack that is open can’t be withdrawn from, one that isn’t can',
  { tag: '@night' },
  async ({ page }) => {
    const open = { ...pack, sku: 'prod_open', title: 'Off-season', opensAt: sampleOrder.paidAt };
    await answerWith(page, { ...sampleOrder, lines: [...sampleOrder.lines, pack, open] });
    await openOrder(page);
    await expect(page.getByText('It opens on 5 December 2126.', { exact: true })).toBeVisible();
    await expect(page.getByText('It is open.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw from this order' }).click();
    await expect(page.getByLabel(pack.title)).toBeVisible();
    await expect(page.getByLabel(open.title)).toHaveCount(0);
    await expectAccessible(page, 'an order with packs, of which one is open');
  },
);

test('the page sends something back in two steps', async ({ page }) => {
  await answerWith(page, sampleOrder);
  let sent: unknown;
  await page.route('**/api/shop-order/return', async (route) => {
    sent = route.request().postDataJSON();
    await route.fulfill({
      json: {
        ...sampleOrder,
        lines: sampleOrder.lines.map((line) => ({ ...line, left: 0 })),
        returns: [
          {
            id: 'return-1',
            lines: [{ sku: 'lifting-belt:S', quantity: 2 }],
            state: 'declared',
            declaredAt: '2026-11-23T12:00:00.000Z',
            minorUnits: null,
          },
        ],
      },
    });
  });
  await openOrder(page);
  await page.getByRole('button', { name: 'Withdraw from this order' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('Choose at least one item.')).toBeVisible();
  await page.getByLabel('Lifting belt, S').selectOption('2');
  await page.getByRole('button', { name: 'Go on' }).click();
  const panel = page.getByRole('group', { name: 'Withdraw from: order KN-1042' });
  await expect(panel).toBeFocused();
  // Two belts for £59 and the delivery charge, as all of the goods go back.
  await expect(panel).toContainText('We refund £121.95 the way you paid, including delivery.');
  await expectAccessible(page, 'the second step of a withdrawal');
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('We have received your withdrawal.')).toBeFocused();
  expect(sent).toEqual({ link, lines: [{ sku: 'lifting-belt:S', quantity: 2 }] });
  await expect(page.getByRole('button', { name: 'Withdraw from this order' })).toHaveCount(0);
});

test('the page says that a link opens no order, and that an order can’t be loaded now', async ({
  page,
}) => {
  await page.goto('/shop/order/');
  await expect(heading(page)).toHaveText('We can’t find that order');
  // The server itself knows no such link.
  await page.goto('/robots.txt');
  await openOrder(page);
  await expect(heading(page)).toHaveText('We can’t find that order');
  await expectAccessible(page, 'a link that opens no order');
  await page.route('**/api/shop-order', (route) =>
    route.fulfill({ status: 503, json: { error: 'Please try again in a moment.' } }),
  );
  await page.goto('/robots.txt');
  await openOrder(page);
  await expect(page.getByText('Please try again in a moment.')).toBeVisible();
  await expectAccessible(page, 'an order that can’t be had now');
  await page.unrouteAll();
  await answerWith(page, sampleOrder);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('On its way: order KN-1042');
});
