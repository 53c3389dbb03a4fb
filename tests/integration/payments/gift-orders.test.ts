import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GiftChoice } from '../../../src/domain/gifts/gifts.ts';
import type { DigitalCatalogueItem } from '../../../src/domain/digital-catalogue.ts';
import {
  giftOf,
  openTestCheckout,
  orderOf,
  type TestCheckout,
} from '../../support/payments/test-checkout.ts';

let test: TestCheckout;
beforeAll(async () => {
  test = await openTestCheckout();
});
afterAll(() => test.dispose());

const annualRight = 'sub_annual';

const Terms = v.object({
  kind: v.string(),
  offer: v.nullable(v.string()),
  right_id: v.string(),
  renewal_minor_units: v.nullable(v.number()),
  gift: v.unknown(),
  agreements_version: v.string(),
  state: v.string(),
});
const termsOf = (subject: string) =>
  test.server.database.query(
    Terms,
    `select orders.* from orders join customers using (customer_id) where subject = $1 order by ordered_at, order_id`,
    [subject],
  );

describe('a gift', () => {
  const choice: GiftChoice = {
    startsOn: '2026-12-25',
    toName: 'Bea',
    line: 'For the winter.\nLove, Ann',
    toAddress: 'bea@example.com',
  };

  it('is one payment, stored with the giver’s choices', async () => {
    const { id, url } = await test.order('auth0|giver', giftOf(test.gift, choice));
    expect(await termsOf('auth0|giver')).toEqual([
      {
        kind: 'gift-membership',
        offer: null,
        right_id: annualRight,
        renewal_minor_units: null,
        gift: choice,
        agreements_version: 'none',
        state: 'open',
      },
    ]);
    const session = await test.stripe.stripe.checkout.sessions.retrieve(id);
    expect(session).toMatchObject({
      mode: 'payment',
      cancel_url: 'https://knurl.example/checkout/?product=gift_annual&gift=#order',
    });
    expect(session.custom_text.submit?.message).toContain('Until it is used');
    await test.pay(url);
  });

  it('of a pack is a separate order from her own order of the same pack', async () => {
    const own = await test.order('auth0|both', orderOf(test.pack));
    const given = await test.order('auth0|both', giftOf(test.pack, choice));
    expect(given.id).not.toBe(own.id);
    const open = (await test.openSessionsOf('auth0|both')).map(({ id }) => id);
    expect(open.toSorted()).toEqual([own.id, given.id].toSorted());
  });

  it('with changed words replaces the unpaid one', async () => {
    const first = await test.order('auth0|rewords', giftOf(test.gift, choice));
    const same = await test.order('auth0|rewords', giftOf(test.gift, choice));
    expect(same.id).toBe(first.id);
    const other = await test.order('auth0|rewords', giftOf(test.gift, { ...choice, line: '' }));
    expect((await test.openSessionsOf('auth0|rewords')).map(({ id }) => id)).toEqual([other.id]);
  });

  const invalid: readonly (readonly [string, () => DigitalCatalogueItem, object, RegExp])[] = [
    ['of a membership that renews', () => test.membership, {}, /order the gift membership/],
    [
      'that begins in the past',
      () => test.gift,
      { startsOn: '2026-11-20' },
      /today at the earliest/,
    ],
    ['that begins in two years', () => test.gift, { startsOn: '2028-11-20' }, /within a year/],
    ['on a day that doesn’t exist', () => test.gift, { startsOn: '2027-02-30' }, /Choose the day/],
    ['on no day', () => test.gift, { startsOn: 'soon' }, /from which day/],
    ['with a long line', () => test.gift, { line: 'x'.repeat(301) }, /at most 300 characters/],
    ['for a long name', () => test.gift, { toName: 'x'.repeat(81) }, /at most 80 characters/],
    ['to no address', () => test.gift, { toAddress: 'bea' }, /name@example.com/],
  ];
  it.each(invalid)('is refused: %s', async (what, item, change, sentence) => {
    const subject = `auth0|invalid ${what}`;
    const body = giftOf(item(), { ...choice, ...change });
    const answer = await test.press(subject, body);
    expect(answer.status).toBe(400);
    expect(v.parse(v.object({ error: v.string() }), await answer.json()).error).toMatch(sentence);
    expect(await test.ordersOf(subject)).toEqual([]);
  });

  it('has no statements to tick, and needs the giver’s choices', async () => {
    const ticked = { ...giftOf(test.gift), agreements: orderOf(test.pack).agreements };
    expect((await test.press('auth0|ticked', ticked)).status).toBe(400);
    expect((await test.press('auth0|bare', orderOf(test.gift))).status).toBe(400);
  });
});
