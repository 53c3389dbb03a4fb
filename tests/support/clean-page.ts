import { afterEach } from 'vitest';

// The files of the unit tests share a worker, and those in a DOM its document: each test leaves it empty.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  // React asks for this before it lets `act` wait for effects.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  afterEach(() => {
    cleanup();
    document.head.replaceChildren();
    document.body.replaceChildren();
    // Such as her currency, which a script in the head keeps there.
    for (const name of document.documentElement.getAttributeNames()) {
      document.documentElement.removeAttribute(name);
    }
    localStorage.clear();
    sessionStorage.clear();
  });
}
