type CurrencyCall = {
  readonly path: string;
  /** The call runs on pages whose path contains one of these, and wherever a price is shown. */
  readonly pages: readonly string[];
  /** The event that announces that a page is ready. */
  readonly event: string;
  /** In milliseconds. Nobody waits for it. */
  readonly timeout: number;
  readonly toCurrency: (isoCode: string) => string;
};

/**
 * Asks for the visitor's currency once per visit, unless it is known, when a page is ready that
 * needs it (R16). The answer is stored for `applyStoredCurrencyAndListen`; a currency that is
 * chosen by hand in the meantime is kept. A failure is only logged: prices stay in pounds, nothing
 * is stored, and the next visit asks again. `data-currency-call` marks a running call, for the
 * pictures of ads. It is inlined as text in the head of every page, so it must not refer to
 * anything outside itself.
 */
export const requestVisitorCurrencyIfNeeded = (
  window: Window & typeof globalThis,
  { path, pages, event, timeout, toCurrency }: CurrencyCall,
): void => {
  const { document } = window;
  const { dataset } = document.documentElement;
  let isAsked = false;
  const fieldOf = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const readCode = (answer: unknown): string => {
    const code = fieldOf(fieldOf(answer, 'currency'), 'code');
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
      .fetch(path, { signal: window.AbortSignal.timeout(timeout) })
      .then((answer): Promise<unknown> => answer.json())
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
