import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  maxSecondPlaceAcceptancesPerYear,
  invitationValidityDays,
  maxInvitationsPerDay,
} from '../../../src/domain/account/second-member.ts';
import { requestRateLimits } from '../../../src/domain/limits.ts';
import { readableUkDate } from '../../../src/domain/days/uk-time.ts';
import { removeOldInvitationsAndAddresses } from '../../../src/server/second-members/remove-old-invitations-and-addresses.ts';
import { accountOf, addressOf, refusalOf } from '../../support/members/answers.ts';
import { at, siteTime } from '../../support/members/member-site.ts';
import { openMembershipsForTwo } from '../../support/second-members/memberships-for-two.ts';

const test = openMembershipsForTwo();
const { somebody, payer, pair, setSubscription, setNow, setLoginDown } = test;
const { send, invite, accept, mailsTo, codeTo, planStatus } = test;

describe('an invitation', () => {
  it('goes to an address once, says who invites, and is visible to the payer', async () => {
    const paying = await payer();
    const account = await accountOf(await invite(paying, '  friend@example.com '));
    expect(account.membership?.second).toEqual({
      state: 'invited',
      address: 'friend@example.com',
      since: siteTime.toISOString(),
    });
    expect(await mailsTo('friend@example.com')).toMatchObject([
      {
        kind: 'second-member-invitation',
        customer_id: null,
        details: { from: paying.slice('auth0|'.length) },
      },
    ]);
  });

  it('replaces the previous one when it is sent again', async () => {
    const [paying, first, other] = [await payer(), somebody(), somebody()];
    await invite(paying, addressOf(first));
    const old = await codeTo(addressOf(first));
    await invite(paying, addressOf(other));
    expect((await refusalOf(await accept(first, old)))[0]).toBe(404);
    const code = await codeTo(addressOf(other));
    expect((await accept(other, code)).status).toBe(200);
  });

  it.each(['annual', 'student', 'nhs', 'renewal'] as const)(
    'needs a membership for two, not the offer %s',
    async (offer) => {
      const paying = await payer(offer);
      expect(await refusalOf(await invite(paying, 'x@example.com'))).toEqual([
        409,
        'You can invite somebody once you have a membership for two, and while it isn’t paused.',
      ]);
    },
  );

  it('needs an active membership, a login, and another person’s address', async () => {
    const paying = await payer();
    const { length: before } = await test.database.query(v.object({}), 'select from mails');
    expect((await send(undefined, { action: 'invite', address: 'x@example.com' })).status).toBe(
      401,
    );
    expect((await invite(somebody(), 'x@example.com')).status).toBe(409);
    expect((await invite(paying, addressOf(paying).toUpperCase())).status).toBe(409);
    expect((await invite(paying, 'nowhere')).status).toBe(400);
    expect((await invite(paying, 'a@example.com\nbcc: b@example.com')).status).toBe(400);
    await setSubscription(paying, `status = 'canceled', ended_at = now()`);
    expect((await invite(paying, 'x@example.com')).status).toBe(409);
    expect((await test.database.query(v.object({}), 'select from mails')).length).toBe(before);
  });

  it('still goes out while the login service is down, with her address instead of her name', async () => {
    const paying = await payer();
    setLoginDown(true);
    await invite(paying, 'down@example.com');
    expect((await mailsTo('down@example.com'))[0]?.details['from']).toBe(addressOf(paying));
  });

  it('is sent five times in 24 hours for a place, even if it is taken back in between', async () => {
    const paying = await payer();
    for (let sent = 0; sent < maxInvitationsPerDay; sent += 1) {
      setNow(at(sent / 24));
      expect((await invite(paying, `friend-${sent}@example.com`)).status).toBe(200);
      if (sent === 2) await send(paying, { action: 'remove' });
    }
    expect(await refusalOf(await invite(paying, 'one-more@example.com'))).toEqual([
      429,
      'You have sent 5 invitations to your second place in 24 hours. The link in the newest one works; you can send another in 20 hours.',
    ]);
    expect(await mailsTo('one-more@example.com')).toEqual([]);
    expect((await invite(await payer(), 'one-more@example.com')).status).toBe(200);
    setNow(at(1.001));
    expect((await invite(paying, 'one-more@example.com')).status).toBe(200);
    expect((await invite(paying, 'and-more@example.com')).status).toBe(429);
  });

  it('is sent five times, however many are asked for at once', async () => {
    const paying = await payer();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, one) => invite(paying, `at-once-${one}@example.com`)),
    );
    const sent = answers.filter(({ status }) => status === 200);
    expect(sent).toHaveLength(maxInvitationsPerDay);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(12 - maxInvitationsPerDay);
  });

  it('isn’t sent any more once three have accepted within a year', async () => {
    const paying = await payer();
    for (let accepted = 0; accepted < maxSecondPlaceAcceptancesPerYear; accepted += 1) {
      setNow(at(accepted * 2));
      const second = somebody();
      await invite(paying, addressOf(second));
      expect((await accept(second, await codeTo(addressOf(second)))).status).toBe(200);
      await send(paying, { action: 'remove' });
    }
    setNow(at(364));
    await setSubscription(paying, `paid_until = '${at(800).toISOString()}'`);
    expect(await refusalOf(await invite(paying, 'fourth@example.com'))).toEqual([
      429,
      `3 people have accepted your second place within a year. You can invite somebody again after ${readableUkDate(at(365).toISOString())}; if you need it sooner, write to us.`,
    ]);
    expect(await mailsTo('fourth@example.com')).toEqual([]);
    setNow(at(365.01));
    expect((await invite(paying, 'fourth@example.com')).status).toBe(200);
  });

  it('has a daily limit per inbox', async () => {
    for (let sent = 0; sent < requestRateLimits.inviteSecondMemberToInbox.maxRequests; sent += 1) {
      expect((await invite(await payer(), 'flooded@example.com')).status).toBe(200);
    }
    expect((await invite(await payer(), 'Flooded+x@example.com')).status).toBe(429);
  });

  it('is withdrawn if nobody accepts it within a month, and its address deleted', async () => {
    const [paying, late] = [await payer(), somebody()];
    await invite(paying, addressOf(late));
    const code = await codeTo(addressOf(late));
    await test.database.query(v.object({}), `update mails set state = 'sent' where address = $1`, [
      addressOf(late),
    ]);
    setNow(at(invitationValidityDays - 0.1));
    await removeOldInvitationsAndAddresses(test.database, test.now);
    expect(await mailsTo(addressOf(late))).toHaveLength(1);
    setNow(at(invitationValidityDays + 0.1));
    await removeOldInvitationsAndAddresses(test.database, test.now);
    expect((await accept(late, code)).status).toBe(404);
    expect(await mailsTo(addressOf(late))).toEqual([]);
    expect(
      await test.database.query(v.object({}), 'select from second_members where address = $1', [
        addressOf(late),
      ]),
    ).toEqual([]);
  });
});

describe('the code of an invitation', () => {
  it('works for one of two accounts that accept it at once', async () => {
    const paying = await payer();
    await invite(paying, 'both@example.com');
    const code = await codeTo('both@example.com');
    const [one, other] = [somebody(), somebody()];
    const answers = await Promise.all([accept(one, code), accept(other, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect([await planStatus(one), await planStatus(other)].toSorted()).toEqual([200, 403]);
  });

  it('does nothing more when she repeats it, and is refused to anybody else', async () => {
    const { second } = await pair();
    const code = await codeTo(addressOf(second));
    expect((await accept(second, code)).status).toBe(200);
    expect(await refusalOf(await accept(somebody(), code))).toEqual([
      409,
      'Somebody else has accepted this invitation, so the place is taken.',
    ]);
  });

  it('is refused to the payer, after the membership’s end, and without her address', async () => {
    const [paying, second] = [await payer(), somebody()];
    await invite(paying, addressOf(second));
    const code = await codeTo(addressOf(second));
    expect((await accept(paying, code)).status).toBe(409);
    setLoginDown(true);
    expect((await accept(second, code)).status).toBe(503);
    setLoginDown(false);
    await setSubscription(paying, `status = 'canceled', ended_at = now()`);
    expect((await accept(second, code)).status).toBe(409);
    expect(await planStatus(second)).toBe(403);
  });

  it.each(['', 'x', "' or 1=1 --", 'A'.repeat(43)])('is unknown if it is %j', async (code) => {
    expect((await accept(somebody(), code)).status).toBe(404);
  });

  it('of another’s membership lets no stranger remove or see anything', async () => {
    const { paying, second } = await pair();
    const stranger = await payer();
    const account = await accountOf(await send(stranger, { action: 'remove' }));
    expect(JSON.stringify(account)).not.toContain(addressOf(second));
    expect(await planStatus(second)).toBe(200);
    // The second member can't take the payer's place, and isn't told what she pays.
    const own = await accountOf(await send(second, { action: 'remove' }));
    expect(own.membership).toBeNull();
    expect(JSON.stringify(own)).not.toContain(addressOf(paying));
    expect(await planStatus(second)).toBe(200);
  });
});

it.each([undefined, {}, { action: 'own' }, { action: 'invite' }, { action: 'leave', extra: 1 }])(
  'the body %j is refused',
  async (body) => {
    expect((await send(somebody(), body)).status).toBe(400);
  },
);
