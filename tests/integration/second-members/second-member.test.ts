import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { accountOf, addressOf } from '../../support/members/answers.ts';
import { at, siteTime } from '../../support/members/member-site.ts';
import { openMembershipsForTwo, right } from '../../support/second-members/memberships-for-two.ts';

const test = openMembershipsForTwo();
const { somebody, payer, pair, setSubscription, recordOf, doMeanwhile } = test;
const { send, invite, accept, mailsTo, codeTo, planStatus } = test;

describe('the second member', () => {
  it('has what the membership opens, at once', async () => {
    const [paying, second] = [await payer(), somebody()];
    await invite(paying, addressOf(second));
    expect(await planStatus(second)).toBe(403);
    const account = await accountOf(await accept(second, await codeTo(addressOf(second))));
    expect(account.rights).toMatchObject([
      { rightId: right, from: 'second-member', state: 'open' },
    ]);
    expect(await planStatus(second)).toBe(200);
    expect(await recordOf(second)).toMatchObject({
      rightIds: [right],
      subscriptions: 1,
      membership: { source: 'second-member', state: 'active', renewsAt: null, renewal: null },
    });
  });

  it('is shown to the payer by her account’s address; the invited address is deleted', async () => {
    const [paying, second] = [await payer(), somebody()];
    await invite(paying, 'another-address@example.com');
    await accept(second, await codeTo('another-address@example.com'));
    const account = await accountOf(await send(paying, { action: 'leave' }));
    expect(account.membership?.second).toMatchObject({
      state: 'accepted',
      address: addressOf(second),
    });
    expect(
      await test.database.query(
        v.object({}),
        `select from second_members where address = 'another-address@example.com'`,
      ),
    ).toEqual([]);
  });

  it('opens nothing from the moment she is removed, and is told once', async () => {
    const { paying, second } = await pair();
    const account = await accountOf(await send(paying, { action: 'remove' }));
    expect(account.membership?.second).toBeNull();
    expect(await planStatus(second)).toBe(403);
    expect((await send(paying, { action: 'remove' })).status).toBe(200);
    const mails = await mailsTo(addressOf(second));
    expect(mails.filter(({ kind }) => kind === 'second-member-removed')).toMatchObject([
      {
        customer_id: expect.any(String),
        details: { from: paying.slice('auth0|'.length), endedAt: siteTime.toISOString() },
      },
    ]);
    expect((await recordOf(second))?.membership).toMatchObject({
      state: 'ended',
      source: 'second-member',
      endedAt: siteTime.toISOString(),
    });
    expect((await accept(second, await codeTo(addressOf(second)))).status).toBe(404);
  });

  it('is told even if she accepts at the moment she is removed', async () => {
    const [paying, second] = [await payer(), somebody()];
    await invite(paying, addressOf(second));
    const code = await codeTo(addressOf(second));
    doMeanwhile(async () => expect((await accept(second, code)).status).toBe(200));
    const answer = await accountOf(await send(paying, { action: 'remove' }));
    expect(answer.membership?.second).toBeNull();
    const kinds = (await mailsTo(addressOf(second))).map(({ kind }) => kind);
    expect(kinds).toContain('second-member-removed');
  });

  it('can be replaced by another', async () => {
    const { paying, second } = await pair();
    const other = somebody();
    expect((await invite(paying, addressOf(other))).status).toBe(409);
    expect(await planStatus(second)).toBe(200);
    await send(paying, { action: 'remove' });
    await invite(paying, addressOf(other));
    expect((await accept(other, await codeTo(addressOf(other)))).status).toBe(200);
    expect([await planStatus(second), await planStatus(other)]).toEqual([403, 200]);
  });

  it('opens nothing after leaving, and the place is free', async () => {
    const { paying, second } = await pair();
    await accountOf(await send(second, { action: 'leave' }));
    expect(await planStatus(second)).toBe(403);
    expect((await invite(paying, 'next@example.com')).status).toBe(200);
  });

  it('loses and regains access with the membership', async () => {
    const { paying, second } = await pair();
    await setSubscription(paying, `status = 'paused'`);
    expect(await planStatus(second)).toBe(403);
    await setSubscription(paying, `status = 'active'`);
    expect(await planStatus(second)).toBe(200);
    await setSubscription(
      paying,
      `status = 'past_due', past_due_since = '${at(-15).toISOString()}'`,
    );
    expect(await planStatus(second)).toBe(403);
    await setSubscription(paying, `status = 'canceled', ended_at = '${at(-1).toISOString()}'`);
    expect(await recordOf(second)).toMatchObject({
      rightIds: [],
      subscriptions: 0,
      membership: { state: 'ended', endedAt: at(-1).toISOString() },
    });
  });

  it('who also pays for herself keeps access until the last of both ends', async () => {
    const [paying, second] = [await payer(), await payer('annual')];
    await invite(paying, addressOf(second));
    await accept(second, await codeTo(addressOf(second)));
    const rights = async (): Promise<readonly string[]> => (await recordOf(second))?.rightIds ?? [];
    expect((await recordOf(second))?.subscriptions).toBe(2);
    await send(paying, { action: 'remove' });
    expect(await rights()).toEqual([right]);
    await setSubscription(second, `status = 'canceled', ended_at = '${at(-1).toISOString()}'`);
    expect(await rights()).toEqual([]);
  });
});
