import { requestRateLimits } from '../../domain/limits.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/answers.ts';
import type { RateLimitCharge, RateLimit } from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';
import { readMonitoringOverviewAnswer } from './read-watch.ts';

export type OwnerMonitoringDependencies = {
  /** Refuses (403) anybody but the owner. */
  readonly authenticateOwner: AuthenticateSubjectOrRefuse;
  readonly database: Database;
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  readonly now: () => Date;
};

const limit: RateLimit = {
  ...requestRateLimits.owner,
  purpose: 'owner',
  sentence: (wait) => `That was a lot at once. Please try again in ${wait}.`,
};

/** `GET /api/owner-watch`: the state of the site, for its owner. */
export const createOwnerMonitoringEndpoint = ({
  authenticateOwner,
  database,
  enforceLimit,
  now,
}: OwnerMonitoringDependencies): Handler =>
  createEndpoint({
    GET: async (request) => {
      const caller = await authenticateOwner(request);
      await enforceLimit([{ limit, caller }]);
      return jsonAnswer(await readMonitoringOverviewAnswer(database, now()));
    },
  });
