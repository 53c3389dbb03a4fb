import { useEffect, useState } from 'react';
import type { DeskAct, DeskOrder, WaitingOrders } from '../../domain/shop/desk-answer.ts';
import { useLogin } from '../../services/auth/use-login.ts';
import { actOnOrders, readOrders, type OrdersQuestion } from '../../services/owner/desk-api.ts';

type List = {
  readonly orders: readonly DeskOrder[];
  /** Whether there are older ones: those before this number. */
  readonly next: number | null;
  readonly waiting: WaitingOrders;
  /** Which question this is the answer to. */
  readonly question: OrdersQuestion;
};

/** What is known of the orders that the owner asks for. */
export type OrdersReading =
  | { readonly kind: 'reading' }
  | { readonly kind: 'read'; readonly list: List }
  | { readonly kind: 'refused' | 'failed'; readonly sentence: string };

/** The orders of a question, and what can be done with them. Both answer with the sentence that says why something isn't done. */
export const useOrders = (question: OrdersQuestion) => {
  const { getAccessToken } = useLogin();
  const [reading, setReading] = useState<OrdersReading>({ kind: 'reading' });
  const [tries, setTries] = useState(0);
  const { show, find, month } = question;
  useEffect(() => {
    let isOver = false;
    const asked = { show, find, month };
    void readOrders(getAccessToken, asked, undefined).then((result) => {
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
      const result = await readOrders(getAccessToken, question, before);
      if (result.kind === 'signed-out') return undefined;
      if (result.kind !== 'answered') return result.sentence;
      const { orders, next, waiting } = result.value;
      change((list) => ({ ...list, orders: [...list.orders, ...orders], next, waiting }));
      return undefined;
    },
    /** The orders stay in the list as they are then, so that what she has just done doesn't vanish under her finger. */
    act: async (act: DeskAct): Promise<string | undefined> => {
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
