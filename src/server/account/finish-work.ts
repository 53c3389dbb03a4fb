import { bookDueWithdrawal, type BookingDependencies } from './book-withdrawal.ts';

/** Work that was begun and has to be finished, whoever has begun it. */
export type UnfinishedWork = {
  /** What it is, for our log. */
  readonly name: string;
  /** Does what is due, piece by piece, and stops between two pieces when there is no time left. */
  readonly finish: (hasTime: () => boolean) => Promise<void>;
};

/** Withdrawals whose refund or end isn't booked at Stripe yet. */
export const dueWithdrawals = (dependencies: BookingDependencies): UnfinishedWork => ({
  name: 'withdrawals',
  finish: async (hasTime) => {
    while (hasTime()) {
      if ((await bookDueWithdrawal(dependencies)) === undefined) return;
    }
  },
});

/**
 * Finishes what is due, kind by kind, for as long as there is time. What fails waits for its next try; one kind that fails doesn't stop
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
