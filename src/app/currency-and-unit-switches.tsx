import type { ReactElement } from 'react';
import { CurrencySwitch } from '../page-parts/price/currency-switch.tsx';
import { KgOrKgWithPoundsSwitch } from '../page-parts/kg-or-kg-with-pounds-switch.tsx';

/**
 * The switches for currency and units. They are below the footer of every page, outside the element
 * that React hydrates: scripts in the head handle their clicks (`applyStoredCurrencyAndListen`,
 * `applyStoredWeightUnitAndListen`), so they add no script to any page.
 */
export const CurrencyAndUnitSwitches = (): ReactElement => (
  <aside className="units no-print" aria-label="Currency and units">
    <CurrencySwitch />
    <KgOrKgWithPoundsSwitch />
  </aside>
);
