import Stripe from 'stripe';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paySession } from '../../../local/stripe/checkout/pay.ts';
import type { RequestFault } from '../../../local/stripe/faults.ts';
import type { CheckoutDependencies } from '../../../src/server/orders/checkout-endpoint.ts';
import { DatabaseUnavailable, type Database } from '../../../src/server/store/database.ts';
import {
  orderOf,
  openTestCheckout,
  type TestCheckout,
} from '../../support/payments/test-checkout.ts';
import { waitFor } from '../../support/wait-for.ts';

let test: TestCheckout;
beforeAll(async () => {
  test = await openTestCheckout();
});
afterAll(() => test.dispose());

const Refusal = v.object({ error: v.string() });

/**
 * A client in which the request with this number, counted from 1, meets a fault. `count` returns
 * how many requests it has sent.
 */
const clientThatFails = async (
  fault: RequestFault,
  number: number,
): Promise<{ readonly stripe: Stripe; readonly count: () => number }> => {
  const standIn = await test.stripe.standIn();
  const stripe = test.stripe.clientWith({
    // Node's own client repeats a request when the connection breaks, although it is told not to.
    httpClient: Stripe.createFetchHttpClient(),
    ...(fault === 'slow' ? { timeout: 200 } : {}),
  });
  let requests = 0;
  stripe.on('request', () => {
    requests += 1;
    if (requests === number) standIn.faults.set(fault, 1);
  });
  return { stripe, count: () => requests };
};

/** A database whose connection breaks before or after this statement, by number. */
const databaseThatFails = (
  when: 'before' | 'after',
  number: number,
): { readonly database: Database; readonly count: () => number } => {
  let statements = 0;
  const query: Database['query'] = async (schema, statement, values) => {
    statements += 1;
    const fails = statements === number;
    if (fails && when === 'before') throw new DatabaseUnavailable(new Error('gone'));
    const rows = await test.server.database.query(schema, statement, values);
    if (fails) throw new DatabaseUnavailable(new Error('gone'));
    return rows;
  };
  return { database: { ...test.server.database, query }, count: () => statements };
};

/** Two ways to a session: a first order, and a change to an earlier one. */
const ways = {
  'a first order': async () => orderOf(test.pack),
  'a change of currency': async (subject: string) => {
    await test.order(subject, orderOf(test.pack));
    return orderOf(test.pack, 'usd');
  },
} as const;
type Way = keyof typeof ways;

/**
 * Presses once while something is broken, then until it works, and checks that there is one of
 * everything.
 */
const pressThrough = async (
  way: Way,
  subject: string,
  broken: Partial<CheckoutDependencies>,
): Promise<number> => {
  const body = await ways[way](subject);
  const { status } = await test.press(subject, body, broken).then(async (answer) => {
    if (answer.status !== 200) expect(v.is(Refusal, await answer.json())).toBe(true);
    return answer;
  });
  // A request that timed out may still be running at Stripe, which then says so.
  const { id } = await waitFor(() => test.order(subject, body));
  expect((await test.openSessionsOf(subject)).map((session) => session.id)).toEqual([id]);
  const orders = await test.ordersOf(subject);
  expect(orders.filter(({ state }) => state !== 'expired')).toMatchObject([{ session_id: id }]);
  const { account } = await test.stripe.standIn();
  const session = account.getOrThrow('checkout.session', id);
  const hers = account.books
    .all('customer')
    .filter(({ metadata }) => metadata['customer_id'] === session.client_reference_id);
  expect(hers.map((customer) => customer.id)).toEqual([session.customer]);
  expect(session.currency).toBe(way === 'a first order' ? 'gbp' : 'usd');
  return status;
};

/** The number of requests to Stripe in each way. */
const requestsOf: Readonly<Record<Way, number>> = { 'a first order': 4, 'a change of currency': 3 };

const faults: readonly RequestFault[] = [
  'down',
  'slow',
  'nonsense',
  'error-500',
  'lost-answer',
  'rate-limited',
  'in-flight',
];
describe.each(['a first order', 'a change of currency'] as const)('%s', (way) => {
  it('sends Stripe exactly as many requests as these tests break', async () => {
    const { stripe, count } = await clientThatFails('down', Infinity);
    expect(await pressThrough(way, `auth0|${way} unbroken`, { stripe })).toBe(200);
    expect(count()).toBe(requestsOf[way]);
  });

  it.each(faults)(
    'with Stripe’s fault "%s" at any request ends with one session',
    async (fault) => {
      for (let number = 1; number <= requestsOf[way]; number += 1) {
        const { stripe } = await clientThatFails(fault, number);
        const subject = `auth0|${way} ${fault} ${number}`;
        expect(await pressThrough(way, subject, { stripe })).toBe(503);
      }
    },
  );

  it.each(['before', 'after'] as const)(
    'with a database that fails %s any statement ends with one session',
    async (when) => {
      for (let number = 1; ; number += 1) {
        const { database, count } = databaseThatFails(when, number);
        const subject = `auth0|${way} ${when} ${number}`;
        const status = await pressThrough(way, subject, { database });
        expect(status).toBe(count() < number ? 200 : 503);
        if (count() < number) {
          expect(number).toBeGreaterThan(4);
          return;
        }
      }
    },
  );
});

it('a failure that Stripe repeats for its key doesn’t block her for a day', async () => {
  const failed = new Set<string>();
  const stripe = test.stripe.clientWith({
    httpClient: Stripe.createFetchHttpClient(
      async (input: string | URL | Request, init?: RequestInit) => {
        const key = new Headers(init?.headers).get('idempotency-key') ?? '';
        const makesSession = String(input).endsWith('/v1/checkout/sessions');
        if (makesSession && failed.size === 0) failed.add(key);
        return failed.has(key)
          ? Response.json({ error: { type: 'api_error', message: 'Sorry.' } }, { status: 500 })
          : fetch(input, init);
      },
    ),
  });
  expect((await test.press('auth0|stored', orderOf(test.pack), { stripe })).status).toBe(503);
  expect((await test.press('auth0|stored', orderOf(test.pack), { stripe })).status).toBe(200);
  expect(failed.size).toBe(1);
});

describe('an order stays, and gets its session at the next press,', () => {
  const staysAfter = async (
    subject: string,
    broken: Partial<CheckoutDependencies>,
  ): Promise<void> => {
    expect((await test.press(subject, orderOf(test.pack), broken)).status).toBe(503);
    const [waiting, ...others] = await test.ordersOf(subject);
    expect(others).toEqual([]);
    expect(waiting?.state).toBe('preparing');
    const { id } = await test.order(subject, orderOf(test.pack));
    expect(await test.ordersOf(subject)).toMatchObject([
      { order_id: waiting?.order_id, state: 'open', session_id: id },
    ]);
  };

  it('if Stripe has too many requests just then', async () => {
    // The fourth request makes the session.
    const { stripe } = await clientThatFails('rate-limited', requestsOf['a first order']);
    await staysAfter('auth0|limited', { stripe });
  });

  it('if Stripe refuses what we ask for', () =>
    staysAfter('auth0|refused', { siteUrl: 'nowhere' }));
});

it('an answer that is lost twice needs no other press: the SDK retries', async () => {
  const { faults: standInFaults } = await test.stripe.standIn();
  const stripe = test.stripe.clientWith({ maxNetworkRetries: 2 });
  stripe.on('request', ({ method, path }: Stripe.RequestEvent) => {
    if (method === 'POST' && path === '/v1/checkout/sessions') standInFaults.set('lost-answer', 1);
  });
  expect((await test.press('auth0|unlucky', orderOf(test.pack), { stripe })).status).toBe(200);
  expect(await test.openSessionsOf('auth0|unlucky')).toHaveLength(1);
});

it('a buyer who waits too long is told so, and her next press gets the session', async () => {
  const { faults: standInFaults } = await test.stripe.standIn();
  const stripe = test.stripe.clientWith({});
  stripe.on('request', ({ method, path }: Stripe.RequestEvent) => {
    if (method === 'POST' && path === '/v1/checkout/sessions') standInFaults.set('slow', 1);
  });
  const broken = { stripe, answerWithinMs: 1 };
  const late = await test.press('auth0|patient', orderOf(test.pack), broken);
  expect(late.status).toBe(503);
  expect(v.parse(Refusal, await late.json()).error).toContain('isn’t answering just now');
  const { id } = await waitFor(() => test.order('auth0|patient', orderOf(test.pack)));
  expect((await test.openSessionsOf('auth0|patient')).map((session) => session.id)).toEqual([id]);
});

describe('“nothing was charged” is said', () => {
  const card = { email: 'ann@example.com', name: 'Ann', card: '4242424242424242' };
  const sentenceOf = async (answer: Response): Promise<string> =>
    v.parse(Refusal, await answer.json()).error;

  it('of an order that has no session yet', async () => {
    const { stripe } = await clientThatFails('down', 4);
    const answer = await test.press('auth0|uncharged', orderOf(test.pack), { stripe });
    expect(answer.status).toBe(503);
    expect(await sentenceOf(answer)).toContain('nothing was charged');
  });

  it('never before a session that may have been paid was read', async () => {
    const { account } = await test.stripe.standIn();
    const statuses: number[] = [];
    for (let number = 1; number <= 4; number += 1) {
      const subject = `auth0|may have paid ${number}`;
      const { id } = await test.order(subject, orderOf(test.pack));
      paySession(account, id, { ...card, acceptsTerms: false, inEuros: false });
      const { stripe } = await clientThatFails('down', number);
      const answer = await test.press(subject, orderOf(test.pack, 'eur'), { stripe });
      statuses.push(answer.status);
      expect(await sentenceOf(answer)).not.toContain('nothing was charged');
    }
    expect(statuses).toEqual([503, 503, 503, 503]);
  });
});

it('no card, key or e-mail address is stored or logged', async () => {
  const { stripe } = await clientThatFails('error-500', 3);
  await test.press('auth0|private', orderOf(test.pack), { stripe });
  expect(test.logged.join('\n')).not.toMatch(/sk_test|whsec|@example\.com|\n\s+at /);
});
