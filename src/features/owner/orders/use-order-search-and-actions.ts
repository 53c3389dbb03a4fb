import { useEffect, useState } from 'react';
import type {
  DeskOrder,
  DeskOrderAction,
  WaitingOrderCounts,
} from '../../../domain/shop-desk/desk-answer.ts';
import { useLoginActions } from '../../../services/auth/use-login-actions.ts';
import {
  actOnOrders,
  fetchPageOfDeskOrders,
  type DeskOrderFilterTextAndMonth,
} from '../../../services/owner/desk-api.ts';

type List = {
  readonly orders: readonly DeskOrder[];
  /** The number before which older orders start; null if there are none. */
  readonly next: number | null;
  readonly waiting: WaitingOrderCounts;
  /** The question that this list answers. */
  readonly question: DeskOrderFilterTextAndMonth;
};

export type OrdersLoad =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly list: List }
  | { readonly kind: 'refused' | 'failed'; readonly sentence: string };

/** The orders for a question, and the actions on them. Both return a sentence if they fail. */
export const useOrderSearchAndActions = (question: DeskOrderFilterTextAndMonth) => {
  const { getAccessToken } = useLoginActions();
  const [reading, setReading] = useState<OrdersLoad>({ kind: 'reading' });
  const [tries, setTries] = useState(0);
  const { show, find, month } = question;
  useEffect(() => {
    let isOver = false;
    const asked = { show, find, month };
    void fetchPageOfDeskOrders(getAccessToken, asked, undefined).then((result) => {
      if (isOver || result.kind === 'signed-out') return;
      if (result.kind === 'answered')
        setReading({ kind: 'read', list: { ...result.value, question: asked } });
      else setReading({ kind: result.kind, sentence: result.sentence });
    });
    return () => {
      isOver = true;
    };
  }, [getAccessToken, show, find, month, tries]);

  const change = (next: (list: List) => List): void =>
    setReading((now) => (now.kind === 'read' ? { kind: 'read', list: next(now.list) } : now));

  return {
    reading,
    retry: (): void => {
      setReading({ kind: 'reading' });
      setTries(tries + 1);
    },
    more: async (before: number): Promise<string | undefined> => {
      const result = await fetchPageOfDeskOrders(getAccessToken, question, before);
      if (result.kind === 'signed-out') return undefined;
      if (result.kind !== 'answered') return result.sentence;
      const { orders, next, waiting } = result.value;
      change((list) => ({ ...list, orders: [...list.orders, ...orders], next, waiting }));
      return undefined;
    },
    /**
     * An order stays in the list after an act, in its new state, so that it doesn't vanish under
     * the owner's finger.
     */
    act: async (act: DeskOrderAction): Promise<string | undefined> => {
      const result = await actOnOrders(getAccessToken, act);
      if (result.kind === 'signed-out') return undefined;
      if (result.kind !== 'answered') return result.sentence;
      const changed = new Map(result.value.orders.map((order) => [order.id, order]));
      change((list) => ({
        ...list,
        orders: list.orders.map((order) => changed.get(order.id) ?? order),
        waiting: result.value.waiting,
      }));
      return undefined;
    },
  };
};
