import { useEffect, useEffectEvent, useState } from 'react';
import { isPaymentOf, parseCartOrder, quantitiesAfter } from '../../domain/cart/cart-order.ts';
import type { ShopOrderAnswer, ShopOrderState } from '../../domain/shop/shop-order.ts';
import type { ApiResult } from '../../services/api-result.ts';
import { changeQuantity, emptyCart, removeFromCart, useCart } from '../../services/cart/cart.ts';
import { fetchShopOrder } from '../../services/shop/shop-order.ts';
import { forget, recall } from '../../services/storage.ts';

/** What is known of an order of the shop. */
type PlacedShopOrder =
  | { readonly step: 'loading' }
  | { readonly step: 'known'; readonly order: ShopOrderAnswer; readonly isWaiting: boolean }
  | { readonly step: 'unknown' }
  | { readonly step: 'failed'; readonly sentence: string };

/** The pauses before an unpaid order is asked about again, in milliseconds. After the last one we stop. */
const pauses: readonly number[] = [1000, 2000, 3000, 5000, 8000, 13_000];

/** She comes from the page where she paid: an order that isn't paid yet may be any moment. */
const mayChange: readonly ShopOrderState[] = ['open', 'processing'];

/** Money was taken for it, whatever has become of it since. */
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

/** Asks what has become of an order, until it is paid or half a minute is over. */
const useAsking = (link: string) => {
  const [placed, setPlaced] = useState<PlacedShopOrder>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askFor = async (time: number): Promise<void> => {
      const result = await fetchShopOrder(link);
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
    /** The order as another answer has it. */
    replace: (order: ShopOrderAnswer): void =>
      setPlaced({ step: 'known', order, isWaiting: false }),
    askAgain: (): void => {
      setPlaced({ step: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
};

/**
 * What has become of an order of the shop. Once it is known to be paid, what was ordered is taken out of the cart: once, and only if
 * it was this cart that she paid.
 */
export const usePlacedShopOrder = (link: string, sessionId: string | undefined) => {
  const asking = useAsking(link);
  const { isReady, items } = useCart();
  const { placed } = asking;
  const paid = placed.step === 'known' && isPaid(placed.order) ? placed.order : undefined;
  const takeOut = useEffectEvent((lines: ShopOrderAnswer['lines']) => {
    const names = sessionId === undefined ? [link] : [link, sessionId];
    if (!isPaymentOf(parseCartOrder(recall('cart.order')), names)) return;
    forget('cart.order');
    const left = quantitiesAfter(items, lines);
    if (left.length === items.length && left.every(({ quantity }) => quantity === 0)) {
      emptyCart();
      return;
    }
    // She has put more in meanwhile, in another tab.
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
