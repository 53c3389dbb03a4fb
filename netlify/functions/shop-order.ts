import { createLazyEndpoint } from '../../src/server/http/endpoint.ts';
import { sendingMails } from '../../src/server/mail/send-after-answer.ts';
import { createCodes } from '../../src/server/rights/gift-codes.ts';
import { payingBack } from '../../src/server/shop/pay-back-after-answer.ts';
import {
  createPayBackDependencies,
  createShopOrderDependencies,
} from '../../src/server/shop/shop-dependencies.ts';
import { createShopOrderEndpoint } from '../../src/server/shop/shop-order-endpoint.ts';
import { createSnipcartTill } from '../../src/server/snipcart/snipcart-till.ts';

export default payingBack(
  sendingMails(
    createLazyEndpoint(() => createShopOrderEndpoint(createShopOrderDependencies())),
    createCodes,
  ),
  () => createPayBackDependencies(createSnipcartTill),
);

export const config = { path: ['/api/shop-order', '/api/shop-order/return'] };
