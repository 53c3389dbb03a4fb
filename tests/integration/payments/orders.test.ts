import { beforeEach, describe, expect, it } from 'vitest';
import { orderApiPathBySessionId } from '../../../src/domain/api-paths.ts';
import {
  OrderStateAnswerSchema,
  type OrderStateAnswer,
} from '../../../src/domain/orders/checkout.ts';
import { Refusal } from '../../../src/server/http/answers.ts';
import { createItemOrderStateEndpoint } from '../../../src/server/payments/order-endpoint.ts';
import { createBatchedRateLimit } from '../../../src/server/rate-limit/batched-rate-limit.ts';
import * as v from 'valibot';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import {
  openTestPayments,
  rightIds,
  type PlacedOrder,
  type TestPayments,
} from '../../support/payments/test-payments.ts';

const database = openDatabaseForTests();
let payments: TestPayments;
beforeEach(() => {
  payments = openTestPayments(database);
});

/** Sends the request as a member; '' is a visitor. */
const ask = (sessionId: string, subject: string): Promise<Response> =>
  createItemOrderStateEndpoint({
    ...payments.dependencies,
    authenticate: () =>
      subject === ''
        ? Promise.reject(new Refusal(401, 'Please log in.'))
        : Promise.resolve(subject),
    countRequest: createBatchedRateLimit({
      database,
      signingSecret: 'a secret of the tests, 32 letters long',
      now: payments.now,
    }),
  })(new Request(`https://knurl.example${orderApiPathBySessionId(sessionId)}`));
const answerOf = async ({ sessionId, subject }: PlacedOrder): Promise<OrderStateAnswer> => {
  const answer = await ask(sessionId, subject);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  return v.parse(OrderStateAnswerSchema, await answer.json());
};

describe('GET /api/orders/{session id}', () => {
  it('asks Stripe itself when the webhook is late, and returns what was bought', async () => {
    const order = await payments.order('pack');
    expect(await answerOf(order)).toMatchObject({ state: 'open', opensAt: null });
    payments.pay(order.sessionId);
    expect(await answerOf(order)).toEqual({
      state: 'paid',
      orderId: order.orderId,
      kind: 'pack',
      rightId: 'prod_pack',
      gift: null,
      productId: rightIds.pack,
      title: 'Strength and power',
      currency: 'gbp',
      minorUnits: 2400,
      opensAt: '2027-01-31T12:00:00.000Z',
      url: null,
    });
    expect((await payments.recordOf(order.subject))?.rightIds).toEqual([rightIds.pack]);
  });

  it('says when a membership opens that doesn’t start at once', async () => {
    const order = await payments.order('membership', { startsNow: false });
    payments.pay(order.sessionId);
    expect(await answerOf(order)).toMatchObject({
      state: 'paid',
      kind: 'membership',
      opensAt: '2027-02-15T12:00:00.000Z',
    });
  });

  it('says that money is on its way, that a session has expired, and that money was refunded', async () => {
    const late = await payments.order('pack');
    payments.pay(late.sessionId, 'bank');
    expect((await answerOf(late)).state).toBe('processing');
    const expired = await payments.order('pack');
    await payments.stripe.checkout.sessions.expire(expired.sessionId);
    expect((await answerOf(expired)).state).toBe('expired');
    const refunded = await payments.order('pack');
    payments.pay(refunded.sessionId);
    const [charge] = (await payments.stripe.charges.list()).data;
    await payments.stripe.refunds.create({ charge: charge?.id ?? '' });
    expect(await answerOf(refunded)).toMatchObject({ state: 'refunded', opensAt: null });
  });

  it('answers another member’s order like one that doesn’t exist', async () => {
    const order = await payments.order('pack');
    const other = await payments.order('pack');
    const unknown = await ask('cs_test_nothing', other.subject);
    const foreign = await ask(order.sessionId, other.subject);
    const newcomer = await ask(order.sessionId, 'auth0|never-seen');
    expect([unknown.status, foreign.status, newcomer.status]).toEqual([404, 404, 404]);
    expect(await foreign.text()).toBe(await unknown.text());
    expect((await ask(order.sessionId, '')).status).toBe(401);
    for (const odd of ['', '..', "' or 1=1 --", '%', '\u0000', 'é']) {
      expect((await ask(odd, order.subject)).status, odd).toBe(404);
    }
  });

  it.each(['down', 'error-500', 'nonsense', 'rate-limited'] as const)(
    'answers what we know while Stripe is %s',
    async (fault) => {
      const order = await payments.order('pack');
      payments.pay(order.sessionId);
      payments.faults.set(fault, 'always');
      expect((await answerOf(order)).state).toBe('open');
      payments.faults.clear();
      expect((await answerOf(order)).state).toBe('paid');
      payments.faults.set(fault, 'always');
      expect((await answerOf(order)).state).toBe('paid');
      expect((await payments.recordOf(order.subject))?.rightIds).toEqual([rightIds.pack]);
    },
  );

  it('refuses a bot that sends endless requests', async () => {
    const order = await payments.order('pack');
    payments.faults.set('down', 'always');
    const statuses = new Set<number>();
    const limited = createBatchedRateLimit({
      database,
      signingSecret: 'a secret of the tests, 32 letters long',
      now: payments.now,
    });
    const endpoint = createItemOrderStateEndpoint({
      ...payments.dependencies,
      authenticate: () => Promise.resolve(order.subject),
      countRequest: limited,
    });
    const request = (): Request =>
      new Request(`https://knurl.example${orderApiPathBySessionId(order.sessionId)}`);
    for (let one = 0; one < 400; one += 1) statuses.add((await endpoint(request())).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});
