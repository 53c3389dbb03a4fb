import { requestRateLimits } from '../../domain/limits.ts';
import type { Shop } from '../../domain/shop/goods.ts';
import type { StockAnswer } from '../../domain/shop/stock-answer.ts';
import { callerNetworksOfRequest } from '../http/caller-address.ts';
import { createEndpoint, type Handler } from '../http/endpoint.ts';
import { jsonAnswer, minuteCacheHeaders, Refusal } from '../http/answers.ts';
import type { BatchedRateLimit } from '../rate-limit/batched-rate-limit.ts';
import { rateLimitChargesOfNetworks, type RateLimit } from '../rate-limit/rate-limit.ts';
import type { Database } from '../store/database.ts';
import { orderableQuantityInOneOrder, readAvailableStock } from './hold-stock.ts';

/** The dependencies of `GET /api/stock/{slug}`. */
export type StockDependencies = {
  readonly database: Database;
  readonly readShop: () => Promise<Shop>;
  readonly countRequest: BatchedRateLimit;
  readonly log?: (message: string, error: unknown) => void;
};

const stockLimit: RateLimit = {
  ...requestRateLimits.readStock,
  purpose: 'read stock',
  sentence: (wait) =>
    `Your network has asked very often what is in stock. Please try again in ${wait}.`,
};

/**
 * `GET /api/stock/lifting-belt`: how many of each piece of a product are available now, up to the
 * maximum for one order.
 */
export const createStockEndpoint = (dependencies: StockDependencies): Handler =>
  createEndpoint(
    {
      GET: async (request) => {
        const { database, readShop, countRequest } = dependencies;
        countRequest(rateLimitChargesOfNetworks(stockLimit, callerNetworksOfRequest(request)));
        const slug = new URL(request.url).pathname.replace(/\/$/, '').split('/').at(-1);
        const product = (await readShop()).products.find((one) => one.slug === slug);
        if (product === undefined) throw new Refusal(404, 'The shop has no such product.');
        const skus = product.isOffered ? product.pieces.map(({ sku }) => sku) : [];
        const available = await readAvailableStock(database, skus);
        const answer: StockAnswer = {
          pieces: product.pieces.map(({ sku }) => ({
            sku,
            available: orderableQuantityInOneOrder(available, sku),
          })),
        };
        // The checkout has the last word, so a minute's delay sells nothing twice.
        return jsonAnswer(answer, { headers: minuteCacheHeaders });
      },
    },
    dependencies,
  );
