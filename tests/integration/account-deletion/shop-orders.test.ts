import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { shopApiPaths } from '../../../src/domain/shop/shop-api-paths.ts';
import { ShopOrderAnswerSchema } from '../../../src/domain/shop/shop-order.ts';
import { createAuthenticateSubject } from '../../../src/server/auth/access-token.ts';
import { createDeletionRequestEndpoint } from '../../../src/server/account-deletion/deletion-endpoint.ts';
import { finishDeletions } from '../../../src/server/account-deletion/finish-deletions.ts';
import { readRepeatWithdrawersAndPaymentsAfterDeletion } from '../../../src/server/owner/read-repeat-withdrawers-and-payments-after-deletion.ts';
import { createGiftAndLinkCodeDeriver } from '../../../src/server/rights/gift-codes.ts';
import { createRefuseDeletedAccount } from '../../../src/server/rights/refuse-deleted-account.ts';
import { markParcelSent } from '../../../src/server/shop/desk-parcels.ts';
import { orderLinkTokenOf } from '../../../src/server/shop/order-link.ts';
import { createShopOrderAndReturnEndpoint } from '../../../src/server/shop/shop-order-endpoint.ts';
import { openTestTokens } from '../../support/login/test-tokens.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { storeStock } from '../../support/stored/shop-order.ts';
import {
  emptyShop,
  openTestShop,
  packLine,
  type PlacedShopOrder,
  type TestShop,
} from '../../support/shop/test-shop.ts';
import { run } from '../../support/stored/rows.ts';

const minute = 60_000;
const belt = 'belt:S';
const codes = createGiftAndLinkCodeDeriver('a secret of these tests, with 32 characters');

const database = openDatabaseForTests();
let shop: TestShop;
/** How far the site's clock is ahead of the stand-in's. */
let ahead = 0;
const now = (): Date => new Date(shop.refreshing.now().getTime() + ahead);
let tokens: Awaited<ReturnType<typeof openTestTokens>>;
let logged: string[];
let ids = 0;

beforeEach(async () => {
  await emptyShop(database);
  await storeStock(database, belt, 9);
  ahead = 0;
  shop = openTestShop(database);
  tokens = await openTestTokens(now);
  logged = [];
});

/**
 * A member puts a belt and a pack into her cart and opens Stripe’s page, where she isn’t a known
 * customer.
 */
const order = (): Promise<PlacedShopOrder> => shop.order({ lines: [{ sku: belt }, packLine] });
const buy = async (email: string): Promise<PlacedShopOrder> => {
  const placed = await order();
  shop.pay(placed.sessionId, { email });
  await shop.refresh(placed.id);
  return placed;
};

const askDeletion = async (subject: string): Promise<void> => {
  const answer = await createDeletionRequestEndpoint({
    authenticate: createAuthenticateSubject(
      tokens.settings,
      tokens.keys,
      now,
      createRefuseDeletedAccount(database),
    ),
    database,
    enforceLimit: async () => undefined,
    readAccount: async () => ({ read: true }),
    newCustomerId: () => `new-${(ids += 1)}`,
    now,
  })(
    await tokens.requestOf(subject, accountAndOwnerApiPaths.accountDeletion, {
      method: 'POST',
      body: { isSure: true },
    }),
  );
  expect(answer.status).toBe(200);
};

/** One run of the scheduled function. */
const work = (): Promise<void> =>
  finishDeletions({
    database,
    stripe: shop.payments.stripe,
    mailingList: { forget: async () => undefined },
    accounts: { findPerson: async () => undefined, deleteAccount: async () => undefined },
    now,
    hasTime: () => true,
    log: (message) => void logged.push(message),
  });
const sendMails = () =>
  run(
    database,
    `update mails set state = 'sent', sent_at = $1::timestamptz where state = 'waiting'`,
    [now()],
  );
const isDone = async (): Promise<boolean> =>
  (await run(database, 'select data_done_at from account_deletions'))[0]?.['data_done_at'] != null;
const finish = async (): Promise<void> => {
  for (let calls = 0; calls < 10; calls += 1) {
    await work();
    await sendMails();
    if (await isDone()) return;
    ahead += 400 * minute;
  }
  throw new Error('It never ends.');
};

const statusOf = async (sessionId: string) =>
  (await shop.payments.stripe.checkout.sessions.retrieve(sessionId)).status;
const stock = async () => (await run(database, 'select on_hand, held from stock'))[0];

it('deleting an account ends her open cart payment and nobody else’s, and releases its goods', async () => {
  const hers = await order();
  const others = await order();
  expect(await stock()).toEqual({ on_hand: 9, held: 2 });
  await askDeletion(hers.subject);
  await finish();
  expect(await statusOf(hers.sessionId)).toBe('expired');
  expect(await statusOf(others.sessionId)).toBe('open');
  for (const event of shop.payments.events()) await shop.deliver(event);
  expect(await stock()).toEqual({ on_hand: 9, held: 1 });
  expect(await shop.stored(hers.id)).toMatchObject({ state: 'expired', stock_state: 'released' });
  expect(shop.pay(hers.sessionId)).toBeDefined();
  expect(logged).toEqual([]);
});

it('the deletion continues only when Stripe has ended her cart’s payment page', async () => {
  const { subject, sessionId } = await order();
  await askDeletion(subject);
  shop.payments.faults.set('down', 'always');
  await work();
  expect(await run(database, 'select stripe_done_at from account_deletions')).toEqual([
    { stripe_done_at: null },
  ]);
  expect(logged).toEqual([expect.stringContaining('Stripe')]);
  shop.payments.faults.clear();
  expect(await statusOf(sessionId)).toBe('open');
  ahead += 400 * minute;
  await finish();
  expect(await statusOf(sessionId)).toBe('expired');
});

it('a cart paid at the last moment: she gets her parcel, and her money for the pack back', async () => {
  const { id, subject, sessionId } = await order();
  shop.pay(sessionId);
  await askDeletion(subject);
  await finish();
  // The host repeats an event, and the reconcile reads the order again.
  for (const event of shop.payments.events()) await shop.deliver(event);
  await shop.reconcile();
  expect(await shop.stored(id)).toMatchObject({ state: 'paid', not_kept: null });
  expect(await stock()).toEqual({ on_hand: 8, held: 0 });
  await shop.payBack();
  await shop.refresh(id);
  const { unitMinorUnits: price } = (await shop.stored(id)).lines[1] ?? {};
  expect(await shop.stored(id)).toMatchObject({
    refunded_minor_units: price,
    returns: [{ kind: 'return', state: 'refunded', minorUnits: price }],
  });
  expect(await run(database, 'select state from grants')).toEqual([{ state: 'withdrawn' }]);
  expect(await shop.reconcile()).toEqual([]);
  const { number } = await shop.stored(id);
  expect(
    (await readRepeatWithdrawersAndPaymentsAfterDeletion(database)).latePayments,
  ).toMatchObject([
    { what: `KN-${number}: ${packLine.sku}`, amount: { minorUnits: price }, isBack: true },
  ]);
});

it('a cart whose payment we knew before the deletion stays as it is', async () => {
  const { id, subject } = await buy('ann@example.com');
  await askDeletion(subject);
  await finish();
  await shop.refresh(id);
  await shop.payBack();
  expect(await shop.stored(id)).toMatchObject({ refunded_minor_units: 0, returns: [] });
});

it('the e-mails about a parcel dispatched after the deletion are deleted once they have been sent', async () => {
  const her = 'ann@example.com';
  const other = 'eve@example.com';
  const { id, subject } = await buy(her);
  const { id: othersId } = await buy(other);
  await askDeletion(subject);
  await finish();
  const desk = { database, now, newId: () => `act-${(ids += 1)}` };
  const tracking = { carrier: 'Post', number: 'SP 77' };
  for (const shopOrderId of [id, othersId]) {
    await markParcelSent(desk, { shopOrderId, tracking, by: 'auth0|owner' });
  }
  const told = () =>
    run(
      database,
      `select mail_id, address, details ->> 'number' as number from mails where kind = 'shop-order-sent' order by address`,
    );
  // It still has to be dispatched, so its address is kept.
  await work();
  expect((await told()).map(({ address }) => address)).toEqual([her, other]);
  await sendMails();
  await work();
  expect(await told()).toEqual([
    expect.objectContaining({ address: '', number: null }),
    expect.objectContaining({ address: other, number: expect.stringMatching(/^KN-/) }),
  ]);
  // Tax law requires us to keep this.
  expect(
    await run(
      database,
      `select address from mails where kind = 'shop-order-confirmation' order by address`,
    ),
  ).toEqual([{ address: her }, { address: other }]);

  // Without an account, the link in the member's e-mail still shows where her parcel is.
  const answer = await createShopOrderAndReturnEndpoint({
    ...shop.refreshing,
    codes,
    countRequest: () => undefined,
    enforceLimit: async () => undefined,
    newId: () => `return-${(ids += 1)}`,
    log: () => undefined,
  })(
    new Request(`https://knurl.example${shopApiPaths.shopOrder}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ link: orderLinkTokenOf(codes, id) }),
    }),
  );
  expect(v.parse(ShopOrderAnswerSchema, await answer.json())).toMatchObject({
    state: 'sent',
    tracking,
  });
});
