import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withRefundsAndMailsAfter } from '../../src/server/refunds/refund-after-answer.ts';
import { createRefundDependencies } from '../../src/server/shop/shop-dependencies.ts';
import { createSnipcartEventsDependencies } from '../../src/server/till/snipcart/snipcart-dependencies.ts';
import { createSnipcartEventsEndpoint } from '../../src/server/till/snipcart/snipcart-events-endpoint.ts';
import { createSnipcartTill } from '../../src/server/till/snipcart/snipcart-till.ts';

// Snipcart's webhook doesn't wait for e-mails or refunds.
export default withRefundsAndMailsAfter(
  createLazyEndpoint(() => createSnipcartEventsEndpoint(createSnipcartEventsDependencies())),
  () => createRefundDependencies(createSnipcartTill),
);

export const config = { path: '/api/snipcart-events' };
