import type { ReactElement } from 'react';
import styled from 'styled-components';
import { arrivalDaysText } from '../../domain/cart/arrival-days-text.ts';
import type { CartLine } from '../../domain/cart/cart-lines.ts';
import type { QuoteAnswer } from '../../domain/cart/quote.ts';
import { importTaxDueIfKnown } from '../../domain/delivery/import-tax.ts';
import { formatMoney, type Currency } from '../../domain/money.ts';
import type { LastCartQuoteAndWhetherCurrent } from './use-cart-quote.ts';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-block: var(--space-4);
  border-block: 3px solid var(--ink);
  line-height: 1.5;

  &[aria-busy='true'] dd {
    opacity: 0.75;
  }

  & dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2) var(--space-4);
    align-items: baseline;
  }

  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }

  & .total {
    font-family: var(--heading);
    font-size: var(--step-2);
    font-weight: 850;
    line-height: 1.1;
  }
`;

const deliveryWords = (quote: QuoteAnswer | undefined, currency: Currency): string => {
  const delivery = quote?.delivery;
  if (delivery === undefined || delivery === null) return 'not known yet';
  return delivery.minorUnits === 0
    ? 'free'
    : formatMoney({ currency, minorUnits: delivery.minorUnits });
};

const nameOf = (quote: QuoteAnswer | undefined): string | undefined =>
  quote?.destinations.find(({ code }) => code === quote.delivery?.destination)?.name;

const vatWords = ({ currency, delivery, vatMinorUnits }: QuoteAnswer): string => {
  if (vatMinorUnits !== null) {
    return `That includes ${formatMoney({ currency, minorUnits: vatMinorUnits })} VAT.`;
  }
  // The VAT on a pack depends on the buyer's country, which isn't known without a delivery.
  return delivery === null
    ? 'VAT is included.'
    : 'We charge no UK VAT on the goods, because they leave the country.';
};

/** What the buyer is asked for when this cart arrives, where that can be said; empty elsewhere. */
const dutyWords = ({ currency, delivery }: QuoteAnswer, goodsMinorUnits: number): string => {
  if (delivery === null) return '';
  const worth = { currency, minorUnits: goodsMinorUnits + delivery.minorUnits };
  const tax = importTaxDueIfKnown(delivery.destination, worth);
  if (tax === undefined) return '';
  return tax.minorUnits === 0
    ? `Your goods and their delivery are worth ${formatMoney(worth)}, so you won’t be asked for anything.`
    : `Your goods and their delivery are worth ${formatMoney(worth)}, so you’ll be asked for ${formatMoney(tax)}.`;
};

type NotesProps = { readonly quote: QuoteAnswer; readonly goodsMinorUnits: number };

/** When the parcel arrives, and anything else that the total doesn't show. */
const Notes = ({ quote, goodsMinorUnits }: NotesProps): ReactElement => {
  const { currency, delivery } = quote;
  const isPayable = delivery !== null || goodsMinorUnits === 0;
  const missing = (delivery?.freeFromMinorUnits ?? 0) - goodsMinorUnits;
  return (
    <>
      {isPayable ? <p>{vatWords(quote)}</p> : null}
      {delivery === null ? null : (
        <>
          <p>
            With you <b>{arrivalDaysText(delivery.arrivesFrom, delivery.arrivesTo)}</b> if you pay
            now.
          </p>
          {missing > 0 && delivery.minorUnits > 0 ? (
            <p>
              Spend {formatMoney({ currency, minorUnits: missing })} more on goods for free
              delivery.
            </p>
          ) : null}
          {delivery.duty === null ? null : (
            <p>
              {delivery.duty} {dutyWords(quote, goodsMinorUnits)}
            </p>
          )}
        </>
      )}
    </>
  );
};

type QuoteTotalProps = {
  readonly quote: LastCartQuoteAndWhetherCurrent;
  readonly lines: readonly CartLine[];
  readonly currency: Currency;
};

/** The total of a cart with delivery and VAT, and the delivery date, directly above the button. */
export const CartTotalWithDelivery = ({
  quote,
  lines,
  currency,
}: QuoteTotalProps): ReactElement => {
  const { answer, isCurrent, problem } = quote;
  const sumOf = (some: readonly CartLine[]): number =>
    some.reduce((sum, { unitMinorUnits, item }) => sum + unitMinorUnits * item.quantity, 0);
  const subtotal = sumOf(lines);
  const goods = lines.filter(({ item }) => item.kind === 'goods');
  const known = answer?.currency === currency ? answer : undefined;
  const name = nameOf(known);
  // After a change the total is computed here until the server has answered.
  const total = isCurrent
    ? (known?.totalMinorUnits ?? subtotal)
    : subtotal + (known?.delivery?.minorUnits ?? 0);
  const isWhole = goods.length === 0 || (known !== undefined && known.delivery !== null);
  return (
    <Box aria-busy={!isCurrent && problem === undefined}>
      <dl>
        {goods.length === 0 ? null : (
          <>
            <dt>Everything in your cart</dt>
            <dd>{formatMoney({ currency, minorUnits: subtotal })}</dd>
            <dt>Delivery{name === undefined ? '' : ` to ${name}`}</dt>
            <dd>{deliveryWords(known, currency)}</dd>
          </>
        )}
        <dt className="total">{isWhole ? 'Total' : 'Total without delivery'}</dt>
        <dd className="total">{formatMoney({ currency, minorUnits: total })}</dd>
      </dl>
      {currency === 'aud' ? <p>You pay in Australian dollars, in New Zealand too.</p> : null}
      {known === undefined ? null : <Notes quote={known} goodsMinorUnits={sumOf(goods)} />}
    </Box>
  );
};
