import { useEffect, useEffectEvent, useState } from 'react';
import {
  isCartOrderPaymentAmong,
  parseCartOrderKeptInBrowser,
  quantitiesLeftOfPaidItems,
} from '../../domain/cart/cart-order-kept-in-browser.ts';
import type { ShopOrderAnswer, ShopOrderState } from '../../domain/shop/shop-order.ts';
import type { ApiResult } from '../../services/api-result.ts';
import { changeQuantity, clearCart, removeFromCart, useCart } from '../../services/cart/cart.ts';
import { fetchShopOrderByLinkToken } from '../../services/shop/shop-order.ts';
import { forget, recall } from '../../services/storage.ts';

/** The state of a shop order as far as we know it. */
type PlacedShopOrder =
  | { readonly step: 'loading' }
  | { readonly step: 'known'; readonly order: ShopOrderAnswer; readonly isWaiting: boolean }
  | { readonly step: 'unknown' }
  | { readonly step: 'failed'; readonly sentence: string };

/**
 * The pauses before we ask about an unpaid order again, in milliseconds. After the last one we
 * stop.
 */
const pauses: readonly number[] = [1000, 2000, 3000, 5000, 8000, 13_000];

/** The buyer comes from the payment page, so an unpaid order may be paid any moment. */
const mayChange: readonly ShopOrderState[] = ['open', 'processing'];

/** True if it has been paid for, whatever its state is now. */
const isPaid = ({ paidAt }: ShopOrderAnswer): boolean => paidAt !== null;

const toPlaced = (result: ApiResult<ShopOrderAnswer>, mayWait: boolean): PlacedShopOrder => {
  switch (result.kind) {
    case 'answered': {
      const order = result.value;
      return { step: 'known', order, isWaiting: mayWait && mayChange.includes(order.state) };
    }
    case 'refused':
      return result.status === 404 || result.status === 400
        ? { step: 'unknown' }
        : { step: 'failed', sentence: result.sentence };
    case 'failed':
      return { step: 'failed', sentence: result.sentence };
  }
};

/** Polls the state of an order until it is paid or half a minute has passed. */
const useAsking = (link: string) => {
  const [placed, setPlaced] = useState<PlacedShopOrder>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askFor = async (time: number): Promise<void> => {
      const result = await fetchShopOrderByLinkToken(link);
      if (isOver) return;
      const pause = pauses[time];
      const next = toPlaced(result, pause !== undefined);
      setPlaced(next);
      if (next.step === 'known' && next.isWaiting) {
        timer = setTimeout(() => void askFor(time + 1), pause);
      }
    };
    void askFor(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [link, attempt]);
  return {
    placed,
    /** Replaces the order by the one in another answer. */
    replace: (order: ShopOrderAnswer): void =>
      setPlaced({ step: 'known', order, isWaiting: false }),
    askAgain: (): void => {
      setPlaced({ step: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
};

/**
 * The state of a shop order. Once it is known to be paid, its items are removed from the cart:
 * once, and only if this is the cart the buyer paid for.
 */
export const usePlacedOrderAndClearCartOncePaid = (link: string, sessionId: string | undefined) => {
  const asking = useAsking(link);
  const { isReady, items } = useCart();
  const { placed } = asking;
  const paid = placed.step === 'known' && isPaid(placed.order) ? placed.order : undefined;
  const takeOut = useEffectEvent((lines: ShopOrderAnswer['lines']) => {
    const names = sessionId === undefined ? [link] : [link, sessionId];
    if (!isCartOrderPaymentAmong(parseCartOrderKeptInBrowser(recall('cart.order')), names)) return;
    forget('cart.order');
    const left = quantitiesLeftOfPaidItems(items, lines);
    if (left.length === items.length && left.every(({ quantity }) => quantity === 0)) {
      clearCart();
      return;
    }
    // The buyer has added more meanwhile, in another tab.
    for (const { sku, quantity } of left) {
      if (quantity === 0) removeFromCart(sku);
      else changeQuantity(sku, quantity);
    }
  });
  useEffect(() => {
    if (isReady && paid !== undefined) takeOut(paid.lines);
  }, [isReady, paid]);
  return asking;
};
