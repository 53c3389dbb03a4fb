import { randomUUID } from 'node:crypto';
import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createAuthenticateOwner } from '../../src/server/auth/access-token.ts';
import { openTokenVerificationKeys } from '../../src/server/auth/token-verification-keys.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { enforceRateLimit } from '../../src/server/rate-limit/rate-limit.ts';
import { createShopDeskEndpoint } from '../../src/server/shop-desk/desk-endpoint.ts';
import { createDoDeskOrderAction } from '../../src/server/shop-desk/do-desk-act.ts';
import { withRefundsAndMailsAfterAnswer } from '../../src/server/refunds/refund-after-answer.ts';
import { readShopWrittenByBuild } from '../../src/server/shop/read-shop-written-by-build.ts';
import { createShopRefundDependencies } from '../../src/server/shop/shop-dependencies.ts';
import { createSnipcartTillIfSet } from '../../src/server/till/snipcart/snipcart-till.ts';
import { openDatabase } from '../../src/server/store/database.ts';
import { openPrivateBuildFiles } from '../../src/server/store/private-build-files.ts';

const answer = createLazyEndpoint(() => {
  const { databaseUrl, login, signingSecret } = readServerSettings();
  const database = openDatabase(databaseUrl);
  const files = openPrivateBuildFiles();
  const clock = { database, now: () => new Date(), newId: () => randomUUID() };
  return createShopDeskEndpoint({
    ...clock,
    authenticateOwner: createAuthenticateOwner(
      login,
      openTokenVerificationKeys(`${login.issuer}.well-known/jwks.json`),
    ),
    enforceLimit: (charges) => enforceRateLimit({ ...clock, signingSecret }, charges),
    readShop: () => readShopWrittenByBuild(files),
    doAct: createDoDeskOrderAction(clock),
  });
});

// Refunds and e-mails to customers go out right after the owner's act.
export default withRefundsAndMailsAfterAnswer(answer, () =>
  createShopRefundDependencies(createSnipcartTillIfSet),
);

export const config = { path: ['/api/owner/orders', '/api/owner/stock'] };
