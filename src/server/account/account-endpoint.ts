import { requestRateLimits } from '../../domain/limits.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/answers.ts';
import type { BatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import type { RateLimit } from '../rate-limit/rate-limit.ts';
import { readAccountAnswer, type ReadStoredAccountDependencies } from './read-account-answer.ts';

/** The dependencies of `GET /api/account`. */
export type AccountEndpointDependencies = ReadStoredAccountDependencies & {
  readonly authenticate: AuthenticateSubjectOrRefuse;
  readonly countRequest: BatchedRateLimit;
  readonly log?: (message: string, error: unknown) => void;
};

const accountLimit: RateLimit = {
  ...requestRateLimits.readAccount,
  purpose: 'account',
  sentence: (wait) => `You have opened your account very often. Please try again in ${wait}.`,
};

/** `GET /api/account`: the account of the access token's member, with what happens next. */
export const createAccountEndpoint = (dependencies: AccountEndpointDependencies): Handler =>
  createEndpoint(
    {
      GET: async (request) => {
        const subject = await dependencies.authenticate(request);
        dependencies.countRequest([{ limit: accountLimit, caller: subject, cost: 1 }]);
        return jsonAnswer(await readAccountAnswer(dependencies, subject));
      },
    },
    dependencies,
  );
