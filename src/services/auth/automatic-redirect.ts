const storageKey = 'login-redirect';

/** A person does not come back from the login service faster than this; a loop does. */
const loopTime = 10_000;

/** Keeps that this tab is about to be sent to the login service without being asked. */
export const noteRedirect = (now = Date.now()): void => {
  try {
    sessionStorage.setItem(storageKey, String(now));
  } catch {
    // Without storage a login can't begin, which is said before the browser leaves.
  }
};

/** Whether this tab was sent to the login service moments ago, so that sending it again could go on for ever. */
export const wasRedirectedLately = (now = Date.now()): boolean => {
  try {
    const before = Number(sessionStorage.getItem(storageKey) ?? 0);
    return before <= now && now - before < loopTime;
  } catch {
    return false;
  }
};
