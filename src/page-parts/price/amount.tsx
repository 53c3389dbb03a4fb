import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { currencies, formatMoney, type Prices } from '../../domain/money.ts';

type AmountProps = {
  readonly prices: Prices;
  /**
   * What follows the amount, such as the full stop of its sentence: outside, it would come after
   * the room reserved for the longest amount.
   */
  readonly end?: string;
};

/**
 * A plain amount in the visitor's currency, for use where the surrounding words say the rest. It is
 * switched in the same way as `Price`.
 */
export const AmountInChosenCurrency = ({ prices, end = '' }: AmountProps): ReactElement => (
  <span className="price">
    {currencies.map((currency) => (
      <span key={currency} className={currency}>
        {formatMoney({ ...prices[currency], currency })}
        {end}{' '}
      </span>
    ))}
  </span>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment SalePrices on Sale {
    prices {
      gbp {
        minorUnits
      }
      eur {
        minorUnits
      }
      usd {
        minorUnits
      }
      aud {
        minorUnits
      }
    }
  }
  fragment SaleLink on Sale {
    productId
    ...SalePrices
  }
`;
