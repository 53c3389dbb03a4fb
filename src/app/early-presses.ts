/**
 * Remembers presses on buttons that React has not hydrated yet, and repeats each once when its part of the page works. So no press is
 * lost, however late the page's scripts or an island's come. A pressed button is `aria-busy` until then (`base.css`). What the browser
 * can do by itself it does at once: a form with an address is sent, a popover opens. `rememberCurrency` hears the
 * presses on the switch of currencies.
 *
 * It is an inline script in the head of every page (`src/app/inline-scripts.ts`), so it uses nothing outside of itself.
 */
export const keepEarlyPresses = (window: Window & typeof globalThis): void => {
  const { document } = window;
  const repeats = new Map<Element, () => void>();
  // React has set this property on every element that it has hydrated. A press that comes before all of them are, it waits for itself.
  const isHydrated = (element: Element): boolean =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const look = (): void => {
    for (const [button, repeat] of repeats) {
      if (button.isConnected && !isHydrated(button)) continue;
      repeats.delete(button);
      // Two frames later the effects of its component have run as well.
      window.requestAnimationFrame(() =>
        window.requestAnimationFrame(() => {
          button.removeAttribute('aria-busy');
          if (button.isConnected) repeat();
        }),
      );
    }
    if (repeats.size > 0) window.requestAnimationFrame(look);
  };
  const keep = (button: Element, repeat: () => void): void => {
    button.setAttribute('aria-busy', 'true');
    if (repeats.size === 0) window.requestAnimationFrame(look);
    repeats.set(button, repeat);
  };
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const button = target instanceof window.Element ? target.closest('button') : null;
      if (button === null || button.type !== 'button' || isHydrated(button)) return;
      if (button.matches('[popovertarget], [data-choose-currency]')) return;
      // Buttons outside of Gatsby's element are not React's.
      if (button.closest('#___gatsby') === null) return;
      // The kind of pointer has to stay: a menu that a mouse has opened by hovering stays open when it is pressed.
      keep(button, () => button.dispatchEvent(new window.PointerEvent('click', event)));
    },
    true,
  );
  document.addEventListener(
    'submit',
    (event) => {
      const { target: form, submitter } = event;
      if (!(form instanceof window.HTMLFormElement)) return;
      if (form.hasAttribute('action') || isHydrated(form)) return;
      event.preventDefault();
      keep(submitter ?? form, () => form.requestSubmit(submitter));
    },
    true,
  );
  // When a script of ours can't be loaded, what waits for it may never work: buttons stop looking pressed, and can be pressed again.
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof window.HTMLScriptElement)) return;
      if (!target.src.startsWith(window.location.origin)) return;
      for (const button of repeats.keys()) button.removeAttribute('aria-busy');
      repeats.clear();
    },
    true,
  );
};
