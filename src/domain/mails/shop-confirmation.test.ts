// @vitest-environment jsdom
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { instantSupplyStatements } from '../orders/instant-supply-agreements.ts';
import { sampleSenderReaderAndCodes } from './sample-sender-reader-and-codes.test-support.ts';
import { ShopConfirmationDetails } from './shop-confirmation-details.ts';
import { shopConfirmationSamplesByTitle } from './shop-confirmation-samples-by-title.ts';
import { composeShopConfirmation, shopConfirmationWordingVersion } from './shop-confirmation.ts';

const sample = (name: string): ShopConfirmationDetails =>
  v.parse(ShopConfirmationDetails, shopConfirmationSamplesByTitle[name]);
const textOf = (name: string): string =>
  composeShopConfirmation(sample(name), sampleSenderReaderAndCodes).text.replaceAll(/\s+/g, ' ');
const goods = 'Goods of the shop';
const both = 'Goods and a pack that opens at once';
const later = 'A pack in a cart that opens after 14 days';

it('changes its version with every change of its text', () => {
  const all = Object.values(shopConfirmationSamplesByTitle).map((details) =>
    composeShopConfirmation(details, sampleSenderReaderAndCodes),
  );
  const digest = createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 8);
  expect(
    shopConfirmationWordingVersion,
    'The texts have changed: give shopConfirmationWordingVersion the day of the change and the digest at the end.',
  ).toMatch(new RegExp(`^\\d{4}-\\d{2}-\\d{2}-${digest}$`));
});

it('confirms goods with the products, price and delivery, and how to withdraw, with the form', () => {
  const text = textOf(goods);
  for (const expected of [
    'Lifting belt, S: £59',
    'Liquid chalk: 2 at £9 each: £18',
    'Tracked delivery, United Kingdom: £3.95',
    'Arrives: 25 November 2026 to 27 November 2026',
    'Total: £80.95, £13.49 VAT included',
    'Delivered to: Jo Sample, 1 Sample Street, Sheffield, S1 1AA, United Kingdom',
    'Order number: KN-1042',
    'Hello Jo, We have your payment.',
    'Best wishes, Seller Ltd',
    'until 14 days after they arrive',
    'You pay the return postage.',
    'we refund what you paid for delivery too',
    'I give notice that I cancel my contract for Lifting belt, S; Liquid chalk (2), order KN-1042',
    'of 2 November 2026',
    'Seller Ltd, registered in England and Wales, number 01234567. 1 Street, Town. us@example.com',
    `https://www.example.com/shop/order/#${sample(goods).shopOrderId}.shop-order+${sample(goods).shopOrderId}`,
  ]) {
    expect(text).toContain(expected);
  }
  expect(text).not.toContain('ticked');
});

it('confirms an open pack with the consents, and says that she can withdraw from the goods alone', () => {
  const text = textOf(both);
  expect(text).toContain(`[x] You ticked: “${instantSupplyStatements.pack.supplyNow}”`);
  expect(text).toContain(
    'your right to withdraw from a pack within 14 days, which the law calls your right to cancel, has ended with it',
  );
  expect(text).toContain('Total: £88.95. We charge no UK VAT on the goods');
  expect(text).toContain('customs there may ask you for tax, duty or a fee');
  expect(text).toContain('https://www.example.com/members/');
});

it('says until when she can withdraw from a pack that opens later, and mentions no parcel', () => {
  const text = textOf(later);
  expect(text).toContain('Until the end of 6 December 2026 you can withdraw from it');
  expect(text).toContain('You left unticked:');
  expect(text).toContain('Total: £24, VAT included');
  expect(text).not.toContain('customs');
  expect(text).not.toContain('postage');
  expect(text).not.toContain('Delivered to');
});

it('escapes markup in a title', () => {
  const title = '<img src=x onerror="alert(1)"> & </title><script>\'';
  const details = sample(goods);
  const { html } = composeShopConfirmation(
    { ...details, lines: details.lines.map((line) => ({ ...line, title })) },
    sampleSenderReaderAndCodes,
  );
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.querySelectorAll('img, script').length).toBe(0);
});
