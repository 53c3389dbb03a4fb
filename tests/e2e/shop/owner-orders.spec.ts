import { expect, test } from '@playwright/test';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { sampleDeskOrder } from '../../support/shop/sample-order.ts';

const waiting = { toPack: 2, toSend: 0, returns: 0 };
const second = { ...sampleDeskOrder, id: 'order-1041', number: 'KN-1041' };

test('the owner packs an order, prints its slip and dispatches it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'owner');
  const acts: unknown[] = [];
  await page.route('**/api/owner/orders*', async (route) => {
    if (route.request().method() === 'GET') {
      await route.fulfill({ json: { orders: [sampleDeskOrder, second], next: null, waiting } });
      return;
    }
    const act: { readonly act: string } = route.request().postDataJSON();
    acts.push(act);
    const packed = { state: 'packed', packedAt: '2026-11-23T12:00:00.000Z' };
    const orders =
      act.act === 'packed'
        ? [
            { ...sampleDeskOrder, ...packed },
            { ...second, ...packed },
          ]
        : [{ ...sampleDeskOrder, state: 'sent', sentAt: '2026-11-23T13:00:00.000Z' }];
    await route.fulfill({ json: { orders, waiting: { toPack: 0, toSend: 2, returns: 0 } } });
  });
  await page.goto('/owner/orders/');
  await expect(page.getByText('2 to pack, 0 to send, 0 returned.')).toBeVisible();
  await expectAccessible(page, 'the owner’s orders');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Print packing slips' }).click();
  await expect(page.getByText('Choose the orders whose slips you want.')).toBeVisible();
  await page.getByRole('button', { name: 'Choose all' }).click();
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print packing slips' }).click();
  await expect(page.locator('html[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  const slips = page.getByRole('article', { name: /^Packing slip of/ });
  await expect(slips).toHaveCount(2);
  await expect(slips.first()).toContainText('1 Rack Street');
  await expect(
    slips.first().getByRole('row', { name: 'Lifting belt S lifting-belt:S 2' }),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Choose none' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Mark all chosen as packed' }).click();
  await expect(page.getByText('2 orders are packed.')).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'KN-1042' }).first();
  await row.getByLabel('Tracking number').fill('SP 1');
  await row.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(
    page.getByText('KN-1042 is sent. She gets an e-mail with the number.'),
  ).toBeVisible();
  expect(acts).toEqual([
    { act: 'packed', orderIds: ['order-1042', 'order-1041'] },
    { act: 'sent', orderId: 'order-1042', tracking: { carrier: 'Royal Mail', number: 'SP 1' } },
  ]);
});

test('the owner counts stock, and adds a delivery', { tag: '@night' }, async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/owner/stock/');
  const piece = page
    .getByRole('listitem')
    .filter({ has: page.getByLabel('Counted') })
    .first();
  await expect(piece).toBeVisible();
  await expectAccessible(page, 'the owner’s stock');
  await piece.getByLabel('Counted').fill('many');
  await piece.getByRole('button', { name: 'Set' }).click();
  await expect(piece.getByRole('alert')).toHaveText('Write a whole number of pieces, such as 12.');
  await piece.getByLabel('Counted').fill('900');
  await piece.getByRole('button', { name: 'Set' }).click();
  await expect(piece).toContainText('900 to sell');
  await piece.getByLabel('Delivered').fill('30');
  await piece.getByRole('button', { name: 'Add' }).click();
  await expect(piece).toContainText('930 to sell');
});

test('orders and stock are closed to a member', async ({ page }) => {
  for (const path of ['/api/owner/orders', '/api/owner/stock']) {
    expect((await page.request.get(path)).status()).toBe(401);
  }
  await signIn(page, 'subscriber');
  for (const path of ['/owner/orders/', '/owner/stock/']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This isn’t your page' })).toBeVisible();
  }
});
