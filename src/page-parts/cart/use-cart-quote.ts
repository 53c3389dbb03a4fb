import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CartItems } from '../../domain/cart/cart-item.ts';
import type { QuoteAnswer, QuoteRequest } from '../../domain/cart/quote.ts';
import type { Currency } from '../../domain/money.ts';
import { fetchCartQuote } from '../../services/cart/fetch-cart-quote.ts';

/** The current state of a cart's quote. */
export type LastCartQuoteAndWhetherCurrent = {
  /** The last answer. It may be for the cart before its last change. */
  readonly answer: QuoteAnswer | undefined;
  /** Whether the answer is for the current cart. */
  readonly isCurrent: boolean;
  /** Why there is no current answer, as a sentence. */
  readonly problem: string | undefined;
  /** Retries the request. */
  readonly askAgain: () => void;
};

type Asked = {
  readonly key: string;
  readonly answer: QuoteAnswer | undefined;
  readonly problem: string | undefined;
};

/** The debounce time in milliseconds: pressing plus three times makes one request. */
const restMs = 250;

/** The maximum age of an answer when the buyer returns to the page, in milliseconds. */
const staleMs = 30_000;

/**
 * Fetches a cart's quote whenever the cart changes, and when the buyer returns to the page after a
 * while.
 */
export const useCartQuote = (
  items: CartItems,
  currency: Currency,
  destination: string | null,
): LastCartQuoteAndWhetherCurrent => {
  const [asked, setAsked] = useState<Asked>();
  const [attempt, setAttempt] = useState(0);
  const request: QuoteRequest = {
    currency,
    destination,
    items: items.map(({ sku, quantity }) => ({ sku, quantity })),
  };
  // Any change of this key triggers a new request.
  const key = `${attempt} ${JSON.stringify(request)}`;
  const isEmpty = items.length === 0;
  const isFirst = useRef(true);
  const fetchNow = useEffectEvent(() => fetchCartQuote(request));

  useEffect(() => {
    if (isEmpty) return undefined;
    let isOver = false;
    const ask = async (): Promise<void> => {
      const result = await fetchNow();
      if (isOver) return;
      setAsked((last) =>
        result.kind === 'answered'
          ? { key, answer: result.value, problem: undefined }
          : { key, answer: last?.answer, problem: result.sentence },
      );
    };
    const timer = setTimeout(() => void ask(), isFirst.current ? 0 : restMs);
    isFirst.current = false;
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [key, isEmpty]);

  useEffect(() => {
    let leftAt = Date.now();
    const onChange = (): void => {
      if (document.visibilityState === 'hidden') leftAt = Date.now();
      else if (Date.now() - leftAt > staleMs) setAttempt((count) => count + 1);
    };
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setAttempt((count) => count + 1);
    };
    document.addEventListener('visibilitychange', onChange);
    addEventListener('pageshow', onPageShow);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      removeEventListener('pageshow', onPageShow);
    };
  }, []);

  const isAnswered = asked?.key === key;
  return {
    answer: asked?.answer,
    isCurrent: isAnswered && asked.problem === undefined,
    problem: isAnswered ? asked.problem : undefined,
    askAgain: () => setAttempt((count) => count + 1),
  };
};
