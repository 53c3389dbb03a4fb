import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { memberPlanApiPath } from '../../../src/domain/api-paths.ts';
import type { YearlyRenewingOfferKey } from '../../../src/domain/membership/yearly-renewing-offer-keys.ts';
import { findCustomerWithRightsBySubject } from '../../../src/server/rights/read-rights.ts';
import { createGiftAndLinkCodeDeriver } from '../../../src/server/rights/gift-codes.ts';
import { createSecondMemberEndpoint } from '../../../src/server/second-members/second-member-endpoint.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { LoginAccountsUnavailable } from '../../../src/server/verification/login-accounts.ts';
import { addressOf, createReadAccount } from '../members/answers.ts';
import { at, openMemberSite, siteTime, type MemberSite } from '../members/member-site.ts';
import { createPost, type Send } from '../members/post.ts';
import { codesSecret, storeMembership } from '../stored/rights.ts';

/** The right of the memberships for two. */
export const right = 'sub_sample_annual';

const MailRow = v.object({
  mail_id: v.string(),
  kind: v.string(),
  customer_id: v.nullable(v.string()),
  details: v.record(v.string(), v.string()),
});

/** Memberships for two on the members' site, with a login service that tests can take down. */
export const openMembershipsForTwo = () => {
  let site: MemberSite;
  let database: Database;
  let post: Send;
  let now: Date;
  let isLoginDown: boolean;
  let meanwhile: (() => Promise<unknown>) | undefined;
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
          return { email: addressOf(subject), name: subject.slice('auth0|'.length) };
        },
        readAccount: createReadAccount(dependencies),
      }),
    );
  });
  beforeEach(() => {
    now = siteTime;
    isLoginDown = false;
  });
  afterAll(() => site.dispose());

  let people = 0;
  let networks = 0;
  const somebody = (): string => `auth0|person-${(people += 1)}`;
  const payer = async (offer: YearlyRenewingOfferKey = 'two'): Promise<string> => {
    const subject = somebody();
    await storeMembership(database, subject, { rightId: right, startedAt: at(-40), offer });
    return subject;
  };
  const send = (subject: string | undefined, body: unknown): Promise<Response> =>
    post(accountAndOwnerApiPaths.secondMember, subject, body, `192.0.2.${(networks += 1) % 250}`);
  const invite = (subject: string, address: string): Promise<Response> =>
    send(subject, { action: 'invite', address });
  const accept = (subject: string, code: string): Promise<Response> =>
    send(subject, { action: 'accept', code });
  const mailsTo = (address: string): Promise<readonly v.InferOutput<typeof MailRow>[]> =>
    database.query(
      MailRow,
      'select mail_id, kind, customer_id, details from mails where address = $1 order by queued_at',
      [address],
    );
  const codeTo = async (address: string): Promise<string> => {
    const mail = (await mailsTo(address)).findLast(
      ({ kind }) => kind === 'second-member-invitation',
    );
    const invitationId = mail?.details['invitationId'] ?? '';
    return createGiftAndLinkCodeDeriver(codesSecret).linkCodeOf('second-member', invitationId);
  };

  return {
    get database(): Database {
      return database;
    },
    get now(): Date {
      return now;
    },
    /** Moves the clock for the rest of the test. */
    setNow: (time: Date): void => {
      now = time;
    },
    setLoginDown: (isDown: boolean): void => {
      isLoginDown = isDown;
    },
    /** Does something once while a request waits for the login service. */
    doMeanwhile: (act: () => Promise<unknown>): void => {
      meanwhile = act;
    },
    /** The subject of a new member. */
    somebody,
    /** A member who pays for a membership; for two unless another offer is given. */
    payer,
    /** A payer, and a second member who has accepted. */
    pair: async (): Promise<{ readonly paying: string; readonly second: string }> => {
      const [paying, second] = [await payer(), somebody()];
      await invite(paying, addressOf(second));
      expect((await accept(second, await codeTo(addressOf(second)))).status).toBe(200);
      return { paying, second };
    },
    setSubscription: async (subject: string, change: string): Promise<void> => {
      await database.query(
        v.object({}),
        `update subscriptions set ${change} from customers
         where customers.customer_id = subscriptions.customer_id and subject = $1`,
        [subject],
      );
    },
    /** Sends a request to the endpoint, from another network each time. */
    send,
    invite,
    accept,
    mailsTo,
    /** The code in the e-mail of the newest invitation to an address. */
    codeTo,
    /** What a member has, as the site knows her. */
    recordOf: (subject: string) => findCustomerWithRightsBySubject(database, subject, now),
    /** How the site answers when a member opens a plan of the membership. */
    planStatus: async (subject: string): Promise<number> => {
      const plan = memberPlanApiPath(site.planOf('in the subscription').address);
      return (await site.get(plan, await site.tokenOf(subject))).status;
    },
  };
};
