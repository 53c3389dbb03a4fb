const storageKey = 'login-redirects';

/** A person does not come back from the login service so often in so short a time; a loop does. */
const mostRedirects = 3;
const period = 10_000;

const readRedirects = (now: number): readonly number[] => {
  try {
    const times: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    if (!Array.isArray(times)) return [];
    return times.map(Number).filter((time) => time <= now && now - time < period);
  } catch {
    // Without storage a login can't begin, which is said before the browser leaves.
    return [];
  }
};

/** Keeps that this tab is about to be sent to the login service without being asked. */
export const noteRedirect = (now = Date.now()): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...readRedirects(now), now]));
  } catch {
    // See above.
  }
};

/** Whether this tab was sent to the login service so often just now that it could go on for ever. */
export const isRedirectedTooOften = (now = Date.now()): boolean =>
  readRedirects(now).length >= mostRedirects;
