import { finishDeletions } from '../../../src/server/account-deletion/finish-deletions.ts';
import { storeDeletionRequest } from '../../../src/server/account-deletion/store-deletion-request.ts';
import { createWithdrawalWorkKind } from '../../../src/server/refunds/book-withdrawal.ts';
import { finishDueWorkDespiteFailures } from '../../../src/server/scheduled-jobs/finish-due-work-despite-failures.ts';
import { openContactMessageClaimsAndStates } from '../../../src/server/contact/contact-message-claims-and-states.ts';
import { findMail, markMailSent } from '../../../src/server/mail/stored-mails.ts';
import {
  findNextNoticeTimeWithinDay,
  queueDueNotices,
} from '../../../src/server/notices/notice-clock.ts';
import { readFiguresOfMonth } from '../../../src/server/owner/read-figures-of-month.ts';
import { readWaitingAndDecidedForOwner } from '../../../src/server/owner/read-waiting-and-decided-for-owner.ts';
import { resumeDueMemberships } from '../../../src/server/payments/resume-due-memberships.ts';
import { withdrawLongUndecidedProofs } from '../../../src/server/proofs/settle-proofs.ts';
import { deleteExpiredRateLimits } from '../../../src/server/rate-limit/delete-expired-rate-limits.ts';
import { createGiftAndLinkCodeDeriver } from '../../../src/server/rights/gift-codes.ts';
import { findNextTimeToEndPause } from '../../../src/server/rights/rights-in-bulk.ts';
import { removeOldInvitationsAndAddresses } from '../../../src/server/second-members/remove-old-invitations-and-addresses.ts';
import { reconcileShopOrdersWithStripe } from '../../../src/server/shop/reconcile-shop-orders-with-stripe.ts';
import { createShopRefundAtEitherTillWork } from '../../../src/server/refunds/shop-refunds.ts';
import { countWaitingForOwnerInShopByKind } from '../../../src/server/shop-desk/count-waiting-for-owner-in-shop-by-kind.ts';
import { countWaitingOrdersByKind } from '../../../src/server/shop-desk/read-orders.ts';
import { countDeploysThisMonth } from '../../../src/server/site-builds/stored-builds.ts';
import { runBuildUpdateJob } from '../../../src/server/site-builds/settle-builds.ts';
import { reconcileSnipcartAndReleaseStock } from '../../../src/server/till/snipcart/reconcile-snipcart-and-release-stock.ts';
import type { Database } from '../../../src/server/store/database.ts';
import { runDueWork } from '../../../src/server/store/work-queue/run-due-work.ts';
import { findNextWorkTryTime } from '../../../src/server/store/work-queue/waiting-work.ts';
import { openWorkQueueOfKindForClaiming } from '../../../src/server/store/work-queue/work-queue.ts';
import { readMonitoringOverviewAnswer } from '../../../src/server/monitoring/read-watch.ts';
import {
  findEarlyRecheckTime,
  checkServicesAndAlertOwner,
} from '../../../src/server/monitoring/watch.ts';
import { openTestPayments } from '../payments/test-payments.ts';
import { testShop } from '../shop/sold-goods.ts';
import { grownAt } from './grown-database.ts';

const quiet = (): void => undefined;
const works = (): Promise<void> => Promise.resolve();
const refuse = (): Promise<never> => Promise.reject(new Error('Nothing here is asked for.'));
const contactInbox = 'hello@knurl.example';

/**
 * Everything that runs by a clock or for the owner, with our statements on the given database and
 * vendors who have nothing to tell. Stripe knows none of the orders.
 */
export const openJobs = (database: Database): Readonly<Record<string, () => Promise<unknown>>> => {
  const now = (): Date => grownAt;
  const { dependencies, reconcile, stripe } = openTestPayments(database, { startedAt: grownAt });
  const hasTime = (): boolean => true;
  const { readTermsDay, log } = dependencies;
  const shop = { database, stripe, readTermsDay, now };
  const queue = openWorkQueueOfKindForClaiming(database, 'mail', now);
  const codes = createGiftAndLinkCodeDeriver('a secret of the tests');
  const snipcart = {
    isOwnRequest: refuse,
    findOrder: refuse,
    listOrders: () => Promise.resolve({ items: [], totalItems: 0 }),
    listRefunds: refuse,
    refund: refuse,
  };

  const tills = { stripe: undefined, snipcart: undefined };
  const refunds = [
    createWithdrawalWorkKind(dependencies),
    createShopRefundAtEitherTillWork({ database, now, log, tills }),
  ];
  const work = [
    {
      name: 'refunds',
      finish: async () => void (await runDueWork(dependencies, refunds, hasTime)),
    },
    {
      name: 'pauses',
      finish: async () => void (await resumeDueMemberships({ ...dependencies, hasTime })),
    },
    { name: 'invitations', finish: () => removeOldInvitationsAndAddresses(database, now()) },
    { name: 'proofs', finish: () => withdrawLongUndecidedProofs(database, now()) },
  ];

  return {
    'notice-clock': async () => {
      await queueDueNotices(database, now());
      await findNextNoticeTimeWithinDay(database, now());
    },
    'reconcile-payments and compare-lists': () => reconcile(),
    'reconcile-shop': () =>
      reconcileShopOrdersWithStripe({ ...shop, contactInbox, hasTime, log: quiet }),
    'reconcile-snipcart': () =>
      reconcileSnipcartAndReleaseStock({
        ...shop,
        snipcart,
        codes,
        contactInbox,
        hasTime,
        log: quiet,
      }),
    'finish-work': async () => {
      await finishDueWorkDespiteFailures(work, quiet);
      await findNextTimeToEndPause(database, now());
    },
    'finish-deletions': async () => {
      await storeDeletionRequest(database, 'auth0|2', now());
      await finishDeletions({
        database,
        stripe,
        mailingList: { forget: works },
        accounts: { findPerson: () => Promise.resolve(undefined), deleteAccount: works },
        now,
        hasTime,
        log: quiet,
      });
    },
    'send-mails': async () => {
      const [sent, late, wrong] = await queue.claim(8, 120_000, undefined);
      if (sent !== undefined) {
        await findMail(database, sent.work_key);
        await markMailSent(database, sent.work_key, { version: 'v1' }, now());
        await queue.markDone(sent);
      }
      if (late !== undefined) await queue.putBack(late, grownAt, 'it was busy', false);
      if (wrong !== undefined) await queue.giveUp(wrong, 'no address');
      await queue.takeOverdue();
      await findNextWorkTryTime(database, ['mail']);
    },
    watch: async () => {
      const ask = { login: works, stripe: works, mail: works };
      await checkServicesAndAlertOwner({
        database,
        ask,
        readDeploys: async () => ({
          count: await countDeploysThisMonth(database, now()),
          allowed: 20,
        }),
        ownerAddress: contactInbox,
        now,
      });
      await findEarlyRecheckTime(database, now());
    },
    'delete-expired-rate-limits': () => deleteExpiredRateLimits(database, now()),
    'settle-builds': () =>
      runBuildUpdateJob({
        database,
        editorMail: contactInbox,
        space: undefined,
        callHook: undefined,
        readLiveBuild: () => Promise.resolve(undefined),
        readMark: undefined,
        publishEvery: 0,
        deploysAMonth: 20,
        createId: () => 'build',
        now,
        log: quiet,
      }),
    'a message of the contact form': () =>
      openContactMessageClaimsAndStates(database, now).claim('message'),
    'the month of the owner': () => readFiguresOfMonth(database, '2027-02', now()),
    'what waits for the owner': async () => {
      await readWaitingAndDecidedForOwner(database, () =>
        countWaitingForOwnerInShopByKind(database, testShop),
      );
      await countWaitingOrdersByKind(database);
      await readMonitoringOverviewAnswer(database, now());
    },
  };
};
