import { readStarterEntries } from '../starter-entries.ts';
import { toSellerAndNoticeTemplates } from '../../../src/build/private-file-values-of-entries.ts';
import { accountAndOwnerApiPaths } from '../../../src/domain/account/account-and-owner-api-paths.ts';
import { createGiftCardAndRedemptionEndpoint } from '../../../src/server/gifts/gifts-endpoint.ts';
import type { Handler } from '../../../src/server/http/endpoint.ts';
import {
  createMailSendingWorkKind,
  type MailDependencies,
} from '../../../src/server/mail/create-mail-sending-work-kind.ts';
import { MailUnavailable, type Mail } from '../../../src/server/mail/mail-sender.ts';
import { createWithdrawalWorkKind } from '../../../src/server/refunds/book-withdrawal.ts';
import { createWithdrawalEndpoint } from '../../../src/server/account/withdrawal-endpoint.ts';
import { createMembershipChangeEndpoint } from '../../../src/server/account/membership-change-endpoint.ts';
import { readAccountAnswer } from '../../../src/server/account/read-account-answer.ts';
import { resumeDueMemberships } from '../../../src/server/payments/resume-due-memberships.ts';
import { removeOldInvitationsAndAddresses } from '../../../src/server/second-members/remove-old-invitations-and-addresses.ts';
import { createSecondMemberEndpoint } from '../../../src/server/second-members/second-member-endpoint.ts';
import { queueDueNotices } from '../../../src/server/notices/notice-clock.ts';
import { runDueWork } from '../../../src/server/store/work-queue/run-due-work.ts';
import { createGiftAndLinkCodeDeriver } from '../../../src/server/rights/gift-codes.ts';
import type { TestPayments } from '../payments/test-payments.ts';

const site = 'https://knurl.example';
const signingSecret = 'a secret of two years, 32 letters or more';
export const codes = createGiftAndLinkCodeDeriver(signingSecret);

/**
 * The functions of our pages and the scheduled ones, for members whose token is `auth0|` and their
 * name.
 */
export const openSite = async ({ dependencies }: Pick<TestPayments, 'dependencies'>) => {
  let ids = 0;
  const newId = (): string => `id-${(ids += 1)}`;
  const logged: string[] = [];
  const shared = {
    ...dependencies,
    signingSecret,
    authenticate: async (request: Request) => request.headers.get('authorization') ?? '',
    newId,
    newCustomerId: newId,
    log: (message: string) => void logged.push(message),
  };
  const findPerson = async (subject: string) => ({
    email: `${subject.replace('auth0|', '')}@example.com`,
    name: subject.replace('auth0|', ''),
  });
  const readRenewalProduct = async () => 'sub_renewal';
  const account = {
    ...shared,
    readRenewalProduct,
    linkOfShopOrder: (id: string) => `${id}.signed`,
    enforceLimit: async () => undefined,
    answerWithinMs: 600_000,
  };
  const handlers: Readonly<Record<string, Handler>> = {
    [accountAndOwnerApiPaths.giftRedeem]: createGiftCardAndRedemptionEndpoint(shared),
    [accountAndOwnerApiPaths.accountMembership]: createMembershipChangeEndpoint(account),
    [accountAndOwnerApiPaths.withdrawal]: createWithdrawalEndpoint(account),
    [accountAndOwnerApiPaths.secondMember]: createSecondMemberEndpoint({
      ...shared,
      findPerson,
      readAccount: (subject) => readAccountAnswer(account, subject),
    }),
  };
  const entries = await readStarterEntries();
  const texts = toSellerAndNoticeTemplates(entries);
  const sent: Mail[] = [];
  let isMailDown = false;
  return {
    /** Whether there is an endpoint for a path. */
    has: (path: string): boolean => handlers[path] !== undefined,
    /** Sends a member's request, and returns the status of the answer. */
    press: async (name: string, path: string, body: unknown): Promise<number> => {
      const handler = handlers[path];
      if (handler === undefined) throw new Error(`Nothing answers ${path}.`);
      const answer = await handler(
        new Request(`${site}${path}`, {
          method: 'POST',
          headers: {
            authorization: `auth0|${name}`,
            origin: site,
            'content-type': 'application/json',
            'x-nf-client-connection-ip': '10.0.0.1',
          },
          body: JSON.stringify(body),
        }),
      );
      if (answer.status >= 500) throw new Error(`${path}: ${await answer.text()} ${logged.at(-1)}`);
      return answer.status;
    },
    runClock: () => queueDueNotices(dependencies.database, dependencies.now()),
    /**
     * The work of `finish-work`: withdrawals, pauses that are over, invitations that nobody has
     * accepted.
     */
    finishWork: async (): Promise<void> => {
      await runDueWork(account, [createWithdrawalWorkKind(account)], () => true);
      await resumeDueMemberships({ ...account, hasTime: () => true });
      await removeOldInvitationsAndAddresses(dependencies.database, dependencies.now());
    },
    /** Every e-mail that the mail service has accepted. */
    sent,
    setMailDown: (isDown: boolean): void => {
      isMailDown = isDown;
    },
    sendMails: () => {
      const mails: MailDependencies = {
        ...shared,
        siteUrl: site,
        contactInbox: 'hello@knurl.example',
        codes,
        readTexts: () => Promise.resolve(texts),
        mail: {
          send: (mail) => {
            if (isMailDown) return Promise.reject(new MailUnavailable(new Error('down')));
            sent.push(mail);
            return Promise.resolve();
          },
        },
      };
      return runDueWork(mails, [createMailSendingWorkKind(mails)], () => true);
    },
  };
};
