import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { requestRateLimits } from '../../domain/limits.ts';
import { BrowserErrorSchema, toStoredError } from '../../domain/monitoring/browser-error.ts';
import type { BrowserError } from '../../domain/monitoring/browser-error.ts';
import { callerNetworksOfRequest } from '../http/caller-address.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { readJson } from '../http/request-body.ts';
import {
  rateLimitChargesOfNetworks,
  type RateLimitCharge,
  type RateLimit,
} from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';

export type BrowserErrorDependencies = {
  readonly database: Database;
  readonly enforceLimit: (charges: readonly RateLimitCharge[]) => Promise<void>;
  readonly now: () => Date;
};

const limit: RateLimit = {
  ...requestRateLimits.reportError,
  purpose: 'report error',
  sentence: (wait) => `Your network has reported many errors. Try again in ${wait}.`,
};

/** The maximum number of kinds of errors stored in a day. Thousands more would add nothing. */
const mostKinds = 500;

const storeStatement = `
  insert into browser_errors (day, fingerprint, message, place, path, count, last_at)
  select $1::timestamptz::date, $2, $3, $4, $5, 1, $1
  where (select count(*) from browser_errors where day = $1::timestamptz::date) < ${mostKinds}
    or exists (select from browser_errors where day = $1::timestamptz::date and fingerprint = $2)
  on conflict (day, fingerprint) do update set count = browser_errors.count + 1, last_at = $1`;

const store = async (database: Database, error: BrowserError, now: Date): Promise<void> => {
  const { message, place, path } = toStoredError(error);
  const fingerprint = createHash('sha256')
    .update(`${message}\0${place}`)
    .digest('hex')
    .slice(0, 32);
  await database.query(v.object({}), storeStatement, [now, fingerprint, message, place, path]);
};

/**
 * `POST /api/browser-errors`: stores an error in a browser, without any personal data. 204, or 400
 * if it isn't a valid report.
 */
export const createStoreBrowserErrorEndpoint = ({
  database,
  enforceLimit,
  now,
}: BrowserErrorDependencies): Handler =>
  createEndpoint({
    POST: async (request) => {
      const error = await readJson(request, BrowserErrorSchema, 'This is no report of an error.');
      await enforceLimit(rateLimitChargesOfNetworks(limit, callerNetworksOfRequest(request)));
      await store(database, error, now());
      return new Response(null, { status: 204 });
    },
  });
