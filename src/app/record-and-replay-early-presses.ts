/**
 * Remembers clicks on buttons that React has not hydrated yet, and repeats each once when its part
 * of the page works. So no click is lost, however late the page's scripts or an island's load.
 * Until then a clicked button is `aria-busy` (`base.css`). The browser's own behaviour isn't
 * delayed: a form with an address is sent, a popover opens. `applyStoredCurrencyAndListen` and
 * `applyStoredWeightUnitAndListen` handle clicks on their switches, `openAndCloseSidebarOnClicks`
 * those on the sidebar's buttons.
 *
 * It is an inline script in the head of every page (`src/app/inline-scripts.ts`), so it must not
 * refer to anything outside itself.
 */
export const recordAndReplayEarlyPresses = (window: Window & typeof globalThis): void => {
  const { document } = window;
  const repeats = new Map<Element, () => void>();
  // React sets this property on every element that it has hydrated. A click that arrives before all
  // of them are hydrated is then held back by React itself.
  const isHydrated = (element: Element): boolean =>
    Object.keys(element).some((key) => key.startsWith('__reactProps$'));
  const look = (): void => {
    for (const [button, repeat] of repeats) {
      if (button.isConnected && !isHydrated(button)) continue;
      repeats.delete(button);
      // Two frames later the component's effects have run as well.
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
      const ofOthers =
        '[popovertarget], [data-choose-currency], [data-units-switch], [data-sidebar]';
      if (button.matches(ofOthers)) return;
      // Buttons outside Gatsby's element don't belong to React.
      if (button.closest('#___gatsby') === null) return;
      // Keeps the pointer type: a menu that a mouse has opened by hovering stays open when it is
      // clicked.
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
  // If one of our scripts can't be loaded, the buttons that wait for it may never work: they stop
  // looking busy, and can be clicked again.
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
