import { requestRateLimits } from '../../domain/limits.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/answers.ts';
import type { RateLimitCharge, RateLimit } from '../rate-limit/rate-limit.ts';
import type { LoginAccounts } from '../verification/login-accounts.ts';

/** The dependencies of `POST /api/account/log-out-everywhere`. */
export type LogOutEverywhereDependencies = {
  readonly authenticate: AuthenticateSubjectOrRefuse;
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  readonly accounts: Pick<LoginAccounts, 'endSessions'>;
  readonly log?: (message: string, error: unknown) => void;
};

const logOutLimit: RateLimit = {
  ...requestRateLimits.logOutEverywhere,
  purpose: 'log out everywhere',
  sentence: (wait) => `You have done this very often just now. Please try again in ${wait}.`,
};

/**
 * `POST /api/account/log-out-everywhere`: ends all of a member's sessions at the login service. A
 * device in use is logged out when its access token expires, within two hours.
 */
export const createLogOutEverywhereEndpoint = (
  dependencies: LogOutEverywhereDependencies,
): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const subject = await dependencies.authenticate(request);
        await dependencies.enforceLimit([{ limit: logOutLimit, caller: subject }]);
        await dependencies.accounts.endSessions(subject);
        return jsonAnswer({ done: true });
      },
    },
    dependencies,
  );
