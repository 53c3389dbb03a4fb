import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessibleInBothSizes } from '../../support/browser/account-page.ts';
import { mailsTo, newAddress } from '../../support/browser/inbox.ts';
import {
  expectPaidOrder,
  fillCart,
  itemOf,
  openCart,
  payButton,
  payParcel,
  setStock,
} from '../../support/browser/shop.ts';
import { signIn } from '../../support/browser/sign-in.ts';
import { titleOf } from '../../support/browser/till.ts';

test.use({ viewport: { width: 390, height: 844 } });
// The payment provider's script may be blocked: all of this works without it.
test.beforeEach(({ page }) => page.route('https://js.stripe.com/**', (route) => route.abort()));

const belt = itemOf('lifting-belt', 1, 'M');
const books = itemOf('training-log-book', 2);

/** Waits for an e-mail, and returns the link to the buyer's order in it. */
const orderLinkIn = async (email: string, subject: RegExp): Promise<string> => {
  const find = async () => (await mailsTo(email)).find((mail) => subject.test(mail.subject));
  await expect.poll(async () => (await find())?.subject, { timeout: 60_000 }).toBeDefined();
  const link = (await find())?.links.find((one) => one.includes('/shop/order/#'));
  if (link === undefined) throw new Error(`No link to an order in ${String(subject)}.`);
  return link;
};

/** All visible text of the page outside an element. */
const textsBeside = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((element) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
      if (text !== '' && isShown && !element.contains(node)) texts.push(text);
    }
    return texts;
  });

/** The owner’s list, filtered to this order. */
const findOrder = async (owner: Page, number: string): Promise<Locator> => {
  await owner.goto('/owner/orders/');
  await owner.getByLabel('Number or name').fill(number);
  await owner.getByRole('button', { name: 'Find', exact: true }).click();
  const rows = owner.getByRole('list', { name: 'Orders' }).locator(':scope > li');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(number);
  return rows;
};

const printSlip = async (owner: Page, row: Locator, number: string): Promise<void> => {
  await row.getByRole('checkbox').first().check();
  await owner.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await owner.getByRole('button', { name: 'Print packing slips' }).click();
  await expect(owner.locator('html[data-printed]')).toHaveCount(1);
  const slip = owner.getByRole('article', { name: `Packing slip of ${number}` });
  await owner.emulateMedia({ media: 'print' });
  await expect(slip).toBeVisible();
  for (const text of ['Nora Lifter', '1 Rack Road', 'S3 0AA', 'Changed your mind?']) {
    await expect(slip).toContainText(text);
  }
  await expect(
    slip.getByRole('row', { name: `${belt.title} M ${belt.sku} 1`, exact: true }),
  ).toBeVisible();
  await expect(slip.getByRole('row', { name: `${books.title} ${books.sku} 2` })).toBeVisible();
  expect(await textsBeside(slip)).toEqual([]);
  const paper = (await owner.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(paper.match(/\/Type ?\/Page\b(?!s)/g)).toHaveLength(1);
  await owner.emulateMedia({ media: 'screen' });
  await expect(slip).toBeHidden();
};

test('a parcel is sent, returned and refunded', { tag: '@night' }, async ({ page, browser }) => {
  test.slow();
  await setStock(belt.sku, 50);
  await setStock(books.sku, 200);

  // The buyer buys without a login.
  const email = newAddress();
  await fillCart(page, [belt, books]);
  await openCart(page);
  const price = (await payButton(page).textContent())?.replace('Order and pay ', '') ?? '';
  await payButton(page).click();
  await payParcel(page, email);
  await expectPaidOrder(page);
  await expect(titleOf(page)).toContainText(/KN-\d+/);
  const number = /KN-\d+/.exec((await titleOf(page).textContent()) ?? '')?.[0] ?? '';
  await page.goto(await orderLinkIn(email, new RegExp(`^Your order ${number}: `)));
  await expect(titleOf(page)).toHaveText(`Thank you: order ${number}`);

  // The owner packs it, with its slip, and hands it to the carrier.
  const owner = await (await browser.newContext()).newPage();
  await signIn(owner, 'owner');
  const row = await findOrder(owner, number);
  await printSlip(owner, row, number);
  await row.getByRole('button', { name: 'Mark as packed' }).click();
  await expect(owner.getByText(`${number} is packed.`)).toBeVisible();
  await page.reload();
  await expect(titleOf(page)).toHaveText(`Packed: order ${number}`);
  await row.getByLabel('Tracking number').fill('SP 123');
  await row.getByRole('button', { name: 'Mark as sent' }).click();
  await expect(
    owner.getByText(`${number} is sent. She gets an e-mail with the number.`),
  ).toBeVisible();
  await expectAccessibleInBothSizes(owner, 'an order that is sent, at the owner’s desk');

  // The e-mail leads the buyer to her order; she returns all of it.
  await page.goto('/robots.txt');
  await page.goto(await orderLinkIn(email, new RegExp(`is on its way: order ${number}$`)));
  await expect(titleOf(page)).toHaveText(`On its way: order ${number}`);
  await expect(page.getByText('Royal Mail has it. The tracking number is SP 123.')).toBeVisible();
  await page.getByRole('button', { name: 'Withdraw from this order' }).click();
  await page.getByLabel(`${belt.title}, M`).selectOption('1');
  await page.getByLabel(books.title).selectOption('2');
  await page.getByRole('button', { name: 'Go on' }).click();
  const panel = page.getByRole('group', { name: `Withdraw from: order ${number}` });
  await expect(panel).toContainText(`We refund ${price} the way you paid`);
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
  await expect(page.getByText('We have received your withdrawal.')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Withdraw from this order' })).toHaveCount(0);
  await expectAccessibleInBothSizes(page, 'an order that comes back');

  // It arrives, and the owner refunds it.
  const back = await findOrder(owner, number);
  await expect(back).toContainText('She returns:');
  await back.getByRole('button', { name: 'It has come: refund her' }).click();
  await expect(owner.getByText(`${price} is refunded.`)).toBeVisible();
  await expect(async () => {
    await page.reload();
    await expect(titleOf(page)).toHaveText(`Refunded: order ${number}`, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(`Refunded: ${price}.`)).toBeVisible();
  await expect(page.getByText(`We refunded ${price} the way you paid.`).first()).toBeVisible();
  await expectAccessibleInBothSizes(page, 'an order that is refunded');
  for (const subject of ['We have received your withdrawal', 'Your refund is on its way']) {
    await orderLinkIn(email, new RegExp(`^${subject}: order ${number}$`));
  }
});
