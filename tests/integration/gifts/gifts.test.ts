import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GiftAnswerSchema, GiftCardAnswerSchema } from '../../../src/domain/account/gifts.ts';
import { accountPaths } from '../../../src/domain/account/account-paths.ts';
import { memberPlanApiPath } from '../../../src/domain/api-paths.ts';
import { requestRates } from '../../../src/domain/limits.ts';
import { createGiftsEndpoint } from '../../../src/server/gifts/gifts-endpoint.ts';
import type { Handler } from '../../../src/server/http/endpoint.ts';
import { findCustomerRecord } from '../../../src/server/rights/customer-records.ts';
import type { Database } from '../../../src/server/store/database.ts';
import {
  codesSecret,
  storeGift,
  storeMembership,
  type StoredGift,
} from '../../support/members/stored-rights.ts';
import { hashOfCode } from '../../../src/server/rights/gift-codes.ts';
import { openMemberSite, siteTime, type MemberSite } from '../../support/members/member-site.ts';
import { createPost, type Send } from '../../support/members/post.ts';

const year = 'sub_sample_annual';
const giver = 'auth0|sample-subscriber';
const day = 24 * 60 * 60 * 1000;
const at = (days: number): Date => new Date(siteTime.getTime() + days * day);

let site: MemberSite;
let database: Database;
let endpoint: Handler;
let post: Send;
let now: Date;
let orders = 0;
beforeAll(async () => {
  site = await openMemberSite();
  ({ database } = site.server);
  endpoint = createGiftsEndpoint({
    ...site.dependencies,
    now: () => now,
    signingSecret: codesSecret,
    newCustomerId: () => randomUUID(),
  });
  post = createPost(site, endpoint);
});
beforeEach(() => {
  now = siteTime;
});
afterAll(() => site.dispose());

/** A gift from the subscriber that can be redeemed. */
const give = async (
  changes: Partial<StoredGift> = {},
): Promise<{ readonly code: string; readonly orderId: string }> => {
  const orderId = `order-gift-${(orders += 1)}`;
  const gift = { giver, rightId: year, months: 12, startsOn: '2026-11-01', madeAt: at(-20) };
  return { orderId, code: await storeGift(database, { ...gift, ...changes, orderId }) };
};
const look = (code: string, subject: string | undefined): Promise<Response> =>
  post(accountPaths.giftLook, subject, { code });
const redeem = (code: string, subject: string | undefined): Promise<Response> =>
  post(accountPaths.giftRedeem, subject, { code });
const answerOf = async (answer: Response): Promise<v.InferOutput<typeof GiftAnswerSchema>> => {
  const body: unknown = await answer.json();
  expect(body).not.toHaveProperty('error');
  return v.parse(GiftAnswerSchema, body);
};
const sentenceOf = async (answer: Response): Promise<string> =>
  v.parse(v.object({ error: v.string() }), await answer.json()).error;
let people = 0;
const somebody = (): string => `auth0|gift-${(people += 1)}`;
const stateOf = async (orderId: string): Promise<string | undefined> => {
  const [row] = await database.query(
    v.object({ state: v.string() }),
    'select state from gifts where order_id = $1',
    [orderId],
  );
  return row?.state;
};
const grantsOf = async (orderId: string): Promise<number> =>
  (await database.query(v.object({}), 'select from grants where order_id = $1', [orderId])).length;
const rightsOf = async (subject: string, when = now): Promise<readonly string[]> =>
  (await findCustomerRecord(database, subject, when))?.rightIds ?? [];
/** The effect of a refund on a gift that is still open. */
const payBack = async (orderId: string): Promise<boolean> => {
  const rows = await database.query(
    v.object({}),
    `update gifts set state = 'refunded' where order_id = $1 and state = 'open' returning order_id`,
    [orderId],
  );
  return rows.length > 0;
};

describe('a redeemed gift', () => {
  it('opens the plans at once, until the year is over, and renews nothing', async () => {
    const { code } = await give();
    const her = somebody();
    const seen = await answerOf(await look(code, her));
    expect(seen).toEqual({
      title: 'A year of membership',
      kind: 'membership',
      line: 'For your first bar of your own.',
      toName: 'Maya',
      opensAt: siteTime.toISOString(),
      endsAt: '2027-11-21T12:00:00.000Z',
      ownRenewsAt: null,
      isRedeemed: false,
    });
    const plan = memberPlanApiPath(site.planOf('in the subscription').address);
    expect((await site.get(plan, await site.tokenOf(her))).status).toBe(403);
    expect(await answerOf(await redeem(code, her))).toEqual({ ...seen, isRedeemed: true });
    expect((await site.get(plan, await site.tokenOf(her))).status).toBe(200);
    const record = await findCustomerRecord(database, her, now);
    expect(record).toMatchObject({
      rightIds: [year],
      subscriptions: 1,
      membership: { state: 'active', source: 'gift', endsAt: seen.endsAt, renewsAt: null },
    });
    const end = new Date(seen.endsAt ?? '');
    expect(await rightsOf(her, new Date(end.getTime() - 1))).toEqual([year]);
    expect(await findCustomerRecord(database, her, end)).toMatchObject({
      rightIds: [],
      subscriptions: 0,
      membership: { state: 'ended', source: 'gift', endedAt: seen.endsAt },
    });
  });

  it('is announced to the giver once, however often the recipient redeems it', async () => {
    const { code, orderId } = await give({ giver: 'auth0|giver' });
    const her = somebody();
    const first = await answerOf(await redeem(code, her));
    now = at(1);
    expect(await answerOf(await redeem(code.toLowerCase().replaceAll('-', ' '), her))).toEqual(
      first,
    );
    expect(await answerOf(await look(code, her))).toEqual(first);
    const mails = await database.query(
      v.object({ kind: v.string(), address: v.string(), customer_id: v.string() }),
      `select kind, address, customer_id from mails where mail_id = $1`,
      [`gift-redeemed:${orderId}`],
    );
    expect(mails).toEqual([
      {
        kind: 'gift-redeemed',
        address: 'customer-of-auth0|giver@example.com',
        customer_id: 'customer-of-auth0|giver',
      },
    ]);
    expect(await grantsOf(orderId)).toBe(1);
  });

  it('opens on the giver’s day, not before', async () => {
    const { code } = await give({ startsOn: '2026-12-25' });
    const her = somebody();
    const { opensAt } = await answerOf(await redeem(code, her));
    expect(opensAt).toBe('2026-12-25T00:00:00.000Z');
    expect(await findCustomerRecord(database, her, now)).toMatchObject({
      rightIds: [],
      membership: { state: 'not-yet-open', source: 'gift', opensAt },
    });
    expect(await rightsOf(her, new Date(opensAt))).toEqual([year]);
  });

  it('begins when her other gift ends, even if both are redeemed at once', async () => {
    const her = somebody();
    const [one, other] = [await give(), await give({ months: 6 })];
    const answers = await Promise.all([redeem(one.code, her), redeem(other.code, her)]);
    const [first, second] = (await Promise.all(answers.map(answerOf))).toSorted((a, b) =>
      a.opensAt.localeCompare(b.opensAt),
    );
    expect(first?.opensAt).toBe(siteTime.toISOString());
    expect(second?.opensAt).toBe(first?.endsAt);
  });

  it('begins when her own paid year is over, and says that her membership renews', async () => {
    const { code } = await give();
    const seen = await answerOf(await redeem(code, giver));
    // The sample subscriber has paid until the first of January.
    expect(seen.opensAt).toBe('2027-01-01T12:00:00.000Z');
    expect(seen.ownRenewsAt).toBe('2027-01-01T12:00:00.000Z');
    const record = await findCustomerRecord(database, giver, now);
    expect(record?.membership).toMatchObject({ source: 'own', state: 'active' });
  });

  it('waits for the extension after a pause of hers, but not for a membership that has ended', async () => {
    const her = somebody();
    await storeMembership(database, her, {
      rightId: year,
      startedAt: at(-40),
      paidUntil: new Date('2027-10-12T12:00:00Z'),
    });
    const opensWith = async (change: string): Promise<string> => {
      await database.query(
        v.object({}),
        `update subscriptions set ${change} where order_id = 'order-' || $1`,
        [her],
      );
      return (await answerOf(await look(code, her))).opensAt;
    };
    const { code } = await give();
    expect(
      await opensWith(
        `status = 'paused', renews_at = null, paused_at = '2026-11-10T12:00:00Z', resumes_at = '2026-12-10T12:00:00Z'`,
      ),
    ).toBe('2027-11-11T12:00:00.000Z');
    expect(await opensWith(`status = 'canceled', ended_at = '2026-11-20T12:00:00Z'`)).toBe(
      siteTime.toISOString(),
    );
  });

  it('of a pack opens it for good; a member who has the pack can’t redeem it, but another can', async () => {
    const pack = 'prod_sample_strength_power';
    const { code, orderId } = await give({ rightId: pack, months: null });
    for (const send of [look, redeem]) {
      const refused = await send(code, 'auth0|sample-pack');
      expect(refused.status).toBe(409);
      expect(await sentenceOf(refused)).toContain('You have this pack already');
    }
    expect(await stateOf(orderId)).toBe('open');
    const her = somebody();
    expect((await answerOf(await redeem(code, her))).endsAt).toBeNull();
    expect(await rightsOf(her, at(4000))).toEqual([pack]);
    expect((await findCustomerRecord(database, her, now))?.membership).toBeUndefined();
  });

  it('beside her own purchase closes only when both have ended', async () => {
    const { code } = await give();
    await redeem(code, 'auth0|sample-lapsed');
    const record = await findCustomerRecord(database, 'auth0|sample-lapsed', now);
    expect(record?.membership).toMatchObject({ source: 'gift', state: 'active' });
    const later = await findCustomerRecord(database, 'auth0|sample-lapsed', at(400));
    expect(later?.membership).toMatchObject({ source: 'gift', state: 'ended' });
  });
});

describe('a gift code', () => {
  it('that two accounts redeem at once works for one, and the other gets the same answer as for a wrong code', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { code, orderId } = await give();
      const answers = await Promise.all(
        [somebody(), somebody(), somebody()].map((her) => redeem(code, her)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404]);
      expect(await grantsOf(orderId)).toBe(1);
    }
  });

  it('redeemed and refunded at the same moment is one or the other', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { code, orderId } = await give();
      const her = somebody();
      const early = round % 2 === 0 ? undefined : payBack(orderId);
      const redeeming = redeem(code, her);
      const isPaidBack = await (early ?? payBack(orderId));
      const answer = await redeeming;
      expect(answer.status).toBe(isPaidBack ? 404 : 200);
      expect(await grantsOf(orderId)).toBe(isPaidBack ? 0 : 1);
      expect(await stateOf(orderId)).toBe(isPaidBack ? 'refunded' : 'redeemed');
    }
  });

  it('that was changed in our books between looking and redeeming is not redeemed', async () => {
    const { code, orderId } = await give();
    const her = somebody();
    const slow = createPost(
      site,
      createGiftsEndpoint({
        ...site.dependencies,
        signingSecret: codesSecret,
        // It is called between the two.
        newCustomerId: () => {
          void payBack(orderId);
          return randomUUID();
        },
      }),
    );
    expect((await slow(accountPaths.giftRedeem, her, { code })).status).toBe(404);
    expect(await grantsOf(orderId)).toBe(0);
  });

  it('gives a stranger the same answer if it is wrong, used or refunded; giver and redeemer are told more', async () => {
    const used = await give();
    const her = somebody();
    await redeem(used.code, her);
    const back = await give();
    await payBack(back.orderId);
    const codes = [used.code, back.code, 'EGGA-BNYC-A01F-2JHA-B6E1', 'no code', '', "' or 1=1 --"];
    const sentences = new Set<string>();
    for (const code of codes) {
      const stranger = somebody();
      for (const send of [look, redeem]) {
        const answer = await send(code, stranger);
        expect(answer.status, code).toBe(404);
        sentences.add(await sentenceOf(answer));
      }
    }
    expect(sentences.size).toBe(1);
    const toGiver = await look(used.code, giver);
    expect(toGiver.status).toBe(409);
    expect(await sentenceOf(toGiver)).toBe('This gift of yours was redeemed on 21 November 2026.');
    expect(await sentenceOf(await redeem(back.code, giver))).toContain('money for this gift back');
    expect((await answerOf(await look(used.code, her))).isRedeemed).toBe(true);
  });

  it('of a gift that was refunded after it was redeemed opens nothing any more, and tells her so', async () => {
    const { code, orderId } = await give();
    const her = somebody();
    await redeem(code, her);
    await database.query(
      v.object({}),
      `update grants set state = 'withdrawn' where order_id = $1`,
      [orderId],
    );
    expect(await rightsOf(her)).toEqual([]);
    expect(await sentenceOf(await look(code, her))).toContain('it was paid back and has ended');
  });

  it('needs a login and can’t be added to an account that is being deleted', async () => {
    const { code, orderId } = await give();
    for (const send of [look, redeem]) expect((await send(code, undefined)).status).toBe(401);
    const her = somebody();
    await redeem((await give()).code, her);
    await database.query(
      v.object({}),
      `insert into account_deletions (customer_id, subject, asked_at, next_try_at)
       select customer_id, subject, $2, $2 from customers where subject = $1`,
      [her, now],
    );
    expect((await redeem(code, her)).status).toBe(409);
    expect(await stateOf(orderId)).toBe('open');
    expect(await rightsOf(her)).toEqual([]);
  });

  it('has limits on attempts, per member and per network', async () => {
    const guesser = somebody();
    const { code } = await give();
    const { maxRequests } = requestRates.tryGiftCode;
    for (let tries = 0; tries < maxRequests; tries += 1) {
      expect((await post(accountPaths.giftLook, guesser, { code: 'x' }, '192.0.2.9')).status).toBe(
        404,
      );
    }
    const refused = await post(accountPaths.giftRedeem, guesser, { code }, '192.0.2.9');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    const left = requestRates.tryGiftCodeFromNetwork.maxRequests - maxRequests - 1;
    for (let tries = 0; tries < left; tries += 1) {
      await post(accountPaths.giftLook, somebody(), { code: 'x' }, '192.0.2.9');
    }
    expect((await post(accountPaths.giftLook, somebody(), { code }, '192.0.2.9')).status).toBe(429);
    expect((await post(accountPaths.giftLook, somebody(), { code }, '192.0.2.10')).status).toBe(
      200,
    );
  });
});

describe('the gift card', () => {
  const cardOf = async (orderId: string, subject?: string): Promise<Response> =>
    endpoint(
      new Request(`https://knurl.example${accountPaths.gifts}/${orderId}`, {
        headers:
          subject === undefined ? {} : { authorization: `Bearer ${await site.tokenOf(subject)}` },
      }),
    );

  it('shows no dead code once our secret has changed; a printed code still works', async () => {
    const { code, orderId } = await give({});
    await database.query(v.object({}), 'update gifts set code_hash = $2 where order_id = $1', [
      orderId,
      hashOfCode('AAAA-BBBB-CCCC-DDDD-EEEE'),
    ]);
    expect((await cardOf(orderId, giver)).status).toBe(409);
    expect((await post(accountPaths.giftLook, somebody(), { code })).status).toBe(404);
    const printed = { code: 'AAAA-BBBB-CCCC-DDDD-EEEE' };
    expect((await post(accountPaths.giftLook, somebody(), printed)).status).toBe(200);
  });

  it('shows the code to the giver only, while it can be redeemed', async () => {
    const { code, orderId } = await give({ line: 'With love' });
    const card = v.parse(GiftCardAnswerSchema, await (await cardOf(orderId, giver)).json());
    expect(card).toEqual({
      title: 'A year of membership',
      startsOn: '2026-11-01',
      toName: 'Maya',
      line: 'With love',
      code,
      state: 'open',
    });
    const her = somebody();
    await redeem(code, her);
    for (const stranger of [her, 'auth0|sample-pack', somebody()]) {
      expect((await cardOf(orderId, stranger)).status).toBe(404);
    }
    expect((await cardOf(orderId)).status).toBe(401);
    expect(await (await cardOf(orderId, giver)).json()).toMatchObject({
      code: null,
      state: 'redeemed',
    });
  });

  it.each(['', 'order-sample-subscriber', 'look', '%E0%A4%A', "'--", '../gifts'])(
    'doesn’t exist for %j',
    async (orderId) => {
      expect([404, 405]).toContain((await cardOf(orderId, giver)).status);
    },
  );

  it('never stores its code in the database', async () => {
    const { code, orderId } = await give();
    await redeem(code, somebody());
    const rows = await Promise.all(
      ['gifts', 'orders', 'grants', 'mails', 'customers'].map((table) =>
        database.query(v.object({ row: v.string() }), `select ${table}::text as row from ${table}`),
      ),
    );
    const text = rows.flat().map(({ row }) => row);
    expect(text.some((row) => row.includes(orderId))).toBe(true);
    expect(text.some((row) => row.includes(code) || row.includes(code.slice(0, 9)))).toBe(false);
  });
});
