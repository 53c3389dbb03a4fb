/**
 * Remembers the currency of prices: it sets `data-currency` on the document, before the first paint and whenever it changes here or in
 * another tab. Without `data-currency` prices are in pounds. What she chooses by hand (`src/page-parts/price/currency-switch.tsx`) is
 * stored like what the currency call finds out, which is not asked again then. It stands in the head of every page as text, so it
 * uses nothing from outside.
 */
export const rememberCurrency = (window: Window & typeof globalThis): void => {
  const key = 'currency';
  const { dataset } = window.document.documentElement;
  const show = (currency: string | null): void => {
    if (currency !== null && /^(gbp|eur|usd|aud)$/.test(currency)) dataset['currency'] = currency;
    else delete dataset['currency'];
  };
  try {
    show(window.localStorage.getItem(key));
  } catch {
    // Nothing can be remembered here.
  }
  window.addEventListener('storage', (event) => {
    // Without a key, the other tab has removed everything.
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
      // The choice holds for this page.
    }
  });
};
