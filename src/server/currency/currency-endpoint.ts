import { isIP } from 'node:net';
import { requestRateLimits } from '../../domain/limits.ts';
import { callerIpAddressOrBlank, callerNetworksOfRequest } from '../http/caller-address.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, Refusal } from '../http/answers.ts';
import type { BatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import { rateLimitChargesOfNetworks, type RateLimit } from '../rate-limit/rate-limit.ts';
import type { FindCurrencyCodeOfIpAddress } from './geolocation-service.ts';
import { callerCountryCodeOf } from './host-location.ts';
import { currencyCodeOrUsdIfCountryCode } from './currency-code-or-usd-if-country-code.ts';
import { logFailure } from '../log.ts';

export type CurrencyDependencies = {
  /** The configured service, with the limit on its cost; undefined if there is none. */
  readonly service:
    | { readonly find: FindCurrencyCodeOfIpAddress; readonly countRequest: BatchedRateLimit }
    | undefined;
  /** The ISO code of every visitor's currency on a developer's machine; undefined on a host. */
  readonly localIsoCode: string | undefined;
  readonly log?: (message: string) => void;
};

const serviceLimit: RateLimit = {
  ...requestRateLimits.findCurrency,
  purpose: 'find currency',
  sentence: (wait) => `Your network has asked for its currency very often. Try again in ${wait}.`,
};

/**
 * Above the limit the service is not called, but nobody is refused: the host's location is used,
 * which costs nothing.
 */
const isWithinLimit = (count: BatchedRateLimit, request: Request): boolean => {
  try {
    count(rateLimitChargesOfNetworks(serviceLimit, callerNetworksOfRequest(request)));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
};

const findIsoCode = async (
  { service, localIsoCode, log = logFailure }: CurrencyDependencies,
  request: Request,
): Promise<string | undefined> => {
  const address = callerIpAddressOrBlank(request);
  if (
    service !== undefined &&
    isIP(address) !== 0 &&
    isWithinLimit(service.countRequest, request)
  ) {
    try {
      return await service.find(address);
    } catch (error) {
      log(error instanceof Error ? error.message : 'The geolocation service failed.');
      return undefined;
    }
  }
  if (localIsoCode !== undefined) return localIsoCode;
  const country = callerCountryCodeOf(request);
  return country === undefined ? undefined : currencyCodeOrUsdIfCountryCode(country);
};

/**
 * `GET /api/currency`: the ISO 4217 code of the visitor's currency,
 * `{ "currency": { "code": "EUR" } }` (CALLS-4). An empty object if it is unknown: the visitor then
 * sees pounds, and her browser asks again on her next visit.
 */
export const createCurrencyEndpoint = (dependencies: CurrencyDependencies): Handler =>
  createEndpoint({
    GET: async (request) => {
      const code = await findIsoCode(dependencies, request);
      return jsonAnswer(code === undefined ? {} : { currency: { code } });
    },
  });
