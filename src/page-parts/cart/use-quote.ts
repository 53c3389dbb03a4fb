import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CartItems } from '../../domain/cart/cart-item.ts';
import type { QuoteAnswer, QuoteRequest } from '../../domain/cart/quote.ts';
import type { Currency } from '../../domain/money.ts';
import { fetchQuote } from '../../services/cart/fetch-quote.ts';

/** What is known of what a cart costs. */
export type Quote = {
  /** The last answer. It may be about the cart before her last change. */
  readonly answer: QuoteAnswer | undefined;
  /** Whether the answer is about the cart as it is. */
  readonly isCurrent: boolean;
  /** Why there is no current answer, in a sentence. */
  readonly problem: string | undefined;
  /** Asks once more. */
  readonly askAgain: () => void;
};

type Asked = {
  readonly key: string;
  readonly answer: QuoteAnswer | undefined;
  readonly problem: string | undefined;
};

/** She presses plus three times: that is one question. In milliseconds. */
const restMs = 250;

/** How old an answer may be when she comes back to the page, in milliseconds. */
const staleMs = 30_000;

/** Asks what a cart costs whenever it changes, and when she comes back to the page after a while. */
export const useQuote = (
  items: CartItems,
  currency: Currency,
  destination: string | null,
): Quote => {
  const [asked, setAsked] = useState<Asked>();
  const [attempt, setAttempt] = useState(0);
  const request: QuoteRequest = {
    currency,
    destination,
    items: items.map(({ sku, quantity }) => ({ sku, quantity })),
  };
  // Whatever changes this text asks again.
  const key = `${attempt} ${JSON.stringify(request)}`;
  const isEmpty = items.length === 0;
  const isFirst = useRef(true);
  const fetchNow = useEffectEvent(() => fetchQuote(request));

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
