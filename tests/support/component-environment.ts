const { NumberFormat } = Intl;

// Components format numbers in the reader's locale. In tests that is British English on every
// machine.
if (new NumberFormat().resolvedOptions().locale !== 'en-GB') {
  Intl.NumberFormat = new Proxy(NumberFormat, {
    construct: (target, [locale, options]: ConstructorParameters<typeof NumberFormat>) =>
      new target(locale ?? 'en-GB', options),
  });
}

// Lets styled-components add rules one by one: jsdom would otherwise parse the whole style sheet
// again for each.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

// Tests wait for a state, however long a busy machine takes; the timeout only ends tests that hang.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 20_000 });
  // jsdom has no layout, and so no media query: here none is true.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
}

export {};
