import type { ReactElement } from 'react';
import { currencies, currencyNames, currencySymbols } from '../../domain/money.ts';

/**
 * Changes the currency of all prices. CSS shows which one is chosen, and a script in the head
 * handles the clicks (`src/app/apply-stored-currency-and-listen.ts`), so it works before React
 * does, and outside hydrated parts. A phone shows only the symbols. It is hidden without scripts.
 */
export const CurrencySwitch = (): ReactElement => (
  <div className="currency-switch no-print" role="group" aria-label="Currency of prices">
    <span>Prices in</span>
    {currencies.map((currency) => (
      <button key={currency} type="button" data-choose-currency={currency}>
        {currencySymbols[currency]} <span className="currency-name">{currencyNames[currency]}</span>
        <span className="visually-hidden"> (chosen)</span>
      </button>
    ))}
  </div>
);
