import { navigate } from 'gatsby';
import { useEffect, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { cartCheckoutPath } from '../../../domain/cart/cart-address.ts';
import type { CartLine } from '../../../domain/cart/cart-lines.ts';
import { cartOfQuoteIfPayable } from '../../../domain/cart/cart-order-kept-in-browser.ts';
import { formatMoney, type Currency } from '../../../domain/money.ts';
import { CartPaymentAndWithdrawalSmallPrint } from '../../../page-parts/cart/cart-payment-and-withdrawal-small-print.tsx';
import { CartTotalWithDelivery } from '../../../page-parts/cart/cart-total-with-delivery.tsx';
import type { LastCartQuoteAndWhetherCurrent } from '../../../page-parts/cart/use-cart-quote.ts';
import { CurrencySwitch } from '../../../page-parts/price/currency-switch.tsx';
import { Button } from '../../../ui/kit/button.tsx';
import { ProblemSentence } from '../../../ui/kit/problem-sentence.ts';
import { cartRowPartId } from './cart-row.tsx';
import { DestinationChoice, destinationFieldId } from './destination-choice.tsx';

const Side = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;

  & small {
    color: var(--muted);
    font-size: var(--step--1);
  }

  & .pay {
    width: 100%;
  }
`;

type CartSummaryProps = {
  readonly lines: readonly CartLine[];
  readonly quote: LastCartQuoteAndWhetherCurrent;
  readonly currency: Currency;
  readonly destination: string | null;
  readonly onDestination: (destination: string) => void;
  readonly onAnnounce: (sentence: string, focus?: string) => void;
};

/** The total of the cart, its destination, and the button to pay. */
export const CartTotalAndPayButton = ({
  lines,
  quote,
  currency,
  destination,
  onDestination,
  onAnnounce,
}: CartSummaryProps): ReactElement => {
  const [isMissing, setMissing] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { answer, isCurrent, problem, askAgain } = quote;
  const hasGoods = lines.some(({ item }) => item.kind === 'goods');
  const hasPack = lines.some(({ item }) => item.kind === 'pack');
  const total =
    answer === undefined ? '' : formatMoney({ currency, minorUnits: answer.totalMinorUnits });

  // The browser's Back button restores this page as the buyer left it.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setLeaving(false);
    };
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, []);

  const pay = (): void => {
    if (problem !== undefined) askAgain();
    if (!isCurrent || answer === undefined || isLeaving) return;
    const hindered = lines.find((line) => line.problem !== undefined);
    if (hindered !== undefined) {
      onAnnounce(
        'One thing in your cart has to change before you can pay.',
        cartRowPartId(hindered.item.sku, 'notes'),
      );
      return;
    }
    const cart = cartOfQuoteIfPayable(answer);
    if (cart === undefined) {
      setMissing(true);
      document.getElementById(destinationFieldId)?.focus();
      return;
    }
    setLeaving(true);
    // With a pack there is something to tick first, so the order is placed on the next page.
    void navigate(cartCheckoutPath, { state: hasPack ? {} : { pressed: cart } });
  };

  return (
    <Side aria-label="What it costs">
      {hasGoods ? (
        <DestinationChoice
          destinations={answer?.destinations}
          destination={destination}
          isMissing={isMissing && answer?.delivery === null}
          onChoose={(code) => {
            setMissing(false);
            onDestination(code);
          }}
        />
      ) : null}
      <CurrencySwitch />
      <CartTotalWithDelivery quote={quote} lines={lines} currency={currency} />
      {problem === undefined ? null : (
        <>
          <ProblemSentence role="alert">
            {problem} Until then we can’t say what it costs today, and paying has to wait. Your cart
            is kept.
          </ProblemSentence>
          <div>
            <Button kind="quiet" onClick={askAgain}>
              Try again
            </Button>
          </div>
        </>
      )}
      <Button
        className="pay"
        type="button"
        aria-busy={isLeaving || (!isCurrent && problem === undefined)}
        aria-disabled={problem !== undefined}
        onClick={pay}
      >
        {hasPack ? 'Next: check your order' : `Order and pay ${total}`}
      </Button>
      <CartPaymentAndWithdrawalSmallPrint lines={lines} till={answer?.till} />
    </Side>
  );
};
