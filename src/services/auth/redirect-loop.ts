import * as v from 'valibot';

const storageKey = 'login-redirects';

/**
 * This many automatic redirects to the login service within the period count as a loop. A person
 * doesn’t come back so often.
 */
const maxRedirects = 3;
const periodMs = 10_000;

const Times = v.array(v.number());

const readRecentRedirects = (now: number): readonly number[] => {
  try {
    const times = v.parse(Times, JSON.parse(sessionStorage.getItem(storageKey) ?? '[]'));
    return times.filter((time) => time <= now && now - time < periodMs);
  } catch {
    // Without storage no login starts; `logIn` returns an error before the browser leaves.
    return [];
  }
};

/** Records that this tab is about to be redirected to the login service automatically. */
export const recordLoginRedirect = (now = Date.now()): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...readRecentRedirects(now), now]));
  } catch {
    // See above.
  }
};

/**
 * Whether this tab has been redirected to the login service so often recently that it is probably
 * in a loop.
 */
export const isLoginRedirectLoop = (now = Date.now()): boolean =>
  readRecentRedirects(now).length >= maxRedirects;
