import { publicSettings } from '../../config/public-settings.ts';

// Where Auth0's library keeps who is signed in (its `cacheLocation` is `localstorage`).
const storageKey = `@@auth0spajs@@::${publicSettings.auth0.clientId}::@@user@@`;

/**
 * A script for the head of every page: it marks the document before the first paint when this browser remembers a
 * session, so that what is meant for visitors does not flash up for a member (`.for-visitors` in `src/ui/base.css`).
 */
export const markRememberedSession = `try{if(localStorage.getItem(${JSON.stringify(storageKey)}))document.documentElement.dataset.session="remembered"}catch{}`;

/** The subject of the session that this browser remembers, in whatever tab it was begun; null when there is none. */
export const readRememberedSubject = (): string | null => {
  try {
    // A whole parser would come with every first visit; quotes within a value are escaped, and match nothing.
    return /"sub":"([^"]+)"/.exec(localStorage.getItem(storageKey) ?? '')?.[1] ?? null;
  } catch {
    return null;
  }
};

/** Calls the reader when what is remembered may have changed; gives what ends that. */
export const watchRememberedSubject = (reader: () => void): (() => void) => {
  // Another tab logs in or out; a page comes back that was put aside while that happened.
  const events = ['storage', 'pageshow'];
  for (const event of events) addEventListener(event, reader);
  return () => {
    for (const event of events) removeEventListener(event, reader);
  };
};
