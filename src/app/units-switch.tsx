import type { ReactElement } from 'react';

/**
 * Shows pounds behind all kilograms of the site, or hides them. It stands below the footer of every page, outside of the element that
 * React hydrates: `rememberUnits` hears its presses, so it costs no page a byte of script.
 */
export const UnitsSwitch = (): ReactElement => (
  <aside className="units no-print" aria-label="Units">
    <button type="button" data-units-switch>
      Weights in <span className="kg-only">pounds as well</span>
      <span className="lb">kilograms only</span>
    </button>
  </aside>
);
