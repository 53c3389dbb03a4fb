import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { withMailsAfter } from '../../src/server/mail/send-after-answer.ts';
import { createCodes } from '../../src/server/rights/gift-codes.ts';
import { withRefundsAfter } from '../../src/server/shop/refund-after-answer.ts';
import {
  createRefundDependencies,
  createShopOrderDependencies,
} from '../../src/server/shop/shop-dependencies.ts';
import { createShopOrderEndpoint } from '../../src/server/shop/shop-order-endpoint.ts';
import { createSnipcartTill } from '../../src/server/till/snipcart/snipcart-till.ts';

export default withRefundsAfter(
  withMailsAfter(
    createLazyEndpoint(() => createShopOrderEndpoint(createShopOrderDependencies())),
    createCodes,
  ),
  () => createRefundDependencies(createSnipcartTill),
);

export const config = { path: ['/api/shop-order', '/api/shop-order/return'] };
