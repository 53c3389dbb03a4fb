/**
 * The switch between kilograms and kilograms with pounds. It sets `data-units` on the document before the first paint, so nothing
 * moves; without it a page shows both. A press of the switch (`page-switches.tsx`) and the choice of a unit in a calculator change it,
 * and the browser remembers it under the key that the calculators have. It stands in the head of every page as text, so it uses
 * nothing from outside.
 */
export const rememberUnits = (window: Window & typeof globalThis): void => {
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
      // The choice holds for this page.
    }
  });
  window.addEventListener('change', ({ target }) => {
    const unit = target instanceof window.HTMLInputElement ? target.value : '';
    if (unit === 'kg' || unit === 'lb') show(unit);
  });
};
