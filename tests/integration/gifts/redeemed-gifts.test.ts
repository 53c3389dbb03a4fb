import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { memberPlanApiPath } from '../../../src/domain/api-paths.ts';
import { at } from '../../support/members/member-site.ts';
import {
  answerOf,
  giver,
  openGiftsForTests,
  sentenceOf,
  year,
} from '../../support/gifts/gifts-for-tests.ts';
import { siteTime } from '../../support/members/member-site.ts';
import { storeMembership } from '../../support/stored/rights.ts';

const test = openGiftsForTests();
const { give, look, redeem, somebody, recordOf, rightsOf, stateOf, grantsOf, setNow } = test;

describe('a redeemed gift', () => {
  it('opens the plans at once, until the year is over, and renews nothing', async () => {
    const { code } = await give();
    const her = somebody();
    const seen = await answerOf(await look(code, her));
    expect(seen).toEqual({
      title: 'A year of membership',
      kind: 'membership',
      rightId: year,
      line: 'For your first bar of your own.',
      toName: 'Maya',
      opensAt: siteTime.toISOString(),
      endsAt: '2027-11-21T12:00:00.000Z',
      ownRenewsAt: null,
      isRedeemed: false,
    });
    const plan = memberPlanApiPath(test.site.planOf('in the subscription').address);
    expect((await test.site.get(plan, await test.site.tokenOf(her))).status).toBe(403);
    expect(await answerOf(await redeem(code, her))).toEqual({ ...seen, isRedeemed: true });
    expect((await test.site.get(plan, await test.site.tokenOf(her))).status).toBe(200);
    const record = await recordOf(her);
    expect(record).toMatchObject({
      rightIds: [year],
      subscriptions: 1,
      membership: { state: 'active', source: 'gift', endsAt: seen.endsAt, renewsAt: null },
    });
    const end = new Date(seen.endsAt ?? '');
    expect(await rightsOf(her, new Date(end.getTime() - 1))).toEqual([year]);
    expect(await recordOf(her, end)).toMatchObject({
      rightIds: [],
      subscriptions: 0,
      membership: { state: 'ended', source: 'gift', endedAt: seen.endsAt },
    });
  });

  it('is announced to the giver once, however often the recipient redeems it', async () => {
    const { code, orderId } = await give({ giver: 'auth0|giver' });
    const her = somebody();
    const first = await answerOf(await redeem(code, her));
    setNow(at(1));
    expect(await answerOf(await redeem(code.toLowerCase().replaceAll('-', ' '), her))).toEqual(
      first,
    );
    expect(await answerOf(await look(code, her))).toEqual(first);
    const mails = await test.database.query(
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
    expect(await recordOf(her)).toMatchObject({
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
    const record = await recordOf(giver);
    expect(record?.membership).toMatchObject({ source: 'own', state: 'active' });
  });

  it('waits for the extension after a pause of hers, but not for a membership that has ended', async () => {
    const her = somebody();
    await storeMembership(test.database, her, {
      rightId: year,
      startedAt: at(-40),
      paidUntil: new Date('2027-10-12T12:00:00Z'),
    });
    const opensWith = async (change: string): Promise<string> => {
      await test.database.query(
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
    expect((await recordOf(her))?.membership).toBeUndefined();
  });

  it('beside her own purchase closes only when both have ended', async () => {
    const { code } = await give();
    await redeem(code, 'auth0|sample-lapsed');
    const record = await recordOf('auth0|sample-lapsed');
    expect(record?.membership).toMatchObject({ source: 'gift', state: 'active' });
    const later = await recordOf('auth0|sample-lapsed', at(400));
    expect(later?.membership).toMatchObject({ source: 'gift', state: 'ended' });
  });
});
