import * as v from 'valibot';
import {
  invalidEmailSentence,
  isEmailAddress,
  trimEmailAddress,
  emailKeyForCounting,
} from '../../domain/email-address.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import { callerNetworksOfRequest } from '../http/caller-address.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/answers.ts';
import { readJson } from '../http/request-body.ts';
import {
  countTowardsRateLimits,
  enforceRateLimit,
  rateLimitChargesOfNetworks,
  type RateLimitCharge,
  type RateLimit,
  type RateLimitDependencies,
} from '../rate-limit/rate-limit.ts';
import type { LoginAccounts } from './login-accounts.ts';

export type PublicVerificationMailDependencies = RateLimitDependencies & {
  readonly accounts: LoginAccounts;
  readonly log?: (message: string, error: unknown) => void;
};

const networkLimit: RateLimit = {
  ...requestRateLimits.askForVerification,
  purpose: 'verification',
  sentence: (wait) =>
    `Many e-mails have been asked for from your network just now. Please try again in ${wait}.`,
};

const inboxFromNetworkLimit: RateLimit = {
  ...requestRateLimits.verificationFromNetwork,
  purpose: 'verification from network',
  sentence: (wait) =>
    `We have sent this address several e-mails today. They are in its inbox or its spam folder. You can ask for another one in ${wait}.`,
};

const inboxLimit: RateLimit = {
  ...requestRateLimits.sendVerification,
  purpose: 'verification e-mail',
  sentence: (wait) => `Please try again in ${wait}.`,
};

/**
 * The rate limits that a request counts towards: those of its networks, and those of its networks
 * for this inbox.
 */
const chargesOfCaller = (request: Request, email: string): readonly RateLimitCharge[] => {
  const networks = callerNetworksOfRequest(request);
  return [
    ...rateLimitChargesOfNetworks(networkLimit, networks),
    ...rateLimitChargesOfNetworks(inboxFromNetworkLimit, networks.slice(0, 1)).map((charge) => ({
      ...charge,
      caller: `${emailKeyForCounting(email)} ${charge.caller}`,
    })),
  ];
};

const Body = v.object({
  email: v.pipe(v.string(), v.transform(trimEmailAddress), v.check(isEmailAddress)),
});

/**
 * `POST /api/verification-email` with an `email`: makes the login service send another verification
 * e-mail. Nobody is logged in at that point, so the answer is the same whether or not the address
 * has an account.
 */
export const createPublicVerificationMailEndpoint = (
  dependencies: PublicVerificationMailDependencies,
): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const { email } = await readJson(request, Body, invalidEmailSentence);
        await enforceRateLimit(dependencies, chargesOfCaller(request, email));
        // This inbox may already have got its daily number of e-mails. They are from us, so its
        // owner doesn't get an error.
        const charges = [{ limit: inboxLimit, caller: emailKeyForCounting(email) }];
        if ((await countTowardsRateLimits(dependencies, charges)) === undefined) {
          await dependencies.accounts.sendVerification(email);
        }
        return jsonAnswer({ accepted: true });
      },
    },
    dependencies,
  );
