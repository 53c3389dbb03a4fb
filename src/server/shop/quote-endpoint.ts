import { priceCart } from '../../domain/cart/price-cart.ts';
import type { Till } from '../../domain/cart/quote.ts';
import type { DigitalCatalogue } from '../../domain/digital-catalogue.ts';
import { requestRateLimits } from '../../domain/limits.ts';
import { type Shop } from '../../domain/shop/goods.ts';
import { maxQuantityOfPiece } from '../../domain/shop/pieces.ts';
import { callerNetworksOfRequest } from '../http/caller-address.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer } from '../http/answers.ts';
import type { BatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import { rateLimitChargesOfNetworks, type RateLimit } from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';
import { readLastBuyerKeyFromCookie } from '../orders/cart/buyer.ts';
import { readCartQuoteRequest } from '../orders/cart/cart-order-press.ts';
import { findQuantitiesHeldForBuyer } from '../orders/cart/find-or-create-payable-shop-order-of-buyer.ts';
import { readAvailableStock } from '../stock/hold-stock.ts';

/** The dependencies of `POST /api/cart`. */
export type CartQuoteDependencies = {
  readonly database: Database;
  readonly signingSecret: string;
  readonly readShop: () => Promise<Shop>;
  readonly readCatalogue: () => Promise<DigitalCatalogue>;
  readonly countRequest: BatchedRateLimit;
  readonly till: Till;
  readonly now: () => Date;
  readonly log?: (message: string, error: unknown) => void;
};

const quoteLimit: RateLimit = {
  ...requestRateLimits.quoteCart,
  purpose: 'quote a cart',
  sentence: (wait) =>
    `Your network has asked very often what a cart costs. Please try again in ${wait}.`,
};

/** All pieces of the products in the cart: the buyer may change the size. */
const skusAround = (shop: Shop, skus: readonly string[]): readonly string[] =>
  shop.products
    .map(({ pieces }) => pieces.map(({ sku }) => sku))
    .filter((pieces) => pieces.some((sku) => skus.includes(sku)))
    .flat();

/**
 * `POST /api/cart`: the current price of a cart, the available stock, and the delivery date. It
 * needs no login.
 */
export const createCartQuoteEndpoint = (dependencies: CartQuoteDependencies): Handler =>
  createEndpoint(
    {
      POST: async (request) => {
        const { database, readShop, readCatalogue, countRequest, till, now } = dependencies;
        countRequest(rateLimitChargesOfNetworks(quoteLimit, callerNetworksOfRequest(request)));
        const body = await readCartQuoteRequest(request);
        const [shop, catalogue] = await Promise.all([readShop(), readCatalogue()]);
        const asked = skusAround(
          shop,
          body.items.map(({ sku }) => sku),
        );
        const available = await readAvailableStock(database, asked);
        const buyer = readLastBuyerKeyFromCookie(dependencies.signingSecret, request);
        // Pieces held for the buyer's payable order count as available to her: when she comes back
        // from the payment page, her cart is
        // unchanged.
        const held: ReadonlyMap<string, number> =
          buyer === undefined ? new Map() : await findQuantitiesHeldForBuyer(database, buyer);
        const { answer } = priceCart(body, {
          shop,
          catalogue,
          till,
          now: now(),
          available: (sku) =>
            Math.min((available.get(sku) ?? 0) + (held.get(sku) ?? 0), maxQuantityOfPiece),
        });
        return jsonAnswer(answer);
      },
    },
    dependencies,
  );
