import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createBatchedRateLimit } from '../../src/server/rate-limit/batched-rate-limit.ts';
import { createCartQuoteEndpoint } from '../../src/server/shop/quote-endpoint.ts';
import {
  readDigitalCatalogue,
  readShopWrittenByBuild,
} from '../../src/server/shop/read-shop-written-by-build.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { openPrivateBuildFiles } from '../../src/server/store/private-build-files.ts';

export default createLazyEndpoint(() => {
  const { databaseUrl, signingSecret, checkout } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const files = openPrivateBuildFiles();
  const now = () => new Date();
  return createCartQuoteEndpoint({
    database,
    signingSecret,
    readShop: () => readShopWrittenByBuild(files),
    readCatalogue: () => readDigitalCatalogue(files),
    countRequest: createBatchedRateLimit({ database, signingSecret, now }),
    till: checkout,
    now,
  });
});

export const config = { path: '/api/cart' };
