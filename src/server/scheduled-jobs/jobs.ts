import { readServerSettings } from '../../config/server/server-settings.ts';
import type { JobName } from '../../domain/scheduled-jobs/clock-jobs.ts';
import { createWithdrawalWorkKind } from '../refunds/book-withdrawal.ts';
import { createAccountDependencies } from '../account/account-dependencies.ts';
import { finishDueWorkDespiteFailures } from './finish-due-work-despite-failures.ts';
import { createDeletionWorkDependencies } from '../account-deletion/deletion-dependencies.ts';
import { finishDeletions } from '../account-deletion/finish-deletions.ts';
import { openTokenVerificationKeys } from '../auth/token-verification-keys.ts';
import { createMailSendingWorkKind } from '../mail/create-mail-sending-work-kind.ts';
import { createMailDependencies } from '../mail/mail-dependencies.ts';
import { checkMailServiceAnswers } from '../mail/smtp.ts';
import { readMemberLetterListWrittenByBuild } from '../members/letter-list.ts';
import { findNextNoticeTimeWithinDay, queueDueNotices } from '../notices/notice-clock.ts';
import { resumeDueMemberships } from '../payments/resume-due-memberships.ts';
import { refreshOrdersDifferingAtStripe } from '../payments/reconcile/compare-lists.ts';
import { reconcilePayments } from '../payments/reconcile/reconcile-payments.ts';
import { createReconcileDependencies } from '../payments/rights-dependencies.ts';
import { withdrawLongUndecidedProofs } from '../proofs/settle-proofs.ts';
import { deleteExpiredRateLimits } from '../rate-limit/delete-expired-rate-limits.ts';
import { createGiftAndLinkCodeDeriver } from '../rights/gift-codes.ts';
import { findNextTimeToEndPause } from '../rights/rights-in-bulk.ts';
import { removeOldInvitationsAndAddresses } from '../second-members/remove-old-invitations-and-addresses.ts';
import { reconcileShopOrdersWithStripe } from '../shop/reconcile-shop-orders-with-stripe.ts';
import { createShopRefundAtEitherTillWork } from '../refunds/shop-refunds.ts';
import {
  createShopRefundDependencies,
  createShopStripeReconcileDependencies,
} from '../shop/shop-dependencies.ts';
import { requestBuildOfMissedChanges } from '../site-builds/request-build-of-missed-changes.ts';
import { runBuildUpdateJob } from '../site-builds/settle-builds.ts';
import { createSiteBuildsDependencies } from '../site-builds/site-builds-dependencies.ts';
import { countDeploysThisMonth } from '../site-builds/stored-builds.ts';
import { awaitWorkThenCloseDatabases, openDatabase, type Database } from '../store/database.ts';
import { openPrivateBuildFiles } from '../store/private-build-files.ts';
import { runDueWork } from '../store/work-queue/run-due-work.ts';
import { findNextWorkTryTime } from '../store/work-queue/waiting-work.ts';
import { reconcileSnipcartAndReleaseStock } from '../till/snipcart/reconcile-snipcart-and-release-stock.ts';
import { snipcartDependenciesIfSet } from '../till/snipcart/snipcart-dependencies.ts';
import { createSnipcartTillIfSet } from '../till/snipcart/snipcart-till.ts';
import { checkStripeIsReachable, createStripeSdkClient } from '../till/stripe/stripe-sdk-client.ts';
import { findEarlyRecheckTime, checkServicesAndAlertOwner } from '../monitoring/watch.ts';
import type { ScheduledJobGivingNextRunDate } from './run-due-jobs.ts';

// Each job opens what it needs, because a setting that one of them lacks must stop no other.

type HasTime = Parameters<ScheduledJobGivingNextRunDate>[0];

const earliestOf = (...times: readonly (Date | undefined)[]): Date | undefined =>
  times
    .filter((time) => time !== undefined)
    .toSorted((one, other) => one.getTime() - other.getTime())[0];

/** A job that has no date of its own: it runs in the rhythm of all. */
const withDatabase = async <Dependencies extends { readonly database: Database }>(
  dependencies: Dependencies,
  work: (dependencies: Dependencies) => Promise<unknown>,
): Promise<undefined> => {
  await awaitWorkThenCloseDatabases(work(dependencies), dependencies.database);
  return undefined;
};

/** Sends queued e-mails that couldn't be sent right after their cause. */
const sendQueuedMails: ScheduledJobGivingNextRunDate = (hasTime) => {
  const dependencies = createMailDependencies(createGiftAndLinkCodeDeriver);
  const { database } = dependencies;
  const send = async (): Promise<Date | undefined> => {
    await runDueWork(dependencies, [createMailSendingWorkKind(dependencies)], hasTime);
    return findNextWorkTryTime(database, ['mail']);
  };
  return awaitWorkThenCloseDatabases(send(), database);
};

/** Makes refunds, ends pauses, and takes back what nobody has answered. */
const finishOpenWork: ScheduledJobGivingNextRunDate = (hasTime) => {
  const dependencies = createAccountDependencies();
  const refunds = createShopRefundDependencies(createSnipcartTillIfSet);
  const { database, now, log } = dependencies;
  const kinds = [createWithdrawalWorkKind(dependencies), createShopRefundAtEitherTillWork(refunds)];
  const finish = async (): Promise<Date | undefined> => {
    const work = [
      {
        name: 'refunds',
        finish: async () => void (await runDueWork(dependencies, kinds, hasTime)),
      },
      {
        name: 'pauses',
        finish: async () => void (await resumeDueMemberships({ ...dependencies, hasTime })),
      },
      { name: 'invitations', finish: () => removeOldInvitationsAndAddresses(database, now()) },
      { name: 'proofs', finish: () => withdrawLongUndecidedProofs(database, now()) },
    ];
    await finishDueWorkDespiteFailures(work, log);
    const nextTry = await findNextWorkTryTime(
      database,
      kinds.map(({ name }) => name),
    );
    return earliestOf(nextTry, await findNextTimeToEndPause(database, now()));
  };
  return awaitWorkThenCloseDatabases(finish(), database, refunds.database);
};

const finishAllDeletions: ScheduledJobGivingNextRunDate = (hasTime) => {
  const dependencies = createDeletionWorkDependencies();
  const { database } = dependencies;
  const finish = async (): Promise<Date | undefined> => {
    await finishDeletions({ ...dependencies, hasTime });
    return findNextWorkTryTime(database, ['account-deletion']);
  };
  return awaitWorkThenCloseDatabases(finish(), database);
};

/**
 * Settles the builds about which the host sends no event: a hook that couldn't be called, a build
 * that got lost.
 */
const settleAllBuilds: ScheduledJobGivingNextRunDate = () => {
  const dependencies = createSiteBuildsDependencies();
  return awaitWorkThenCloseDatabases(runBuildUpdateJob(dependencies), dependencies.database);
};

/** Queues the e-mails that have a date and no other cause. */
const queueNotices: ScheduledJobGivingNextRunDate = () => {
  const database = openDatabase(readServerSettings().databaseUrl);
  const queue = async (): Promise<Date | undefined> => {
    const now = new Date();
    const letters = await readMemberLetterListWrittenByBuild(openPrivateBuildFiles());
    await queueDueNotices(database, now, letters);
    return findNextNoticeTimeWithinDay(database, now, letters);
  };
  return awaitWorkThenCloseDatabases(queue(), database);
};

/** Checks the services that the site needs, and tells the owner what needs her. */
const watchAll: ScheduledJobGivingNextRunDate = () => {
  const { databaseUrl, login, smtp, stripe, contactInbox, editors } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const now = () => new Date();
  const keys = openTokenVerificationKeys(`${login.issuer}.well-known/jwks.json`);
  const look = async (): Promise<Date | undefined> => {
    await checkServicesAndAlertOwner({
      database,
      ask: {
        login: () => keys.requireService(),
        stripe: () => checkStripeIsReachable(createStripeSdkClient(stripe)),
        mail: () => checkMailServiceAnswers(smtp),
      },
      readDeploys: async () => ({
        count: await countDeploysThisMonth(database, now()),
        allowed: editors.deploysAMonth,
      }),
      ownerAddress: contactInbox,
      now,
    });
    return findEarlyRecheckTime(database, now());
  };
  return awaitWorkThenCloseDatabases(look(), database);
};

/** Stands for itself, so that an outage of Snipcart doesn't stop the reconciliation with Stripe. */
const reconcileWithSnipcart = async (hasTime: HasTime): Promise<undefined> => {
  const dependencies = snipcartDependenciesIfSet();
  if (dependencies !== undefined) {
    await withDatabase({ ...dependencies, hasTime }, reconcileSnipcartAndReleaseStock);
  }
  return undefined;
};

/**
 * All jobs of the clock, with their dependencies in production. They throw SettingsError if a
 * setting is missing.
 */
export const scheduledJobFunctionsByName: Readonly<Record<JobName, ScheduledJobGivingNextRunDate>> =
  {
    'send-mails': sendQueuedMails,
    'finish-work': finishOpenWork,
    'finish-deletions': finishAllDeletions,
    'settle-builds': settleAllBuilds,
    'notice-clock': queueNotices,
    watch: watchAll,
    'reconcile-payments': (hasTime) =>
      withDatabase({ ...createReconcileDependencies(), hasTime }, reconcilePayments),
    'reconcile-shop': (hasTime) =>
      withDatabase(
        { ...createShopStripeReconcileDependencies(), hasTime },
        reconcileShopOrdersWithStripe,
      ),
    'reconcile-snipcart': reconcileWithSnipcart,
    // Contentful tries to deliver an event twice and then gives up.
    'catch-missed-changes': () =>
      withDatabase(createSiteBuildsDependencies(), requestBuildOfMissedChanges),
    // Each list once a day, in as many runs as that takes.
    'compare-lists': (hasTime) =>
      withDatabase({ ...createReconcileDependencies(), hasTime }, refreshOrdersDifferingAtStripe),
    'delete-expired-rate-limits': () =>
      withDatabase({ database: openDatabase(readServerSettings().databaseUrl) }, ({ database }) =>
        deleteExpiredRateLimits(database, new Date()),
      ),
  };
