import { randomUUID } from 'node:crypto';
import { serverFunctionWorkTimeoutMs } from '../../src/domain/timeouts.ts';
import { readServerSettings } from '../../src/config/server/server-settings.ts';
import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { createOrderAndPortalDependencies } from '../../src/server/payments/buying-dependencies.ts';
import { createGiftAndLinkCodeDeriver } from '../../src/server/rights/gift-codes.ts';
import { createCheckoutEndpoint } from '../../src/server/orders/checkout-endpoint.ts';
import { orderLinkTokenOf } from '../../src/server/shop/order-link.ts';
import { readShopWrittenByBuild } from '../../src/server/shop/read-shop-written-by-build.ts';
import { openPrivateBuildFiles } from '../../src/server/store/private-build-files.ts';
import { createAuth0Management } from '../../src/server/verification/auth0-management.ts';
import { withMailsAfterAnswer } from '../../src/server/mail/send-after-answer.ts';

const answer = createLazyEndpoint(() => {
  const { accounts, signingSecret, checkout, renewalPriceFrom } = readServerSettings();
  const files = openPrivateBuildFiles();
  const codes = createGiftAndLinkCodeDeriver(signingSecret);
  return createCheckoutEndpoint({
    ...createOrderAndPortalDependencies(),
    findPerson: createAuth0Management(accounts).findPerson,
    answerWithinMs: serverFunctionWorkTimeoutMs,
    newId: () => randomUUID(),
    signingSecret,
    readShop: () => readShopWrittenByBuild(files),
    linkOf: (id) => orderLinkTokenOf(codes, id),
    till: checkout,
    renewalPriceFrom,
  });
});

export default withMailsAfterAnswer(answer, createGiftAndLinkCodeDeriver);

export const config = { path: '/api/checkout' };
