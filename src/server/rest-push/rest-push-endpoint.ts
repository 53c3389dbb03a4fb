import { requestRateLimits } from '../../domain/limits.ts';
import {
  isPushServiceUrl,
  SendOrCancelRestPushSchema,
} from '../../domain/rest-push/rest-push-api.ts';
import { callerNetworksOfRequest } from '../http/caller-address.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { Refusal } from '../http/answers.ts';
import { readJson } from '../http/request-body.ts';
import {
  rateLimitChargesOfNetworks,
  type RateLimitCharge,
  type RateLimit,
} from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';
import {
  cancelRestTimer,
  storeRestTimerIfNewest,
  type VersionedRestTimerId,
} from './stored-rests.ts';

export type RestTimerPushDependencies = {
  readonly database: Database;
  /** Whether the site has keys for push services. */
  readonly isOn: boolean;
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  readonly now: () => Date;
  /** Starts the background function that waits for the end of a rest. */
  readonly startSender: (rest: VersionedRestTimerId) => Promise<void>;
  /**
   * Whether we send to an endpoint. Only tests, whose push service is on this machine, give another
   * rule.
   */
  readonly isAllowed?: (endpoint: string) => boolean;
};

const sentence = (wait: string): string =>
  `Too many rests are being counted here. Try again in ${wait}.`;
const fromNetwork: RateLimit = { ...requestRateLimits.restPush, purpose: 'rest push', sentence };
const secondsFromNetwork: RateLimit = {
  ...requestRateLimits.restPushSeconds,
  purpose: 'rest push seconds',
  sentence,
};
const secondsInAll: RateLimit = {
  ...requestRateLimits.restPushSecondsInAll,
  purpose: 'rest push seconds in all',
  sentence,
};

/**
 * `POST /api/rest-push`: has a rest end with a push message, moves its end, or cancels it. 204; it
 * needs no account, and knows none.
 */
export const createRestTimerPushEndpoint = ({
  database,
  isOn,
  enforceLimit,
  now,
  startSender,
  isAllowed = isPushServiceUrl,
}: RestTimerPushDependencies): Handler =>
  createEndpoint({
    POST: async (request) => {
      if (!isOn) throw new Refusal(404, 'This site sends no push messages.');
      const asked = await readJson(
        request,
        SendOrCancelRestPushSchema,
        'This is no end of a rest.',
      );
      if (asked.kind === 'send' && !isAllowed(asked.subscription.endpoint)) {
        throw new Refusal(400, 'We send only to the push services of browsers that we know.');
      }
      const networks = callerNetworksOfRequest(request);
      await enforceLimit(rateLimitChargesOfNetworks(fromNetwork, networks));
      if (asked.kind === 'cancel') {
        await cancelRestTimer(database, asked, now());
        return new Response(null, { status: 204 });
      }
      const cost = Math.ceil(asked.left / 1000);
      await enforceLimit([
        ...rateLimitChargesOfNetworks(secondsFromNetwork, networks).map((charge) => ({
          ...charge,
          cost,
        })),
        { limit: secondsInAll, caller: 'all', cost },
      ]);
      const began = now();
      const endsAt = new Date(began.getTime() + asked.left);
      if (await storeRestTimerIfNewest(database, asked, endsAt, asked.subscription, began)) {
        await startSender(asked);
      }
      return new Response(null, { status: 204 });
    },
  });
