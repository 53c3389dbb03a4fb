import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { GiftCardAnswerSchema } from '../../../src/domain/gifts/gifts.ts';
import { requestRateLimits } from '../../../src/domain/limits.ts';
import { createGiftCardAndRedemptionEndpoint } from '../../../src/server/gifts/gifts-endpoint.ts';
import { hashOfGiftOrLinkCode } from '../../../src/server/rights/gift-codes.ts';
import {
  answerOf,
  giver,
  openGiftsForTests,
  sentenceOf,
} from '../../support/gifts/gifts-for-tests.ts';
import { siteTime } from '../../support/members/member-site.ts';
import { createPost } from '../../support/members/post.ts';
import { codesSecret } from '../../support/stored/rights.ts';

const test = openGiftsForTests();
const { give, look, redeem, cardOf, somebody, rightsOf, stateOf, grantsOf, payBack } = test;

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
      test.site,
      createGiftCardAndRedemptionEndpoint({
        ...test.site.dependencies,
        signingSecret: codesSecret,
        // It is called between the two.
        newCustomerId: () => {
          void payBack(orderId);
          return randomUUID();
        },
      }),
    );
    expect((await slow(accountAndOwnerApiPaths.giftRedeem, her, { code })).status).toBe(404);
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
    expect(await sentenceOf(await redeem(back.code, giver))).toContain('refunded this gift to you');
    expect((await answerOf(await look(used.code, her))).isRedeemed).toBe(true);
  });

  it('of a gift that was refunded after it was redeemed opens nothing any more, and tells her so', async () => {
    const { code, orderId } = await give();
    const her = somebody();
    await redeem(code, her);
    await test.database.query(
      v.object({}),
      `update grants set state = 'withdrawn' where order_id = $1`,
      [orderId],
    );
    expect(await rightsOf(her)).toEqual([]);
    expect(await sentenceOf(await look(code, her))).toContain('it was refunded and has ended');
  });

  it('needs a login and can’t be added to an account that is being deleted', async () => {
    const { code, orderId } = await give();
    for (const send of [look, redeem]) expect((await send(code, undefined)).status).toBe(401);
    const her = somebody();
    await redeem((await give()).code, her);
    await test.database.query(
      v.object({}),
      `insert into account_deletions (customer_id, subject, asked_at)
       select customer_id, subject, $2 from customers where subject = $1`,
      [her, siteTime],
    );
    expect((await redeem(code, her)).status).toBe(409);
    expect(await stateOf(orderId)).toBe('open');
    expect(await rightsOf(her)).toEqual([]);
  });

  it('has limits on attempts, per member and per network', async () => {
    const guesser = somebody();
    const { code } = await give();
    const { maxRequests } = requestRateLimits.tryGiftCode;
    for (let tries = 0; tries < maxRequests; tries += 1) {
      expect((await look('x', guesser, '192.0.2.9')).status).toBe(404);
    }
    const refused = await redeem(code, guesser, '192.0.2.9');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    const left = requestRateLimits.tryGiftCodeFromNetwork.maxRequests - maxRequests - 1;
    for (let tries = 0; tries < left; tries += 1) {
      await look('x', somebody(), '192.0.2.9');
    }
    expect((await look(code, somebody(), '192.0.2.9')).status).toBe(429);
    expect((await look(code, somebody(), '192.0.2.10')).status).toBe(200);
  });
});

describe('the gift card', () => {
  it('shows no dead code once our secret has changed; a printed code still works', async () => {
    const { code, orderId } = await give({});
    await test.database.query(v.object({}), 'update gifts set code_hash = $2 where order_id = $1', [
      orderId,
      hashOfGiftOrLinkCode('AAAA-BBBB-CCCC-DDDD-EEEE'),
    ]);
    expect((await cardOf(orderId, giver)).status).toBe(409);
    expect((await look(code, somebody())).status).toBe(404);
    expect((await look('AAAA-BBBB-CCCC-DDDD-EEEE', somebody())).status).toBe(200);
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
    const Row = v.object({ row: v.string() });
    const rows = await Promise.all(
      ['gifts', 'orders', 'grants', 'mails', 'customers'].map((table) =>
        test.database.query(Row, `select ${table}::text as row from ${table}`),
      ),
    );
    const text = rows.flat().map(({ row }) => row);
    expect(text.some((row) => row.includes(orderId))).toBe(true);
    expect(text.some((row) => row.includes(code) || row.includes(code.slice(0, 9)))).toBe(false);
  });
});
