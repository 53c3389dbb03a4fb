/**
 * Remembers the currency of prices: it sets `data-currency` on the document, before the first paint
 * and whenever the currency changes here or in another tab. Without `data-currency` prices are in
 * pounds. A currency chosen by hand (`src/page-parts/price/currency-switch.tsx`) is stored in the
 * same way as the result of the currency call, which then doesn't run again. It is inlined as text
 * in the head of every page, so it must not refer to anything outside itself.
 */
export const applyStoredCurrencyAndListen = (window: Window & typeof globalThis): void => {
  const key = 'currency';
  const { dataset } = window.document.documentElement;
  const show = (currency: string | null): void => {
    if (currency !== null && /^(gbp|eur|usd|aud)$/.test(currency)) dataset['currency'] = currency;
    else delete dataset['currency'];
  };
  try {
    show(window.localStorage.getItem(key));
  } catch {
    // The storage can't be read.
  }
  window.addEventListener('storage', (event) => {
    // A missing key means that the other tab has cleared the storage.
    if (event.key === key || event.key === null) show(event.newValue);
  });
  window.addEventListener('click', ({ target }) => {
    const button =
      target instanceof window.Element ? target.closest('[data-choose-currency]') : null;
    if (button === null) return;
    const currency = button.getAttribute('data-choose-currency') ?? '';
    show(currency);
    try {
      window.localStorage.setItem(key, currency);
    } catch {
      // The choice applies to this page only.
    }
  });
};
