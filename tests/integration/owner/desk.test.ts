import * as v from 'valibot';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import {
  WaitingAndDecidedForOwnerSchema,
  type WaitingAndDecidedForOwner,
} from '../../../src/domain/owner/waiting-and-decided-for-owner.ts';
import { OneMonthFiguresAnswerSchema } from '../../../src/domain/owner/figures.ts';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { Refusal } from '../../../src/server/http/answers.ts';
import {
  createOwnerDecisionsAndFiguresEndpoint,
  type OwnerDependencies,
} from '../../../src/server/owner/owner-endpoint.ts';
import type { WaitingForOwnerCount } from '../../../src/server/owner/read-waiting-and-decided-for-owner.ts';
import { openTestTokens, ownerSubject } from '../../support/login/test-tokens.ts';
import { openDatabaseForTests } from '../../support/server/database-for-tests.ts';
import { emptyDatabase } from '../../support/payments/test-payments.ts';
import { storeMember } from '../../support/stored/member.ts';
import { storeOrder, storePayment, storeRefund } from '../../support/stored/order.ts';
import { insertRow, insertRows, run } from '../../support/stored/rows.ts';

const now = (): Date => new Date('2026-11-21T12:00:00Z');
const ann = 'auth0|ann';
const secret = 'ann@university.example';

const database = openDatabaseForTests();
let tokens: Awaited<ReturnType<typeof openTestTokens>>;
let decided: unknown[];
let ids = 0;
let ofShop: readonly WaitingForOwnerCount[];
beforeAll(async () => {
  tokens = await openTestTokens(now);
});
beforeEach(async () => {
  await emptyDatabase(database);
  decided = [];
  ofShop = [];
  const customerId = await storeMember(database, ann, { customerId: 'customer-ann' });
  await insertRow(database, 'proofs', {
    proof_id: 'proof-file',
    customer_id: customerId,
    offer: 'student',
    file: String.raw`\x89504e470d0a1a0a`,
    file_type: 'image/png',
    asked_at: now(),
  });
  await insertRow(database, 'proofs', {
    proof_id: 'proof-address',
    customer_id: customerId,
    offer: 'nhs',
    address: secret,
    asked_at: new Date(now().getTime() + 60_000),
  });
  await insertRow(database, 'doubts', {
    doubt_id: 'doubt-1',
    words: 'Something is wrong.',
    found_at: now(),
    seen_at: now(),
  });
});

const memberTexts = [
  {
    title: 'Proof-read by nobody',
    path: '/members/finishers/hiit/tired/',
    reviewBy: '2027-02-28',
    signedBy: null,
    registration: null,
    signedOn: null,
  },
];

const dependencies = (): OwnerDependencies => ({
  authenticateOwner: tokens.authenticateOwner,
  database,
  countShopWork: async () => ofShop,
  readMemberTexts: async () => memberTexts,
  enforceLimit: async () => undefined,
  decideProof: async (verdict) => {
    if (verdict.proofId === 'gone') throw new Refusal(409, 'This is decided already.');
    decided.push(verdict);
  },
  decideRequest: async (verdict) => void decided.push(verdict),
  newId: () => `act-${(ids += 1)}`,
  now,
});

type Sent = { readonly method?: string; readonly body?: unknown };
const send = async (subject: string | undefined, path: string, sent: Sent = {}) =>
  createOwnerDecisionsAndFiguresEndpoint(dependencies())(
    await tokens.requestOf(subject, path, sent),
  );

/** Every request that the owner can make. */
const requests: readonly (readonly [string, Sent])[] = [
  [accountAndOwnerApiPaths.owner, {}],
  [accountAndOwnerApiPaths.owner, { method: 'HEAD' }],
  [`${accountAndOwnerApiPaths.ownerProofs}/proof-file`, {}],
  [`${accountAndOwnerApiPaths.ownerProofs}/nothing`, {}],
  [`${accountAndOwnerApiPaths.ownerProofs}/../proofs/proof-file`, {}],
  [`${accountAndOwnerApiPaths.owner}/anything`, {}],
  [`${accountAndOwnerApiPaths.ownerFigures}?month=2026-11`, {}],
  [`${accountAndOwnerApiPaths.ownerFigures}?month=2026-11&form=csv`, {}],
  [
    accountAndOwnerApiPaths.ownerProofs,
    { method: 'POST', body: { proofId: 'proof-file', isAccepted: true, reason: '' } },
  ],
  [
    accountAndOwnerApiPaths.ownerRefunds,
    {
      method: 'POST',
      body: { withdrawalId: 'request-1', minorUnits: 100, endsAccess: false, reason: '' },
    },
  ],
  [accountAndOwnerApiPaths.ownerDoubts, { method: 'POST', body: { doubtId: 'doubt-1' } }],
];

it.each(requests)('%s %j is for the owner only', async (path, sent) => {
  const count = () =>
    run(
      database,
      `select (select count(*)::int from owner_acts) as acts, (select count(*)::int from doubts where settled_at is null) as doubts`,
    );
  const before = await count();
  for (const [subject, status] of [
    [undefined, 401],
    [ann, 403],
    ['auth0|eve', 403],
  ] as const) {
    const answer = await send(subject, path, sent);
    expect(answer.status, `${subject}`).toBe(status);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const body = await answer.text();
    for (const word of [secret, 'proof-', 'Proof-', 'doubt-', 'Something'])
      expect(body).not.toContain(word);
  }
  expect(await count()).toEqual(before);
  expect(decided).toEqual([]);
});

const deskOf = async (answer: Response): Promise<WaitingAndDecidedForOwner> => {
  expect(answer.status).toBe(200);
  return v.parse(v.strictObject(WaitingAndDecidedForOwnerSchema.entries), await answer.json());
};

it('the desk shows what waits', async () => {
  const desk = await deskOf(await send(ownerSubject, accountAndOwnerApiPaths.owner));
  expect(desk.proofs).toEqual([
    {
      proofId: 'proof-file',
      offer: 'student',
      askedAt: now().toISOString(),
      address: null,
      isConfirmed: true,
      fileType: 'image/png',
    },
    {
      proofId: 'proof-address',
      offer: 'nhs',
      askedAt: '2026-11-21T12:01:00.000Z',
      address: secret,
      isConfirmed: false,
      fileType: null,
    },
  ]);
  expect(desk.doubts).toMatchObject([{ doubtId: 'doubt-1', words: 'Something is wrong.' }]);
  expect(desk).toMatchObject({ refunds: [], stuck: [], acts: [] });
});

it('the desk names the member plans with advice about health, also after a decision', async () => {
  const desk = await deskOf(await send(ownerSubject, accountAndOwnerApiPaths.owner));
  expect(desk.memberTexts).toEqual(memberTexts);
  const settled = { method: 'POST', body: { doubtId: 'doubt-1' } };
  const after = await deskOf(
    await send(ownerSubject, accountAndOwnerApiPaths.ownerDoubts, settled),
  );
  expect(after.memberTexts).toEqual(memberTexts);
});

it('one list has all that waits, the oldest first, with what the shop’s rooms count', async () => {
  const earlier = new Date('2026-11-19T12:00:00Z');
  ofShop = [
    { kind: 'to-pack', count: 2, since: earlier },
    { kind: 'to-send', count: 0, since: null },
    { kind: 'sold-out', count: 4, since: null },
  ];
  await run(
    database,
    `insert into alerts (alert_key, since, sentence) values ('stripe', $1, 'Stripe has failed.')`,
    [now()],
  );
  const desk = await deskOf(await send(ownerSubject, accountAndOwnerApiPaths.owner));
  expect(desk.waiting).toEqual([
    { kind: 'to-pack', count: 2, since: earlier.toISOString() },
    { kind: 'proof', count: 2, since: now().toISOString() },
    { kind: 'doubt', count: 1, since: now().toISOString() },
    { kind: 'alert', count: 1, since: now().toISOString() },
    { kind: 'sold-out', count: 4, since: null },
  ]);
  await run(database, `delete from alerts`);
});

it('the desk shows refund requests with the rest of the payment, and what is stuck', async () => {
  await storeOrder(database, {
    orderId: 'order-1',
    customerId: 'customer-ann',
    kind: 'pack',
    productId: 'prod_pack',
    state: 'paid',
  });
  const paymentId = 'pi_1';
  await storePayment(database, { paymentId, orderId: 'order-1', paidAt: now() });
  const refund = { paymentId, refundedAt: now() };
  await storeRefund(database, { ...refund, refundId: 're_1', minorUnits: 400 });
  await storeRefund(database, { ...refund, refundId: 're_2', minorUnits: 500, hasFailed: true });
  await insertRows(database, 'withdrawals', [
    {
      withdrawal_id: 'request-1',
      order_id: 'order-1',
      payment_id: paymentId,
      kind: 'request',
      state: 'asked',
      reason: 'It isn’t for me.',
      currency: 'gbp',
      minor_units: 0,
      ends_subscription: false,
      received_at: now(),
    },
    {
      withdrawal_id: 'stuck-1',
      order_id: 'order-1',
      kind: 'withdrawal',
      state: 'received',
      currency: 'gbp',
      minor_units: 100,
      ends_subscription: true,
      received_at: now(),
    },
  ]);
  await run(
    database,
    `insert into account_deletions (customer_id, subject, asked_at) values ('customer-ann', $2, $1::timestamptz)`,
    [now(), ann],
  );
  await run(
    database,
    `insert into work (kind, work_key, queued_at, next_try_at, tries, problem)
     values ('withdrawal', 'stuck-1', $1::timestamptz, $1::timestamptz, 3, 'Stripe did not answer'),
       ('account-deletion', 'customer-ann', $1::timestamptz, $1::timestamptz, 2, 'The login service did not answer')`,
    [now()],
  );
  const desk = await deskOf(await send(ownerSubject, accountAndOwnerApiPaths.owner));
  expect(desk.refunds).toEqual([
    {
      withdrawalId: 'request-1',
      title: 'Strength and power',
      orderedAt: '2026-11-01T12:00:00.000Z',
      askedAt: now().toISOString(),
      reason: 'It isn’t for me.',
      paid: { currency: 'gbp', minorUnits: 2400 },
      left: { currency: 'gbp', minorUnits: 2000 },
    },
  ]);
  expect(desk.stuck.map(({ what, tries, problem }) => [what, tries, problem]).toSorted()).toEqual([
    ['A refund for Strength and power', 3, 'Stripe did not answer'],
    ['Deleting an account', 2, 'The login service did not answer'],
  ]);
});

it('a proof’s file is a download, viewing it is recorded once, and it is gone after the decision', async () => {
  const path = `${accountAndOwnerApiPaths.ownerProofs}/proof-file`;
  const answer = await send(ownerSubject, path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="proof.png"');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(Buffer.from(await answer.arrayBuffer()).toString('hex')).toBe('89504e470d0a1a0a');
  await send(ownerSubject, path);
  expect(
    (await send(ownerSubject, `${accountAndOwnerApiPaths.ownerProofs}/proof-address`)).status,
  ).toBe(404);
  expect(await run(database, 'select subject, act, about from owner_acts')).toEqual([
    { subject: ownerSubject, act: 'proof-opened', about: 'proof-file' },
  ]);
  await run(
    database,
    `update proofs set state = 'accepted', file = null, address = null, decided_at = $1::timestamptz where proof_id = 'proof-file'`,
    [now()],
  );
  expect((await send(ownerSubject, path)).status).toBe(404);
});

it('a verdict records who gave it, and a refusal needs a reason', async () => {
  const proof = { proofId: 'proof-file', isAccepted: true, reason: '' };
  const refund = { withdrawalId: 'request-1', minorUnits: 100, endsAccess: true, reason: '' };
  const post = (path: string, body: unknown) => send(ownerSubject, path, { method: 'POST', body });
  await deskOf(await post(accountAndOwnerApiPaths.ownerProofs, proof));
  await deskOf(await post(accountAndOwnerApiPaths.ownerRefunds, refund));
  expect(decided).toEqual([
    { ...proof, by: ownerSubject },
    { ...refund, by: ownerSubject },
  ]);
  decided = [];
  for (const answer of [
    await post(accountAndOwnerApiPaths.ownerProofs, { ...proof, isAccepted: false, reason: '  ' }),
    await post(accountAndOwnerApiPaths.ownerRefunds, { ...refund, minorUnits: 0 }),
    await post(accountAndOwnerApiPaths.ownerRefunds, { ...refund, minorUnits: -1 }),
    await post(accountAndOwnerApiPaths.ownerRefunds, { ...refund, by: 'auth0|eve' }),
  ]) {
    expect(answer.status).toBe(400);
  }
  expect(
    (await post(accountAndOwnerApiPaths.ownerProofs, { ...proof, proofId: 'gone' })).status,
  ).toBe(409);
  expect(decided).toEqual([]);
});

it('a doubt is settled once, and recorded by the same statement', async () => {
  const press = () =>
    send(ownerSubject, accountAndOwnerApiPaths.ownerDoubts, {
      method: 'POST',
      body: { doubtId: 'doubt-1' },
    });
  const desk = await deskOf(await press());
  expect(desk.doubts).toEqual([]);
  expect(desk.acts).toMatchObject([{ who: ownerSubject, act: 'doubt-settled', about: 'doubt-1' }]);
  expect((await press()).status).toBe(409);
  expect(await run(database, 'select act from owner_acts')).toHaveLength(1);
});

it('an invalid month is refused, and the figures come as JSON or CSV', async () => {
  for (const month of ['', '2026-13', '2026-1', '1999-01', "2026-11'--"]) {
    const query = new URLSearchParams({ month });
    expect(
      (await send(ownerSubject, `${accountAndOwnerApiPaths.ownerFigures}?${query}`)).status,
    ).toBe(400);
  }
  const path = `${accountAndOwnerApiPaths.ownerFigures}?month=2026-11`;
  const figures = v.parse(
    OneMonthFiguresAnswerSchema,
    await (await send(ownerSubject, path)).json(),
  );
  expect(figures).toEqual({
    month: '2026-11',
    joined: 0,
    left: 0,
    members: 0,
    paid: [],
    refunded: [],
  });
  const csv = await send(ownerSubject, `${path}&form=csv`);
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="knurl-2026-11.csv"');
  expect(await csv.text()).toContain('2026-11,joined,,,,0,');
});

it('the desk shows the hundred oldest items, however many wait', async () => {
  await run(
    database,
    `insert into doubts (doubt_id, words, found_at, seen_at)
     select 'more-' || number, 'Something is wrong.', $1::timestamptz + interval '1 hour', $1::timestamptz from generate_series(1, 150) as number`,
    [now()],
  );
  const answer = await send(ownerSubject, accountAndOwnerApiPaths.owner);
  const { doubts, waiting } = v.parse(WaitingAndDecidedForOwnerSchema, await answer.json());
  expect(waiting).toContainEqual({ kind: 'doubt', count: 151, since: now().toISOString() });
  expect(doubts).toHaveLength(100);
  expect(doubts[0]?.doubtId).toBe('doubt-1');
});

it('the owner sees who withdrew from the same thing more than once, whatever the offer', async () => {
  const store = (id: string, kind: string, of: string) =>
    run(
      database,
      `insert into withdrawals (withdrawal_id, order_id, kind, state, currency, minor_units, ends_subscription, received_at)
       values ($1, $2, $3, 'done', 'gbp', 100, true, $4)`,
      [id, of, kind, now()],
    );
  for (const [orderId, kind, productId] of [
    ['one', 'membership', 'sub_year'],
    ['two', 'membership', 'sub_year'],
    ['pack', 'pack', 'prod_pack'],
  ] as const) {
    await storeOrder(database, {
      orderId,
      customerId: 'customer-ann',
      kind,
      productId,
      state: 'paid',
    });
  }
  const read = async () =>
    (await deskOf(await send(ownerSubject, accountAndOwnerApiPaths.owner))).repeats;
  await store('first', 'withdrawal', 'one');
  await store('of-the-pack', 'withdrawal', 'pack');
  // What the owner has decided is no withdrawal of hers.
  await store('request', 'request', 'two');
  expect(await read()).toEqual([]);
  await run(database, `update withdrawals set kind = 'withdrawal' where withdrawal_id = 'request'`);
  expect(await read()).toEqual([
    {
      customerId: 'customer-ann',
      address: null,
      what: 'Annual membership',
      times: 2,
      lastAt: now().toISOString(),
    },
  ]);
});
