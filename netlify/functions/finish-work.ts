import { createAccountDependencies } from '../../src/server/account/account-dependencies.ts';
import { bookWithdrawals } from '../../src/server/account/book-withdrawal.ts';
import { finishWork } from '../../src/server/account/finish-work.ts';
import { resumeDueMemberships } from '../../src/server/payments/pause-membership.ts';
import { settleProofs } from '../../src/server/proofs/settle-proofs.ts';
import { settleInvitations } from '../../src/server/second-members/settle-invitations.ts';
import { makeShopRefunds } from '../../src/server/shop/refunds.ts';
import { createRefundDependencies } from '../../src/server/shop/shop-dependencies.ts';
import { createSnipcartTill } from '../../src/server/till/snipcart/snipcart-till.ts';
import { runDueWork, timeFor } from '../../src/server/store/work-queue/run-due-work.ts';
import { createJob } from '../../src/server/watch/job.ts';
import { closeAfter } from '../../src/server/store/database.ts';

// The host ends a scheduled function after 30 seconds. The rest is for work still running when this time is up.
const workMs = 15_000;

export default createJob('finish-work', async () => {
  const dependencies = createAccountDependencies();
  const { database, now, log } = dependencies;
  const refunds = createRefundDependencies(createSnipcartTill);
  const kinds = [bookWithdrawals(dependencies), makeShopRefunds(refunds)];
  const work = [
    {
      name: 'refunds',
      finish: async (hasTime: () => boolean) => {
        await runDueWork(dependencies, kinds, hasTime);
      },
    },
    {
      name: 'pauses',
      finish: async (hasTime: () => boolean) => {
        await resumeDueMemberships({ ...dependencies, hasTime });
      },
    },
    { name: 'invitations', finish: () => settleInvitations(database, now()) },
    { name: 'proofs', finish: () => settleProofs(database, now()) },
  ];
  await closeAfter(finishWork(work, { hasTime: timeFor(workMs), log }), database, refunds.database);
});

export const config = { schedule: '*/5 * * * *' };
