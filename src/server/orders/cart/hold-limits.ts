import { requestRateLimits } from '../../../domain/limits.ts';
import type { CallerNetworkWithBudgetFactor } from '../../http/caller-address.ts';
import {
  rateLimitChargesOfNetworks,
  type RateLimitCharge,
  type RateLimit,
} from '../../rate-limit/rate-limit.ts';
import type { CartToOrder } from './find-or-create-payable-shop-order-of-buyer.ts';

const tooMany = (wait: string): string =>
  `Very many things have been put aside for orders from your network just now. Please log in, which we count apart, or try again in ${wait}.`;
const tooManyOfHers = (wait: string): string =>
  `You have had very many things put aside just now. Please pay for one of your carts, or try again in ${wait}.`;

const limitsFor = (sentence: RateLimit['sentence']) => ({
  all: { ...requestRateLimits.holdPieces, purpose: 'hold pieces', sentence },
  same: { ...requestRateLimits.holdSamePiece, purpose: 'hold a piece', sentence },
});
const visitorLimits = limitsFor(tooMany);
const memberLimits = limitsFor(tooManyOfHers);

/**
 * The charges for the pieces that an order holds in addition to those `held` for its buyer already.
 * A buyer without a cookie counts as a new one each time, and could otherwise hold the shop's whole
 * stock for as long as she likes, without paying for anything.
 */
export const rateLimitChargesForHolds = (
  lines: CartToOrder['lines'],
  held: ReadonlyMap<string, number>,
  networks: readonly CallerNetworkWithBudgetFactor[],
  subject: string | undefined,
): readonly RateLimitCharge[] => {
  const more = lines.flatMap(({ kind, sku, quantity }) => {
    const cost = kind === 'goods' ? quantity - (held.get(sku) ?? 0) : 0;
    return cost > 0 ? [{ sku, cost }] : [];
  });
  if (more.length === 0) return [];
  const { all, same } = subject === undefined ? visitorLimits : memberLimits;
  const callers = subject === undefined ? networks : [{ network: subject, budgets: 1 }];
  const cost = Math.min(
    more.reduce((sum, one) => sum + one.cost, 0),
    Math.floor(all.maxRequests / 2),
  );
  return [
    ...rateLimitChargesOfNetworks(all, callers).map((charge) => ({ ...charge, cost })),
    ...more.flatMap((one) =>
      rateLimitChargesOfNetworks({ ...same, purpose: `${same.purpose} ${one.sku}` }, callers).map(
        (charge) => ({
          ...charge,
          cost: one.cost,
        }),
      ),
    ),
  ];
};
