import type { ReactElement } from 'react';
import { currencies, currencyNames, formatMoney, type Prices } from '../../domain/money.ts';

type PriceProps = {
  readonly prices: Prices;
  /** The billing interval of a recurring price. */
  readonly per?: 'year';
};

/**
 * A price in the visitor's currency, followed by the currency's name and a note that VAT is
 * included. The HTML has all four prices on top of one another, in one cell that is as large as the
 * largest. CSS hides all but one (`src/ui/styles/price.css`) by `data-currency`, which a script
 * sets before the first paint (`src/app/apply-stored-currency-and-listen.ts`). So nothing moves,
 * and without scripts the price is in pounds. We don't know who pays in Australian dollars because
 * she is in New Zealand, so that price says so to everybody (R12).
 */
export const Price = ({ prices, per }: PriceProps): ReactElement => (
  <span className="price">
    {currencies.map((currency) => (
      <span key={currency} className={currency}>
        <strong>{formatMoney({ ...prices[currency], currency })}</strong>
        {per === undefined ? null : ` a ${per}`}{' '}
        <small>
          in {currencyNames[currency]}
          {currency === 'aud' ? ' (New Zealand too)' : ''}, VAT included
        </small>{' '}
      </span>
    ))}
  </span>
);
