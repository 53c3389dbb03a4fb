import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withRefundsAndMailsAfterAnswer } from '../../src/server/refunds/refund-after-answer.ts';
import { createShopRefundDependencies } from '../../src/server/shop/shop-dependencies.ts';
import { createSnipcartEventsDependencies } from '../../src/server/till/snipcart/snipcart-dependencies.ts';
import { createSnipcartEventsAndRatesEndpoint } from '../../src/server/till/snipcart/snipcart-events-and-rates-endpoint.ts';
import { createSnipcartTillIfSet } from '../../src/server/till/snipcart/snipcart-till.ts';

// Snipcart's webhook doesn't wait for e-mails or refunds.
export default withRefundsAndMailsAfterAnswer(
  createLazyEndpoint(() =>
    createSnipcartEventsAndRatesEndpoint(createSnipcartEventsDependencies()),
  ),
  () => createShopRefundDependencies(createSnipcartTillIfSet),
);

export const config = { path: '/api/snipcart-events' };
