import type { ReactElement } from 'react';
import { CurrencySwitch } from '../page-parts/price/currency-switch.tsx';

/**
 * The switches for currency and units. They stand below the footer of every page, outside of the element that React hydrates: scripts in
 * the head hear their presses (`rememberCurrency`, `rememberUnits`), so they cost no page a byte of script.
 */
export const PageSwitches = (): ReactElement => (
  <aside className="units no-print" aria-label="Currency and units">
    <CurrencySwitch />
    <button type="button" data-units-switch>
      Weights in <span className="kg-only">pounds as well</span>
      <span className="lb">kilograms only</span>
    </button>
  </aside>
);
