import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  AccountAnswerSchema,
  type AccountAnswer,
} from '../../../src/domain/account/account-answer.ts';
import { invitationDays } from '../../../src/domain/account/second-member.ts';
import { accountPaths } from '../../../src/domain/account/account-paths.ts';
import { memberPlanApiPath } from '../../../src/domain/api-paths.ts';
import { requestRates } from '../../../src/domain/limits.ts';
import type { MembershipOffer } from '../../../src/domain/membership-offers.ts';
import { readAccount } from '../../../src/server/account/read-account.ts';
import { findCustomerRecord } from '../../../src/server/rights/customer-records.ts';
import { createCodes } from '../../../src/server/rights/gift-codes.ts';
import { createSecondMemberEndpoint } from '../../../src/server/second-members/second-member-endpoint.ts';
import { settleInvitations } from '../../../src/server/second-members/settle-invitations.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { LoginAccountsUnavailable } from '../../../src/server/verification/login-accounts.ts';
import { codesSecret, storeMembership } from '../../support/members/stored-rights.ts';
import { openMemberSite, siteTime, type MemberSite } from '../../support/members/member-site.ts';
import { createPost, type Send } from '../../support/members/post.ts';

const right = 'sub_sample_annual';
const at = (days: number): Date => new Date(siteTime.getTime() + days * 24 * 60 * 60 * 1000);

let site: MemberSite;
let database: Database;
let post: Send;
let now: Date;
let isLoginDown: boolean;
/** An action that runs once while a request waits for the login service. */
let meanwhile: (() => Promise<unknown>) | undefined;
let people = 0;
let networks = 0;
beforeAll(async () => {
  site = await openMemberSite();
  ({ database } = site.server);
  const dependencies = { ...site.dependencies, now: () => now };
  post = createPost(
    site,
    createSecondMemberEndpoint({
      ...dependencies,
      signingSecret: codesSecret,
      newId: () => randomUUID(),
      findPerson: async (subject) => {
        if (isLoginDown) throw new LoginAccountsUnavailable('down');
        const act = meanwhile;
        meanwhile = undefined;
        await act?.();
        const name = subject.slice('auth0|'.length);
        return { email: `${name}@example.com`, name };
      },
      readAccount: (subject) =>
        readAccount(
          {
            ...dependencies,
            readRenewalProduct: async () => undefined,
            linkOfShopOrder: (id) => id,
          },
          subject,
        ),
    }),
  );
});
beforeEach(() => {
  now = siteTime;
  isLoginDown = false;
});
afterAll(() => site.dispose());

const somebody = (): string => `auth0|person-${(people += 1)}`;
const addressOf = (subject: string): string => `${subject.slice('auth0|'.length)}@example.com`;

/** A member who pays for a membership; for two unless another offer is given. */
const payer = async (offer: MembershipOffer = 'two'): Promise<string> => {
  const subject = somebody();
  await storeMembership(database, subject, { rightId: right, startedAt: at(-40), offer });
  return subject;
};
const setSubscription = async (subject: string, change: string): Promise<void> => {
  await database.query(
    v.object({}),
    `update subscriptions set ${change} from customers
     where customers.customer_id = subscriptions.customer_id and subject = $1`,
    [subject],
  );
};

const send = (subject: string | undefined, body: unknown): Promise<Response> =>
  post(accountPaths.secondMember, subject, body, `192.0.2.${(networks += 1) % 250}`);
const accountOf = async (answer: Response): Promise<AccountAnswer> => {
  const body: unknown = await answer.json();
  expect(body).not.toHaveProperty('error');
  return v.parse(AccountAnswerSchema, body);
};
const refusalOf = async (answer: Response): Promise<readonly [number, string]> => [
  answer.status,
  v.parse(v.object({ error: v.string() }), await answer.json()).error,
];
const invite = (subject: string, address: string): Promise<Response> =>
  send(subject, { action: 'invite', address });
const accept = (subject: string, code: string): Promise<Response> =>
  send(subject, { action: 'accept', code });
const MailRow = v.object({
  mail_id: v.string(),
  kind: v.string(),
  customer_id: v.nullable(v.string()),
  details: v.record(v.string(), v.string()),
});
const mailsTo = (address: string): Promise<readonly v.InferOutput<typeof MailRow>[]> =>
  database.query(
    MailRow,
    'select mail_id, kind, customer_id, details from mails where address = $1 order by queued_at',
    [address],
  );
/** The code in the e-mail of the newest invitation to an address. */
const codeTo = async (address: string): Promise<string> => {
  const mail = (await mailsTo(address)).findLast(({ kind }) => kind === 'second-member-invitation');
  const code = createCodes(codesSecret).linkCodeOf(
    'second-member',
    mail?.details['invitationId'] ?? '',
  );
  return code;
};
/** A payer, and a second member who has accepted. */
const pair = async (): Promise<{ readonly paying: string; readonly second: string }> => {
  const [paying, second] = [await payer(), somebody()];
  await invite(paying, addressOf(second));
  expect((await accept(second, await codeTo(addressOf(second)))).status).toBe(200);
  return { paying, second };
};
const planStatus = async (subject: string): Promise<number> =>
  (
    await site.get(
      memberPlanApiPath(site.planOf('in the subscription').address),
      await site.tokenOf(subject),
    )
  ).status;

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
    const { length: before } = await database.query(v.object({}), 'select from mails');
    expect((await send(undefined, { action: 'invite', address: 'x@example.com' })).status).toBe(
      401,
    );
    expect((await invite(somebody(), 'x@example.com')).status).toBe(409);
    expect((await invite(paying, addressOf(paying).toUpperCase())).status).toBe(409);
    expect((await invite(paying, 'nowhere')).status).toBe(400);
    expect((await invite(paying, 'a@example.com\nbcc: b@example.com')).status).toBe(400);
    await setSubscription(paying, `status = 'canceled', ended_at = now()`);
    expect((await invite(paying, 'x@example.com')).status).toBe(409);
    expect((await database.query(v.object({}), 'select from mails')).length).toBe(before);
  });

  it('still goes out while the login service is down, with her address instead of her name', async () => {
    const paying = await payer();
    isLoginDown = true;
    await invite(paying, 'down@example.com');
    expect((await mailsTo('down@example.com'))[0]?.details['from']).toBe(addressOf(paying));
  });

  it('has daily limits, per member and per inbox', async () => {
    const paying = await payer();
    for (let sent = 0; sent < requestRates.inviteSecondMember.maxRequests; sent += 1) {
      expect((await invite(paying, `friend-${sent}@example.com`)).status).toBe(200);
    }
    expect((await invite(paying, 'one-more@example.com')).status).toBe(429);
    expect(await mailsTo('one-more@example.com')).toEqual([]);
    for (let sent = 0; sent < requestRates.inviteSecondMemberToInbox.maxRequests; sent += 1) {
      expect((await invite(await payer(), 'flooded@example.com')).status).toBe(200);
    }
    expect((await invite(await payer(), 'Flooded+x@example.com')).status).toBe(429);
  });

  it('is withdrawn if nobody accepts it within a month, and its address deleted', async () => {
    const [paying, late] = [await payer(), somebody()];
    await invite(paying, addressOf(late));
    const code = await codeTo(addressOf(late));
    await database.query(v.object({}), `update mails set state = 'sent' where address = $1`, [
      addressOf(late),
    ]);
    now = at(invitationDays - 0.1);
    await settleInvitations(database, now);
    expect(await mailsTo(addressOf(late))).toHaveLength(1);
    now = at(invitationDays + 0.1);
    await settleInvitations(database, now);
    expect((await accept(late, code)).status).toBe(404);
    expect(await mailsTo(addressOf(late))).toEqual([]);
    expect(
      await database.query(v.object({}), 'select from second_members where address = $1', [
        addressOf(late),
      ]),
    ).toEqual([]);
  });
});

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
    expect(await findCustomerRecord(database, second, now)).toMatchObject({
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
      await database.query(
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
    expect((await findCustomerRecord(database, second, now))?.membership).toMatchObject({
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
    meanwhile = async () => expect((await accept(second, code)).status).toBe(200);
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
    expect(await findCustomerRecord(database, second, now)).toMatchObject({
      rightIds: [],
      subscriptions: 0,
      membership: { state: 'ended', endedAt: at(-1).toISOString() },
    });
  });

  it('who also pays for herself keeps access until the last of both ends', async () => {
    const [paying, second] = [await payer(), await payer('annual')];
    await invite(paying, addressOf(second));
    await accept(second, await codeTo(addressOf(second)));
    const rights = async (): Promise<readonly string[]> =>
      (await findCustomerRecord(database, second, now))?.rightIds ?? [];
    expect((await findCustomerRecord(database, second, now))?.subscriptions).toBe(2);
    await send(paying, { action: 'remove' });
    expect(await rights()).toEqual([right]);
    await setSubscription(second, `status = 'canceled', ended_at = '${at(-1).toISOString()}'`);
    expect(await rights()).toEqual([]);
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
    isLoginDown = true;
    expect((await accept(second, code)).status).toBe(503);
    isLoginDown = false;
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
