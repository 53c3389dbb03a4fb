import { useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { cartLinesFromQuote } from '../../../domain/cart/cart-lines.ts';
import { parseRefusalPassedBackToCartPage } from '../../../domain/cart/cart-refusal.ts';
import { pageReadyEvent } from '../../../domain/currency-call.ts';
import { routes } from '../../../domain/routes.ts';
import { useOneTimeValueFromPreviousPage } from '../../../page-parts/cart/navigation-state.ts';
import { useCartDestinationCode } from '../../../page-parts/cart/use-cart-destination-code.ts';
import { useCartQuote } from '../../../page-parts/cart/use-cart-quote.ts';
import { useCart, useCartProblemDiscardingUnreadable } from '../../../services/cart/cart.ts';
import { media } from '../../../ui/styles/media.ts';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../../ui/text/site-link.tsx';
import { CartRow } from './cart-row.tsx';
import { CartTotalAndPayButton } from './cart-total-and-pay-button.tsx';
import { CheckoutRefusalNotice } from './checkout-refusal-notice.tsx';
import { RemovedRow } from './removed-row.tsx';
import { useAddPackNamedInUrl, type PackAddableByUrl } from './use-addressed-pack.ts';
import { useRemoveAndRestoreCartLines } from './use-removed.ts';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 24rem);
    gap: var(--space-7);
  }

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
`;

/**
 * The longest wait for the first answer, in milliseconds, so that the cart needn’t change right
 * after it appears.
 */
const firstAnswerMs = 1000;

const useHasWaited = (): boolean => {
  const [hasWaited, setHasWaited] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHasWaited(true), firstAnswerMs);
    return () => clearTimeout(timer);
  }, []);
  return hasWaited;
};

/** Announces a change, and moves the focus if its element has gone. */
const useStatus = (): readonly [string, (sentence: string, focus?: string) => void] => {
  const [status, setStatus] = useState<{ readonly sentence: string; readonly focus?: string }>({
    sentence: '',
  });
  useEffect(() => {
    if (status.focus !== undefined) document.getElementById(status.focus)?.focus();
  }, [status]);
  return [
    status.sentence,
    (sentence, focus) => setStatus({ sentence, ...(focus === undefined ? {} : { focus }) }),
  ];
};

export type CartScreenProps = {
  /** The packs that the page's address can add. */
  readonly packs: readonly PackAddableByUrl[];
  /** Shown while the cart is empty. */
  readonly empty: ReactNode;
  /** Shown until the cart has loaded. */
  readonly waiting: ReactNode;
};

/**
 * The cart: its lines and what has changed about them, the total, the destination, and the way to
 * pay.
 */
export const CartScreen = ({ packs, empty, waiting }: CartScreenProps): ReactElement => {
  const { isReady, items, currency, undone } = useCart();
  const problem = useCartProblemDiscardingUnreadable();
  const [destination, setDestination] = useCartDestinationCode(currency);
  const quote = useCartQuote(items, currency, destination);
  const [status, announce] = useStatus();
  const hasWaited = useHasWaited();
  const added = useAddPackNamedInUrl(packs, isReady);
  const refused = useOneTimeValueFromPreviousPage('refused', parseRefusalPassedBackToCartPage);
  const lines = cartLinesFromQuote(items, quote.answer, currency);
  const { places, remove, undo } = useRemoveAndRestoreCartLines(lines, announce);

  useEffect(() => {
    // Prices have loaded: the currency call may have to run for them.
    if (isReady) dispatchEvent(new Event(pageReadyEvent));
  }, [isReady]);

  const isKnown = quote.answer !== undefined || quote.problem !== undefined || hasWaited;
  if (!isReady || (items.length > 0 && !isKnown)) return <>{waiting}</>;
  const isAtLine = lines.some(({ item }) => item.sku === refused?.sku);
  return (
    <>
      <p role="status" className="visually-hidden">
        {status}
      </p>
      {problem === undefined ? null : <ProblemSentence role="alert">{problem}</ProblemSentence>}
      {undone === undefined ? null : <ProblemSentence role="alert">{undone}</ProblemSentence>}
      {added === undefined ? null : <p role="status">{added}</p>}
      {refused === undefined || isAtLine ? null : <CheckoutRefusalNotice refused={refused} />}
      {places.length === 0 ? (
        empty
      ) : (
        <Columns>
          <div>
            <ul>
              {places.map((place) =>
                place.kind === 'line' ? (
                  <CartRow
                    key={place.line.item.sku}
                    line={place.line}
                    currency={currency}
                    refused={refused?.sku === place.line.item.sku ? refused : undefined}
                    onRemove={() => remove(place.line.item)}
                    onAnnounce={announce}
                  />
                ) : (
                  <RemovedRow
                    key={`removed-${place.removed.item.sku}`}
                    item={place.removed.item}
                    onUndo={() => undo(place.removed)}
                  />
                ),
              )}
            </ul>
            <p>
              <SiteLink to={routes.shop}>Look for more in the shop</SiteLink>
            </p>
          </div>
          {items.length === 0 ? (
            <div>{empty}</div>
          ) : (
            <CartTotalAndPayButton
              lines={lines}
              quote={quote}
              currency={currency}
              destination={destination}
              onDestination={setDestination}
              onAnnounce={announce}
            />
          )}
        </Columns>
      )}
    </>
  );
};
