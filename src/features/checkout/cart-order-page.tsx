import type { ReactElement } from 'react';
import styled from 'styled-components';
import {
  nameOfCartItem,
  cartLineProblemSentence,
  type CartLine,
} from '../../domain/cart/cart-lines.ts';
import { formatMoney, type Currency } from '../../domain/money.ts';
import type { InstantSupplyAgreements } from '../../domain/orders/instant-supply-agreements.ts';
import type { EarlierWithdrawalPostponingSupply } from '../../domain/orders/late-supply.ts';
import { routes } from '../../domain/routes.ts';
import { CartPaymentAndWithdrawalSmallPrint } from '../../page-parts/cart/cart-payment-and-withdrawal-small-print.tsx';
import { CartTotalWithDelivery } from '../../page-parts/cart/cart-total-with-delivery.tsx';
import type { LastCartQuoteAndWhetherCurrent } from '../../page-parts/cart/use-cart-quote.ts';
import { CurrencySwitch } from '../../page-parts/price/currency-switch.tsx';
import { Button } from '../../ui/kit/button.tsx';
import { PageTitleWithLead } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { ImmediateSupplyConsentBoxes } from './immediate-supply-consent-boxes.tsx';
import { SupplyDelayAfterWithdrawalNotice } from './supply-delay-after-withdrawal-notice.tsx';

const Lines = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 40rem;
  border-top: 3px solid var(--ink);

  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
  }

  & li > span:last-child {
    font-variant-numeric: tabular-nums;
  }

  & li > p {
    grid-column: 1 / -1;
  }
`;

const Narrow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;
  max-width: 40rem;

  & > * {
    max-width: 100%;
  }

  & > div {
    width: 100%;
  }
`;

/** “Both packs” would be wrong for three, so the names say which packs the boxes are about. */
const packsSentence = (lines: readonly CartLine[]): string | undefined => {
  const packs = lines.flatMap(({ item }) => (item.kind === 'pack' ? [item.title] : []));
  return packs.length < 2
    ? undefined
    : `What you tick holds for each pack in your cart: ${packs.join(', ')}.`;
};

type CartOrderPageProps = {
  readonly lines: readonly CartLine[];
  readonly quote: LastCartQuoteAndWhetherCurrent;
  readonly currency: Currency;
  /** Undefined if there are only goods. */
  readonly agreements: InstantSupplyAgreements | undefined;
  readonly onAgreements: (agreements: InstantSupplyAgreements) => void;
  /** Because of which the packs can't open at once; undefined if they can. */
  readonly withdrawal: EarlierWithdrawalPostponingSupply | undefined;
  /** Whether the buyer had asked for the packs at once before the page knew that. */
  readonly hadTicked: boolean;
  /** Whether the buyer agreed before, but her login has expired since. */
  readonly isAskedAgain: boolean;
  readonly isLeaving: boolean;
  /** Why the order failed. */
  readonly problem: string | undefined;
  readonly canBePaid: boolean;
  readonly onOrder: () => void;
};

/**
 * The page for ordering a cart: its items, the agreements about packs, the total, and the button.
 */
export const CartOrderPage = ({
  lines,
  quote,
  currency,
  agreements,
  onAgreements,
  withdrawal,
  hadTicked,
  isAskedAgain,
  isLeaving,
  problem,
  canBePaid,
  onOrder,
}: CartOrderPageProps): ReactElement => {
  const packs = packsSentence(lines);
  const total = quote.answer?.totalMinorUnits;
  const isHindered = quote.isCurrent && !canBePaid;
  return (
    <Stack>
      <PageTitleWithLead title="Your order">
        <p>
          <SiteLink to={routes.cart}>Change it in your cart</SiteLink>
        </p>
      </PageTitleWithLead>
      {isAskedAgain ? (
        <p role="status">
          You’re logged in, but nothing has been ordered yet: your cart, a price or the wording has
          changed since you ticked the boxes, or it has been over an hour. Please check it again.
        </p>
      ) : null}
      <Lines>
        {lines.map((line) => {
          const { item, unitMinorUnits } = line;
          const sentence = cartLineProblemSentence(line);
          return (
            <li key={item.sku}>
              <span>
                {item.quantity > 1 ? `${item.quantity} × ` : ''}
                <SiteLink to={item.path}>{nameOfCartItem(item)}</SiteLink>
              </span>
              <span>{formatMoney({ currency, minorUnits: unitMinorUnits * item.quantity })}</span>
              {sentence === undefined ? null : <ProblemSentence>{sentence}</ProblemSentence>}
            </li>
          );
        })}
      </Lines>
      {withdrawal === undefined ? null : (
        <SupplyDelayAfterWithdrawalNotice withdrawal={withdrawal} hadTicked={hadTicked} />
      )}
      {agreements === undefined || withdrawal !== undefined ? null : (
        <>
          {packs === undefined ? null : <p>{packs}</p>}
          <ImmediateSupplyConsentBoxes
            kind="pack"
            agreements={agreements}
            onChange={onAgreements}
          />
        </>
      )}
      <Narrow>
        <CartTotalWithDelivery quote={quote} lines={lines} currency={currency} />
        <CurrencySwitch />
        {quote.problem === undefined ? null : (
          <>
            <ProblemSentence role="alert">
              {quote.problem} You can’t pay just yet. Your cart is saved.
            </ProblemSentence>
            <Button kind="quiet" onClick={quote.askAgain}>
              Try again
            </Button>
          </>
        )}
        {isHindered ? (
          <ProblemSentence role="alert">
            Something in your cart has to change before you can pay.{' '}
            <SiteLink to={routes.cart}>Go back to your cart</SiteLink> to see what.
          </ProblemSentence>
        ) : (
          <>
            {problem === undefined ? null : (
              <ProblemSentence role="alert">
                {problem} You haven’t paid anything, and your cart is saved.
              </ProblemSentence>
            )}
            <Button
              aria-busy={isLeaving || (!quote.isCurrent && quote.problem === undefined)}
              aria-disabled={!canBePaid}
              onClick={onOrder}
            >
              Order and pay
              {total === undefined ? '' : ` ${formatMoney({ currency, minorUnits: total })}`}
            </Button>
          </>
        )}
      </Narrow>
      <p role="status" className="visually-hidden">
        {isLeaving ? 'Taking you to the payment page.' : ''}
      </p>
      <CartPaymentAndWithdrawalSmallPrint lines={lines} till={quote.answer?.till} />
    </Stack>
  );
};
