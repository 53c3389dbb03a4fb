import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createCurrencyEndpoint } from '../../src/server/currency/currency-endpoint.ts';
import { createFindCurrencyCodeOfIpAddress } from '../../src/server/currency/geolocation-service.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createBatchedRateLimit } from '../../src/server/rate-limit/batched-rate-limit.ts';
import { openDatabase } from '../../src/server/store/database.ts';

export default createLazyEndpoint(() => {
  const { currency, databaseUrl, signingSecret } = readServerSettings();
  return createCurrencyEndpoint({
    localIsoCode: currency.localIsoCode,
    service: currency.service && {
      find: createFindCurrencyCodeOfIpAddress(currency.service),
      countRequest: createBatchedRateLimit({
        database: openDatabase(databaseUrl),
        signingSecret,
        now: () => new Date(),
      }),
    },
  });
});

export const config = { path: '/api/currency' };
