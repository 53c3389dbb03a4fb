import type { WaitingForOwnerKind } from '../../domain/owner/waiting-and-decided-for-owner.ts';
import type { Shop } from '../../domain/shop/goods.ts';
import type { Database } from '../store/database.ts';
import { countWaitingOrdersByKindWithOldest } from './read-orders.ts';
import { countSoldOutPiecesWithOldest } from './stock.ts';

/**
 * What waits for the owner in the shop, for the list on her desk: how much of each kind, and since
 * when the oldest does.
 */
export const countWaitingForOwnerInShopByKind = async (
  database: Database,
  shop: Shop,
): Promise<
  readonly {
    readonly kind: Extract<WaitingForOwnerKind, 'to-pack' | 'to-send' | 'return' | 'sold-out'>;
    readonly count: number;
    readonly since: Date | null;
  }[]
> => [
  ...(await countWaitingOrdersByKindWithOldest(database)),
  { kind: 'sold-out', ...(await countSoldOutPiecesWithOldest(database, shop)) },
];
