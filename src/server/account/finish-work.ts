import { bookDueWithdrawal, type BookingDependencies } from './book-withdrawal.ts';

/** Work that was started and has to be finished, by any process. */
export type UnfinishedWork = {
  /** Its name in our log. */
  readonly name: string;
  /** Does the due work piece by piece, and stops between two pieces if there is no time left. */
  readonly finish: (hasTime: () => boolean) => Promise<void>;
};

/** Withdrawals that still have to be booked at Stripe: the refund or the end of the subscription. */
export const dueWithdrawals = (dependencies: BookingDependencies): UnfinishedWork => ({
  name: 'withdrawals',
  finish: async (hasTime) => {
    while (hasTime()) {
      if ((await bookDueWithdrawal(dependencies)) === undefined) return;
    }
  },
});

/**
 * Finishes the due work, kind by kind, while there is time. Failed work waits for its next try, and a failing kind doesn't stop
 * the others. Each piece is claimed by one process, so several may call this at once.
 */
export const finishWork = async (
  kinds: readonly UnfinishedWork[],
  {
    hasTime,
    log,
  }: {
    readonly hasTime: () => boolean;
    readonly log: (message: string, error: unknown) => void;
  },
): Promise<void> => {
  for (const { name, finish } of kinds) {
    try {
      await finish(hasTime);
    } catch (error) {
      log(`Not all that is due could be finished (${name}):`, error);
    }
  }
};
