/**
 * The switch between kilograms and kilograms with pounds. It sets `data-units` on the document
 * before the first paint, so nothing moves; without it a page shows both. A click on the switch
 * (`currency-and-unit-switches.tsx`) or the choice of a unit in a calculator changes it, and the
 * browser stores it under the calculators' key. It is inlined as text in the head of every page, so
 * it must not refer to anything outside itself.
 */
export const applyStoredWeightUnitAndListen = (window: Window & typeof globalThis): void => {
  const key = 'weightUnit';
  const { dataset } = window.document.documentElement;
  const show = (unit: string | null): void => {
    dataset['units'] = unit === 'lb' ? 'lb' : 'kg';
  };
  try {
    show(window.localStorage.getItem(key));
  } catch {
    show(null);
  }
  window.addEventListener('click', ({ target }) => {
    if (!(target instanceof window.Element) || target.closest('[data-units-switch]') === null) {
      return;
    }
    const unit = dataset['units'] === 'lb' ? 'kg' : 'lb';
    show(unit);
    try {
      window.localStorage.setItem(key, unit);
    } catch {
      // The choice applies to this page only.
    }
  });
  window.addEventListener('change', ({ target }) => {
    const unit = target instanceof window.HTMLInputElement ? target.value : '';
    if (unit === 'kg' || unit === 'lb') show(unit);
  });
};
