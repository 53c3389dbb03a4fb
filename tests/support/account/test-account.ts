import * as v from 'valibot';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import {
  AccountAnswerSchema,
  type AccountAnswer,
} from '../../../src/domain/account/account-requests-and-answers.ts';
import type { AccountActionDependencies } from '../../../src/server/account/account-action.ts';
import {
  createAccountEndpoint,
  type AccountEndpointDependencies,
} from '../../../src/server/account/account-endpoint.ts';
import { createMembershipChangeEndpoint } from '../../../src/server/account/membership-change-endpoint.ts';
import { createOwnPaymentsEndpoint } from '../../../src/server/account/own-payments-endpoint.ts';
import { createRefundRequestEndpoint } from '../../../src/server/account/refund-request-endpoint.ts';
import { createWithdrawalEndpoint } from '../../../src/server/account/withdrawal-endpoint.ts';
import type { Handler } from '../../../src/server/http/endpoint.ts';
import { Refusal } from '../../../src/server/http/answers.ts';
import type { PlacedOrder, TestPayments } from '../payments/test-payments.ts';

const site = 'https://knurl.example';
let ids = 0;

/** Uses the subject as the token: token checks are tested with the members. */
const authenticate = (request: Request): Promise<string> => {
  const subject = request.headers.get('authorization');
  return subject === null
    ? Promise.reject(new Refusal(401, 'Please log in.'))
    : Promise.resolve(subject);
};

type Dependencies = AccountEndpointDependencies & AccountActionDependencies;

const endpoints = {
  [accountAndOwnerApiPaths.account]: createAccountEndpoint,
  [accountAndOwnerApiPaths.accountPayments]: createOwnPaymentsEndpoint,
  [accountAndOwnerApiPaths.accountMembership]: createMembershipChangeEndpoint,
  [accountAndOwnerApiPaths.withdrawal]: createWithdrawalEndpoint,
  [accountAndOwnerApiPaths.refundRequest]: createRefundRequestEndpoint,
} as const satisfies Readonly<Record<string, (dependencies: Dependencies) => Handler>>;
export type AccountPath = keyof typeof endpoints;

/** An endpoint's answer, parsed. */
const Answer = v.looseObject({
  error: v.optional(v.string()),
  account: v.optional(AccountAnswerSchema),
});

/** The account's endpoints, on top of a test's payments. */
export const openTestAccount = (payments: TestPayments, changes: Partial<Dependencies> = {}) => {
  const dependencies: Dependencies = {
    ...payments.dependencies,
    authenticate,
    countRequest: () => undefined,
    enforceLimit: () => Promise.resolve(),
    newId: () => `withdrawal-${(ids += 1)}`,
    answerWithinMs: 5000,
    readRenewalProduct: () => Promise.resolve('sub_renewal'),
    linkOfShopOrder: (id: string) => `${id}.signed`,
    ...changes,
  };

  /** Sends a request as a member and returns the answer; with a body it is a POST. */
  const send = async (
    path: AccountPath,
    subject: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: v.InferOutput<typeof Answer> }> => {
    const answer = await endpoints[path](dependencies)(
      new Request(`${site}${path}`, {
        headers: {
          ...(subject === '' ? {} : { authorization: subject }),
          'content-type': 'application/json',
        },
        ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      }),
    );
    return { status: answer.status, body: v.parse(Answer, await answer.json()) };
  };

  /** The member's account as the account page gets it. */
  const read = async (subject: string): Promise<AccountAnswer> => {
    const { status, body } = await send(accountAndOwnerApiPaths.account, subject);
    if (status !== 200) throw new Error(`The account answered ${status}.`);
    return v.parse(AccountAnswerSchema, body);
  };

  /** Delivers every Stripe event so far to the site. */
  const deliverAll = async (): Promise<void> => {
    for (const event of payments.events()) await payments.deliver(event);
  };

  /** A new customer orders something and pays. */
  const buy = async (
    kind: Parameters<TestPayments['order']>[0],
    options: Parameters<TestPayments['order']>[1] = {},
  ): Promise<PlacedOrder> => {
    const order = await payments.order(kind, options);
    const problem = payments.pay(order.sessionId);
    if (problem !== undefined) throw new Error(problem);
    await deliverAll();
    return order;
  };

  return { dependencies, send, read, buy, deliverAll };
};
export type TestAccount = ReturnType<typeof openTestAccount>;
