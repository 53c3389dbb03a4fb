import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createBatchedRateLimit } from '../../src/server/rate-limit/batched-rate-limit.ts';
import { readShopWrittenByBuild } from '../../src/server/shop/read-shop-written-by-build.ts';
import { createStockEndpoint } from '../../src/server/stock/stock-endpoint.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { openPrivateBuildFiles } from '../../src/server/store/private-build-files.ts';

export default createLazyEndpoint(() => {
  const { databaseUrl, signingSecret } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const files = openPrivateBuildFiles();
  return createStockEndpoint({
    database,
    readShop: () => readShopWrittenByBuild(files),
    countRequest: createBatchedRateLimit({ database, signingSecret, now: () => new Date() }),
  });
});

export const config = { path: '/api/stock/:slug' };
