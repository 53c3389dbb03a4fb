import { DeletionRequestSchema } from '../../domain/account/account-requests-and-answers.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/answers.ts';
import { readJson } from '../http/request-body.ts';
import type { RateLimitCharge, RateLimit } from '../rate-limit/rate-limit.ts';
import { findOrStoreCustomerIdOfSubject } from '../rights/write-rights.ts';
import type { Database } from '../store/database.ts';
import { storeDeletionRequest } from './store-deletion-request.ts';

/** The dependencies of `POST /api/account/deletion`. */
export type DeletionRequestDependencies = {
  readonly authenticate: AuthenticateSubjectOrRefuse;
  readonly database: Database;
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  /** The member's account, as `GET /api/account` answers it. */
  readonly readAccount: (subject: string) => Promise<unknown>;
  readonly newCustomerId: () => string;
  readonly now: () => Date;
  readonly log?: (message: string, error: unknown) => void;
};

const deletionLimit: RateLimit = {
  ...requestRateLimits.accountDeletion,
  purpose: 'account deletion',
  sentence: (wait) => `You have asked for this very often just now. Please try again in ${wait}.`,
};

/**
 * `POST /api/account/deletion`: from now on the account opens nothing. `finishDeletions` does what
 * has to be done elsewhere; the caller of this endpoint starts it after the answer.
 */
export const createDeletionRequestEndpoint = (dependencies: DeletionRequestDependencies): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const { database, newCustomerId, now } = dependencies;
        const subject = await dependencies.authenticate(request);
        await dependencies.enforceLimit([{ limit: deletionLimit, caller: subject }]);
        await readJson(request, DeletionRequestSchema, 'Say that you are sure.');
        // Even somebody who has never been in the members zone has a login that can be deleted.
        await findOrStoreCustomerIdOfSubject(database, subject, newCustomerId(), now());
        await storeDeletionRequest(database, subject, now());
        return jsonAnswer(await dependencies.readAccount(subject));
      },
    },
    dependencies,
  );
