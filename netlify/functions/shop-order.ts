import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withRefundsAndMailsAfter } from '../../src/server/refunds/refund-after-answer.ts';
import {
  createRefundDependencies,
  createShopOrderDependencies,
} from '../../src/server/shop/shop-dependencies.ts';
import { createShopOrderEndpoint } from '../../src/server/shop/shop-order-endpoint.ts';
import { createSnipcartTill } from '../../src/server/till/snipcart/snipcart-till.ts';

export default withRefundsAndMailsAfter(
  createLazyEndpoint(() => createShopOrderEndpoint(createShopOrderDependencies())),
  () => createRefundDependencies(createSnipcartTill),
);

export const config = { path: ['/api/shop-order', '/api/shop-order/return'] };
