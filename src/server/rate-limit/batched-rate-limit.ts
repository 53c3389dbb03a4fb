import { DatabaseUnavailable } from '../store/database.ts';
import {
  countTowardsRateLimits,
  secondsLeftInPeriod,
  unsaltedCallerDigestOfCharge,
  refusalForExceededLimit,
  type RateLimitCharge,
  type RateLimitDependencies,
} from './rate-limit.ts';
import { logFailure } from '../log.ts';

/** Counts a request and refuses it (429) above one of its limits. */
export type BatchedRateLimit = (charges: readonly RateLimitCharge[]) => void;

type Counter = {
  /** The cost not yet reported to the database. */
  untold: number;
  readonly endsAt: number;
  /** Until then the caller is refused without asking the database; 0 if she isn't refused. */
  refusedUntil: number;
};

// A process reports to the database whenever a caller has used another fiftieth of her limit.
const reportsPerLimit = 50;
const maxCounters = 5000;

/**
 * A rate limit for frequent requests that must not wait for the database, such as pictures. The
 * process counts them itself and reports to the database now and then, without waiting for the
 * answer. So slightly more than the limit may pass, and counts that haven't been reported when the
 * process ends are lost: these limits are far above normal use. While the database is down nobody
 * is refused.
 */
export const createBatchedRateLimit = (dependencies: RateLimitDependencies): BatchedRateLimit => {
  const counters = new Map<string, Counter>();

  const counterOf = (charge: RateLimitCharge, now: number): Counter => {
    const key = unsaltedCallerDigestOfCharge(dependencies.signingSecret, charge).toString('base64');
    const known = counters.get(key);
    if (known !== undefined && known.endsAt > now) return known;
    if (counters.size >= maxCounters) counters.clear();
    const endsAt = now + secondsLeftInPeriod(charge.limit, new Date(now)) * 1000;
    const counter: Counter = { untold: 0, endsAt, refusedUntil: 0 };
    counters.set(key, counter);
    return counter;
  };

  const tell = async (charge: RateLimitCharge, counter: Counter): Promise<void> => {
    const cost = counter.untold;
    counter.untold = 0;
    try {
      const exceeded = await countTowardsRateLimits(dependencies, [{ ...charge, cost }]);
      if (exceeded !== undefined) counter.refusedUntil = counter.endsAt;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      counter.untold += cost;
    }
  };

  return (charges) => {
    const now = dependencies.now().getTime();
    for (const charge of charges) {
      const counter = counterOf(charge, now);
      if (counter.refusedUntil > now) {
        const retryAfterSeconds = Math.ceil((counter.refusedUntil - now) / 1000);
        throw refusalForExceededLimit({ limit: charge.limit, retryAfterSeconds });
      }
      counter.untold += charge.cost ?? 1;
      if (counter.untold * reportsPerLimit >= charge.limit.maxRequests) {
        tell(charge, counter).catch((error: unknown) =>
          logFailure('A rate limit could not be counted', error),
        );
      }
    }
  };
};
