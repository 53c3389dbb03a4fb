import { useEffect, useEffectEvent, useState } from 'react';
import type { OrderStateAnswer } from '../../domain/orders/checkout.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import type { MemberApiResult } from '../../services/members/member-api.ts';
import { fetchOrderBySessionId } from '../../services/payments/fetch-order-by-session-id.ts';
import { forget } from '../../services/storage.ts';

/** The state of an order as far as we know it. */
export type PlacedOrderState =
  | { readonly step: 'loading' }
  /** Nobody is logged in, so we can't ask. */
  | { readonly step: 'signed-out' }
  | { readonly step: 'known'; readonly order: OrderStateAnswer; readonly isWaiting: boolean }
  | { readonly step: 'unknown' }
  | { readonly step: 'failed'; readonly sentence: string };

/**
 * The pauses before we ask about an unfinished order again, in milliseconds. After the last one we
 * stop.
 */
const pauses: readonly number[] = [1000, 2000, 3000, 5000, 8000, 13_000];

const toPlacedOrder = (
  result: MemberApiResult<OrderStateAnswer>,
  mayWait: boolean,
): PlacedOrderState => {
  switch (result.kind) {
    case 'answered': {
      const order = result.value;
      return { step: 'known', order, isWaiting: mayWait && order.state === 'processing' };
    }
    case 'refused':
      return result.status === 404 || result.status === 400
        ? { step: 'unknown' }
        : { step: 'failed', sentence: result.sentence };
    case 'failed':
      return { step: 'failed', sentence: result.sentence };
    case 'signed-out':
      return { step: 'signed-out' };
  }
};

/**
 * Fetches the state of an order. The server asks the payment provider itself, so a late webhook
 * doesn't matter. If the bank hasn't confirmed a payment yet, we poll for half a minute.
 */
export const usePlacedOrder = (
  sessionId: string,
): { readonly placed: PlacedOrderState; readonly askAgain: () => void } => {
  const { session } = useLoginSession();
  const { getAccessToken } = useLoginActions();
  const [placed, setPlaced] = useState<PlacedOrderState>({ step: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const { kind } = session;
  const ask = useEffectEvent(() => fetchOrderBySessionId(getAccessToken, sessionId));

  useEffect(() => {
    if (kind !== 'member') return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askFor = async (time: number): Promise<void> => {
      const result = await ask();
      if (isOver) return;
      const pause = pauses[time];
      const next = toPlacedOrder(result, pause !== undefined);
      setPlaced(next);
      if (next.step !== 'known') return;
      // The buyer's ticks for it have been used.
      if (next.order.state === 'paid') forget('order');
      if (next.isWaiting) timer = setTimeout(() => void askFor(time + 1), pause);
    };
    void askFor(0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [kind, sessionId, attempt]);

  return {
    placed: kind === 'visitor' ? { step: 'signed-out' } : placed,
    askAgain: () => {
      setPlaced({ step: 'loading' });
      setAttempt((count) => count + 1);
    },
  };
};
