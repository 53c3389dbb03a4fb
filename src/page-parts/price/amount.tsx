import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import { currencies, formatMoney, type Prices } from '../../domain/money.ts';

type AmountProps = { readonly prices: Prices };

/** A bare amount in the visitor's currency, for where the words around it say the rest. It is shown as `Price` is. */
export const Amount = ({ prices }: AmountProps): ReactElement => (
  <span className="price">
    {currencies.map((currency) => (
      <span key={currency} className={currency}>
        {formatMoney({ ...prices[currency], currency })}{' '}
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
