import * as v from 'valibot';
import { billingPageTimeoutSentence } from '../../domain/late-sentences.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import { routes } from '../../domain/routes.ts';
import { serverFunctionWorkTimeoutMs } from '../../domain/timeouts.ts';
import type { AuthenticateSubjectOrRefuse } from '../auth/access-token.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import { readJson } from '../http/request-body.ts';
import type { RateLimitCharge, RateLimit } from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';
import { withTimeout } from '../with-timeout.ts';
import { createBillingPortalUrl } from '../till/stripe/billing-portal.ts';
import { findStoredStripeCustomerIdOfSubject } from '../till/stripe/stripe-customers.ts';
import type { StripeSdkClient } from '../till/stripe/stripe-sdk-client.ts';

/** The dependencies of `POST /api/billing-portal`. */
export type BillingPortalUrlDependencies = {
  readonly authenticate: AuthenticateSubjectOrRefuse;
  readonly database: Database;
  readonly stripe: StripeSdkClient;
  readonly siteUrl: string;
  /**
   * The id of the portal's configuration; undefined for the one that is saved in Stripe's
   * Dashboard.
   */
  readonly portalConfiguration?: string | undefined;
  /** Refuses (429) a request above a limit. */
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  /** How long the member waits for Stripe. Default: `serverFunctionWorkTimeoutMs`. */
  readonly answerWithinMs?: number;
  readonly log?: (message: string, error: unknown) => void;
};

const portalLimit: RateLimit = {
  ...requestRateLimits.billingPortal,
  purpose: 'billing portal',
  sentence: (wait) => `You have opened this very often just now. Please try again in ${wait}.`,
};

const nothingToManage = (): Refusal =>
  new Refusal(404, 'You haven’t bought anything yet, so there is nothing to manage.');

/** The page that the member wants to open; the whole portal if it is missing. */
const PortalRequest = v.strictObject({ page: v.optional(v.literal('card')) });
type PortalRequest = v.InferOutput<typeof PortalRequest>;

/** The request's body, which may be missing. */
const readWish = async (request: Request): Promise<PortalRequest> =>
  request.body === null || request.headers.get('content-type') === null
    ? {}
    : readJson(request, PortalRequest, 'This page leads to your card, or to everything.');

const openPortal = async (
  { stripe, siteUrl, portalConfiguration: configuration }: BillingPortalUrlDependencies,
  customer: string,
  { page }: PortalRequest,
): Promise<string> => {
  const returnUrl = `${siteUrl}${routes.account}`;
  const onlyCard = page === 'card';
  const url = await createBillingPortalUrl(stripe, {
    customer,
    configuration,
    returnUrl,
    onlyCard,
  });
  if (url === undefined) throw nothingToManage();
  return url;
};

/**
 * `POST /api/billing-portal`: the address of the page on which a member changes her card, reads
 * invoices or cancels. With `{ page: 'card' }` it is the page for her card only. Both lead back to
 * her account.
 */
export const createBillingPortalUrlEndpoint = (
  dependencies: BillingPortalUrlDependencies,
): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const { answerWithinMs = serverFunctionWorkTimeoutMs } = dependencies;
        const subject = await dependencies.authenticate(request);
        await dependencies.enforceLimit([{ limit: portalLimit, caller: subject }]);
        const wish = await readWish(request);
        const customer = await findStoredStripeCustomerIdOfSubject(dependencies.database, subject);
        if (customer === undefined) throw nothingToManage();
        const page = openPortal(dependencies, customer, wish);
        return jsonAnswer({
          url: await withTimeout(page, answerWithinMs, billingPageTimeoutSentence),
        });
      },
    },
    dependencies,
  );
