type CurrencyCall = {
  /** Where it is asked. */
  readonly path: string;
  /** It is asked on addresses that have one of these in them, and wherever a price is shown. */
  readonly pages: readonly string[];
  /** The event that says that a page works. */
  readonly event: string;
  readonly toCurrency: (isoCode: string) => string;
};

/**
 * Asks once a visit which currency she has, unless it is known, when a page works on which that matters (R16). The answer is stored for
 * `rememberCurrency`; what she has chosen by hand meanwhile stays. A failure is only logged: prices stay in pounds, nothing is stored,
 * and the next visit asks again. `data-currency-call` says that it is under way, for the pictures of ads. It stands in the head of every
 * page as text, so it uses nothing from outside.
 */
export const askCurrency = (
  window: Window & typeof globalThis,
  { path, pages, event, toCurrency }: CurrencyCall,
): void => {
  const { document } = window;
  const { dataset } = document.documentElement;
  let isAsked = false;
  const readCode = (answer: { readonly currency?: { readonly code?: unknown } }): string => {
    const code = answer.currency?.code;
    if (typeof code === 'string' && /^[a-z]{3}$/i.test(code)) return code;
    throw new TypeError('The answer has no currency.');
  };
  window.addEventListener(event, () => {
    const { pathname } = window.location;
    if (isAsked || 'currency' in dataset) return;
    if (!pages.some((part) => pathname.includes(part)) && !document.querySelector('.price')) return;
    isAsked = true;
    dataset['currencyCall'] = '';
    window
      .fetch(path, { signal: window.AbortSignal.timeout(12_000) })
      .then((answer) => answer.json())
      .then((answer) => {
        const currency = toCurrency(readCode(answer));
        if ('currency' in dataset) return;
        dataset['currency'] = currency;
        window.localStorage.setItem('currency', currency);
      })
      .catch((reason: unknown) =>
        console.warn('The currency could not be found or stored.', reason),
      )
      .finally(() => delete dataset['currencyCall']);
  });
};
