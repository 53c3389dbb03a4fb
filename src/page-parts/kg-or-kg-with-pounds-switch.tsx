import type { ReactElement } from 'react';
import { kgOrKgWithPoundsSwitchWords } from '../domain/weights/kg-or-kg-with-pounds-switch-words.ts';

type UnitsSwitchProps = {
  /** Where weights follow at once, only a screen reader says what it switches. */
  readonly isShort?: boolean;
};

/**
 * Switches between kilograms, and kilograms with pounds, on every page. A script in the head
 * handles its clicks (`applyStoredWeightUnitAndListen`), so it works before React does, and outside
 * hydrated parts. It is hidden without scripts.
 */
export const KgOrKgWithPoundsSwitch = ({ isShort = false }: UnitsSwitchProps): ReactElement => (
  <button type="button" data-units-switch className="no-print">
    <span className={isShort ? 'visually-hidden' : undefined}>
      {kgOrKgWithPoundsSwitchWords.start}
    </span>{' '}
    in <span className="kg-only">{kgOrKgWithPoundsSwitchWords.toPounds}</span>
    <span className="lb">{kgOrKgWithPoundsSwitchWords.toKilograms}</span>
  </button>
);
