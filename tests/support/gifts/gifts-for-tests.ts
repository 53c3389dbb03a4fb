import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { GiftCodeAnswerSchema } from '../../../src/domain/gifts/gifts.ts';
import { createGiftCardAndRedemptionEndpoint } from '../../../src/server/gifts/gifts-endpoint.ts';
import type { Handler } from '../../../src/server/http/endpoint.ts';
import { findCustomerWithRightsBySubject } from '../../../src/server/rights/read-rights.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { at, openMemberSite, siteTime, type MemberSite } from '../members/member-site.ts';
import { createPost, type Send } from '../members/post.ts';
import { codesSecret, storeGift, type StoredGift } from '../stored/rights.ts';

/** The right that a year of membership opens. */
export const year = 'sub_sample_annual';
/** The sample subscriber, who has bought the gifts unless a test says otherwise. */
export const giver = 'auth0|sample-subscriber';

const Refused = v.object({ error: v.string() });
const State = v.object({ state: v.string() });
const Nothing = v.object({});

/** The sentence of a refusal. */
export const sentenceOf = async (answer: Response): Promise<string> =>
  v.parse(Refused, await answer.json()).error;

/** The gift that an answer describes; a refusal fails the test. */
export const answerOf = async (
  answer: Response,
): Promise<v.InferOutput<typeof GiftCodeAnswerSchema>> => {
  const body: unknown = await answer.json();
  expect(body).not.toHaveProperty('error');
  return v.parse(GiftCodeAnswerSchema, body);
};

/** The members' site, on which the tests of a file give, look at, redeem and refund gifts. */
export const openGiftsForTests = () => {
  let site: MemberSite;
  let database: Database;
  let endpoint: Handler;
  let post: Send;
  let now: Date;
  beforeAll(async () => {
    site = await openMemberSite();
    ({ database } = site.server);
    endpoint = createGiftCardAndRedemptionEndpoint({
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

  let orders = 0;
  let people = 0;
  const give = async (
    changes: Partial<StoredGift> = {},
  ): Promise<{ readonly code: string; readonly orderId: string }> => {
    const orderId = `order-gift-${(orders += 1)}`;
    const gift = { giver, rightId: year, months: 12, startsOn: '2026-11-01', madeAt: at(-20) };
    return { orderId, code: await storeGift(database, { ...gift, ...changes, orderId }) };
  };
  const look = (code: string, subject: string | undefined, network?: string): Promise<Response> =>
    post(accountAndOwnerApiPaths.giftLook, subject, { code }, network);
  const redeem = (code: string, subject: string | undefined, network?: string): Promise<Response> =>
    post(accountAndOwnerApiPaths.giftRedeem, subject, { code }, network);
  const recordOf = (subject: string, when = now) =>
    findCustomerWithRightsBySubject(database, subject, when);

  return {
    get site(): MemberSite {
      return site;
    },
    get database(): Database {
      return database;
    },
    /** Moves the clock for the rest of the test. */
    setNow: (time: Date): void => {
      now = time;
    },
    /** A gift from the subscriber that can be redeemed. */
    give,
    look,
    redeem,
    /** The gift's card, as its giver's page asks for it. */
    cardOf: async (orderId: string, subject?: string): Promise<Response> =>
      endpoint(
        new Request(`https://knurl.example${accountAndOwnerApiPaths.gifts}/${orderId}`, {
          headers:
            subject === undefined ? {} : { authorization: `Bearer ${await site.tokenOf(subject)}` },
        }),
      ),
    /** The subject of a new member. */
    somebody: (): string => `auth0|gift-${(people += 1)}`,
    /** What a member has, as the site knows her. */
    recordOf,
    rightsOf: async (subject: string, when = now): Promise<readonly string[]> =>
      (await recordOf(subject, when))?.rightIds ?? [],
    stateOf: async (orderId: string): Promise<string | undefined> => {
      const statement = 'select state from gifts where order_id = $1';
      const [row] = await database.query(State, statement, [orderId]);
      return row?.state;
    },
    grantsOf: async (orderId: string): Promise<number> => {
      const statement = 'select from grants where order_id = $1';
      return (await database.query(Nothing, statement, [orderId])).length;
    },
    /** The effect of a refund on a gift that is still open. */
    payBack: async (orderId: string): Promise<boolean> => {
      const rows = await database.query(
        Nothing,
        `update gifts set state = 'refunded' where order_id = $1 and state = 'open' returning order_id`,
        [orderId],
      );
      return rows.length > 0;
    },
  };
};
