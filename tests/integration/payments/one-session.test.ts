import Stripe from 'stripe';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expireCheckoutSession } from '../../../local/stripe/checkout/expire.ts';
import { paySession } from '../../../local/stripe/checkout/pay.ts';
import { PaymentPageAnswerSchema } from '../../../src/domain/orders/checkout.ts';
import { storeDeletionRequest } from '../../../src/server/account-deletion/store-deletion-request.ts';
import { DatabaseUnavailable, type Database } from '../../../src/server/store/database.ts';
import {
  orderOf,
  openTestCheckout,
  type TestCheckout,
} from '../../support/payments/test-checkout.ts';
import { storeSubscription } from '../../support/stored/rights.ts';

let test: TestCheckout;
beforeAll(async () => {
  test = await openTestCheckout();
});
afterAll(() => test.dispose());

const sessionIn = async (answer: Response): Promise<string> =>
  v.parse(PaymentPageAnswerSchema, await answer.json()).id;
const payable = async (subject: string) =>
  (await test.ordersOf(subject)).filter(({ state }) => ['preparing', 'open'].includes(state));
const nothing = v.object({});

/** A database that runs some code before or after the statements that contain a text. */
const databaseWith = (
  text: string,
  act: (when: 'before' | 'after') => Promise<void>,
): Database => ({
  ...test.server.database,
  query: async (schema, statement, values) => {
    const isMeant = statement.includes(text);
    if (isMeant) await act('before');
    const rows = await test.server.database.query(schema, statement, values);
    if (isMeant) await act('after');
    return rows;
  },
});

/** A database whose connection breaks when a session has been created but not stored. */
const losesSession = () =>
  databaseWith("set state = 'open'", (when) =>
    when === 'before'
      ? Promise.reject(new DatabaseUnavailable(new Error('gone')))
      : Promise.resolve(),
  );

it('fifty presses at once create one customer, one order and one session', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => test.press('auth0|fifty', orderOf(test.pack))),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const [session, ...others] = new Set(await Promise.all(answers.map(sessionIn)));
  expect(others).toEqual([]);
  expect(await test.ordersOf('auth0|fifty')).toMatchObject([
    { state: 'open', session_id: session },
  ]);
  expect((await test.openSessionsOf('auth0|fifty')).map(({ id }) => id)).toEqual([session]);
  const { account } = await test.stripe.standIn();
  expect(account.books.all('customer').filter(({ name }) => name === 'Ann Lee')).toHaveLength(1);
});

it('fifty presses for two currencies at once leave one payable session', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      test.press('auth0|torn', orderOf(test.pack, index % 2 === 0 ? 'gbp' : 'eur')),
    ),
  );
  // Some get the answer that the order was changed in another tab.
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const { id } = await test.order('auth0|torn', orderOf(test.pack, 'usd'));
  expect((await test.openSessionsOf('auth0|torn')).map((session) => session.id)).toEqual([id]);
  expect(await payable('auth0|torn')).toMatchObject([{ session_id: id, currency: 'usd' }]);
});

it('two presses while Stripe is slow to create the session get the same one', async () => {
  const stripe = test.stripe.clientWith({ maxNetworkRetries: 2 });
  const { faults } = await test.stripe.standIn();
  stripe.on('request', ({ method, path }: Stripe.RequestEvent) => {
    if (method === 'POST' && path === '/v1/checkout/sessions') faults.set('slow', 1);
  });
  const answers = await Promise.all(
    [1, 2].map(() => test.press('auth0|slow', orderOf(test.pack), { stripe })),
  );
  expect(new Set(await Promise.all(answers.map(sessionIn))).size).toBe(1);
});

it('nothing can be paid if she requests her account’s deletion while the session is being created', async () => {
  const subject = 'auth0|leaving';
  const database = databaseWith("set state = 'open'", async (when) => {
    if (when === 'before') await storeDeletionRequest(test.server.database, subject, new Date());
  });
  const answer = await test.press(subject, orderOf(test.pack), { database });
  expect(answer.status).toBe(409);
  expect(await test.openSessionsOf(subject)).toEqual([]);
  expect(await payable(subject)).toEqual([]);
});

describe('pressing again', () => {
  it('leads to the same session as long as nothing has changed', async () => {
    const first = await test.order('auth0|again', orderOf(test.membership));
    test.passHours(3);
    expect(await test.order('auth0|again', orderOf(test.membership))).toEqual(first);
  });

  it.each([
    ['in another currency', () => orderOf(test.pack, 'aud')],
    ['with a statement unticked', () => orderOf(test.pack, 'gbp', { knowsConsequence: false })],
  ])('%s ends the first session and creates another', async (what, changed) => {
    const subject = `auth0|changed ${what}`;
    const first = await test.order(subject, orderOf(test.pack));
    const second = await test.order(subject, changed());
    expect(second.id).not.toBe(first.id);
    expect((await test.openSessionsOf(subject)).map(({ id }) => id)).toEqual([second.id]);
    expect((await test.ordersOf(subject)).map(({ state }) => state)).toEqual(['expired', 'open']);
  });

  it('after the session has ended creates another, however little we know of its end', async () => {
    const first = await test.order('auth0|late', orderOf(test.pack));
    test.passHours(13);
    const second = await test.order('auth0|late', orderOf(test.pack));
    const { account } = await test.stripe.standIn();
    expireCheckoutSession(account, second.id);
    const third = await test.order('auth0|late', orderOf(test.pack));
    account.books.drop('checkout.session', third.id);
    const fourth = await test.order('auth0|late', orderOf(test.pack));
    expect(new Set([first.id, second.id, third.id, fourth.id]).size).toBe(4);
    expect((await test.openSessionsOf('auth0|late')).map(({ id }) => id)).toEqual([fourth.id]);
  });

  it('when a session ends in five minutes creates one with time to pay', async () => {
    const first = await test.order('auth0|hurry', orderOf(test.pack));
    test.passHours(12 - 5 / 60);
    const second = await test.order('auth0|hurry', orderOf(test.pack));
    expect(second.id).not.toBe(first.id);
    expect((await test.openSessionsOf('auth0|hurry')).map(({ id }) => id)).toEqual([second.id]);
  });
});

describe('a session that was created but not stored', () => {
  it('is returned to the retry', async () => {
    const lost = await test.press('auth0|lost', orderOf(test.pack), { database: losesSession() });
    expect(lost.status).toBe(503);
    const [made] = await test.openSessionsOf('auth0|lost');
    expect((await test.order('auth0|lost', orderOf(test.pack))).id).toBe(made?.id);
  });

  it('is not replayed once it has expired', async () => {
    await test.press('auth0|replay', orderOf(test.pack), { database: losesSession() });
    const [made] = await test.openSessionsOf('auth0|replay');
    expireCheckoutSession((await test.stripe.standIn()).account, made?.id ?? '');
    const { id } = await test.order('auth0|replay', orderOf(test.pack));
    expect(id).not.toBe(made?.id);
    expect((await test.openSessionsOf('auth0|replay')).map((session) => session.id)).toEqual([id]);
  });

  it('is left alone when it would end too soon', async () => {
    await test.press('auth0|old', orderOf(test.pack), { database: losesSession() });
    test.passHours(11.5);
    await test.order('auth0|old', orderOf(test.pack));
    expect((await test.ordersOf('auth0|old')).map(({ state }) => state)).toEqual([
      'expired',
      'open',
    ]);
  });

  it('does not block her when its parameters have changed with a deploy', async () => {
    await test.press('auth0|deploy', orderOf(test.pack), { database: losesSession() });
    const answer = await test.press('auth0|deploy', orderOf(test.pack), {
      siteUrl: 'https://www.knurl.example',
    });
    expect(answer.status).toBe(200);
    expect(await payable('auth0|deploy')).toHaveLength(1);
  });
});

describe('a second payment is prevented', () => {
  const card = {
    email: 'ann@example.com',
    name: 'Ann',
    card: '4242424242424242',
    acceptsTerms: false,
    inEuros: false,
  };

  it('when she pays in one tab while another tab ends that session', async () => {
    const first = await test.order('auth0|last moment', orderOf(test.pack));
    const { account } = await test.stripe.standIn();
    const stripe = test.stripe.clientWith({});
    stripe.on('request', ({ path }: Stripe.RequestEvent) => {
      if (path.endsWith('/expire')) paySession(account, first.id, card);
    });
    const answer = await test.press('auth0|last moment', orderOf(test.pack, 'eur'), { stripe });
    expect(answer.status).toBe(409);
    expect(await test.openSessionsOf('auth0|last moment')).toEqual([]);
  });

  it.each([
    ['', false],
    [', which a third tab has made', true],
  ])('when her payment is stored between our check and the new order%s', async (who, isThird) => {
    const subject = `auth0|between${who}`;
    const first = await test.order(subject, orderOf(test.pack));
    const [paid] = await test.ordersOf(subject);
    paySession((await test.stripe.standIn()).account, first.id, card);
    const storesPayment = databaseWith('insert into orders', async (when) => {
      if (when === 'after') return;
      await test.server.database.query(
        nothing,
        `with paid as (update orders set state = 'paid' where order_id = $1 returning *)
         insert into grants (source, right_id, customer_id, order_id, granted_at)
         select session_id, product_id, customer_id, order_id, ordered_at from paid on conflict do nothing`,
        [paid?.order_id],
      );
      if (!isThird) return;
      await test.server.database.query(
        nothing,
        `insert into orders (order_id, customer_id, kind, product_id, price_id, currency, minor_units, title,
           agreements_version, supply_now, knows_consequence, ordered_at, state, right_id, offer)
         select 'third', customer_id, kind, product_id, price_id, currency, minor_units, title,
           agreements_version, supply_now, knows_consequence, ordered_at, 'preparing', right_id, offer
         from orders where order_id = $1`,
        [paid?.order_id],
      );
    });
    const answer = await test.press(subject, orderOf(test.pack), {
      database: storesPayment,
    });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toEqual({
      error: 'You have bought this already.',
      reason: 'already-owned',
    });
    expect(await payable(subject)).toEqual([]);
    expect(await test.openSessionsOf(subject)).toEqual([]);
  });

  it('when another request fails for an order that has a session by now', async () => {
    // Stripe fails for the first request only after the second has opened the order.
    const stripe = test.stripe.clientWith({
      httpClient: Stripe.createFetchHttpClient(
        async (input: string | URL | Request, init?: RequestInit) => {
          if (!String(input).endsWith('/v1/checkout/sessions')) return fetch(input, init);
          await test.order('auth0|overtaken', orderOf(test.pack));
          return Response.json(
            { error: { type: 'api_error', message: 'Sorry.' } },
            { status: 500 },
          );
        },
      ),
    });
    const failed = await test.press('auth0|overtaken', orderOf(test.pack), { stripe });
    expect(failed.status).toBe(503);
    expect(await payable('auth0|overtaken')).toMatchObject([{ state: 'open' }]);
    await test.order('auth0|overtaken', orderOf(test.pack));
    expect(await test.openSessionsOf('auth0|overtaken')).toHaveLength(1);
  });

  it('when the bank has not confirmed the first payment yet', async () => {
    const { id } = await test.order('auth0|bank', orderOf(test.pack));
    await test.server.database.query(
      nothing,
      "update orders set state = 'processing' where session_id = $1",
      [id],
    );
    expect((await test.press('auth0|bank', orderOf(test.pack))).status).toBe(409);
  });

  it.each(['active', 'trialing', 'past_due', 'unpaid', 'paused'])(
    'while a subscription is %s, because it can still charge her',
    async (status) => {
      const { customer } = await test.order(`auth0|${status}`, orderOf(test.pack));
      await storeSubscription(test.server.database, {
        subscriptionId: `sub-${status}`,
        customerId: customer,
        rightId: 'sub_annual',
        status,
        pastDueSince: new Date(),
      });
      const answer = await test.press(`auth0|${status}`, orderOf(test.membership));
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({ reason: 'already-subscribed' });
    },
  );

  it('but not for a membership that has ended: it can be bought again', async () => {
    const { customer } = await test.order('auth0|ended', orderOf(test.pack));
    await storeSubscription(test.server.database, {
      subscriptionId: 'sub-ended',
      customerId: customer,
      rightId: 'sub_annual',
      status: 'canceled',
    });
    expect((await test.press('auth0|ended', orderOf(test.membership))).status).toBe(200);
  });
});
