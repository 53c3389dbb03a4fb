import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withRefundsAndMailsAfterAnswer } from '../../src/server/refunds/refund-after-answer.ts';
import {
  createShopOrderPageDependencies,
  createShopRefundDependencies,
} from '../../src/server/shop/shop-dependencies.ts';
import { createShopOrderAndReturnEndpoint } from '../../src/server/shop/shop-order-endpoint.ts';
import { createSnipcartTillIfSet } from '../../src/server/till/snipcart/snipcart-till.ts';

export default withRefundsAndMailsAfterAnswer(
  createLazyEndpoint(() => createShopOrderAndReturnEndpoint(createShopOrderPageDependencies())),
  () => createShopRefundDependencies(createSnipcartTillIfSet),
);

export const config = { path: ['/api/shop-order', '/api/shop-order/return'] };
