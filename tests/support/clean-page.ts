import { afterEach } from 'vitest';

// The unit tests' files share a worker, and those with a DOM share a document: each test leaves it
// empty.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  // React requires this before `act` waits for effects.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  afterEach(() => {
    cleanup();
    document.head.replaceChildren();
    document.body.replaceChildren();
    // The visitor’s currency, for example, which a script in the head stores there.
    for (const name of document.documentElement.getAttributeNames()) {
      document.documentElement.removeAttribute(name);
    }
    localStorage.clear();
    sessionStorage.clear();
  });
}
