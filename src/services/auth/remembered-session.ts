import { publicSettings } from '../../config/public/public-settings.ts';
import { ownedItemCssRuleTemplate } from '../../domain/members/owned-rule.ts';

// Auth0's library stores the signed-in member under this key (`LocalStorageTokenCache`).
const storageKey = `@@auth0spajs@@::${publicSettings.auth0.clientId}::@@user@@`;

/**
 * A script for the head of every page. It sets `data-session` on the document before the first
 * paint when the browser remembers a session, and `data-sub` when it also remembers whether she has
 * a subscription. CSS then hides visitors' content from members, and non-subscribers' content from
 * subscribers (`src/ui/styles/base.css`). What she owns isn't sold to her: a style sheet made here
 * hides that (`owned-rule.ts`).
 */
export const rememberedSessionScript = `try{if(localStorage.getItem(${JSON.stringify(storageKey)})){let d=document.documentElement.dataset,s=localStorage.getItem("sub");d.session="remembered";if(s)d.sub=s;let o=localStorage.getItem("owned"),c;if(o){c=new CSSStyleSheet;c.replaceSync(o.split(" ").map(i=>${JSON.stringify(ownedItemCssRuleTemplate)}.replaceAll("*",i)).join(""));document.adoptedStyleSheets=[c]}}}catch{}`;

/**
 * The subject of the session that the browser remembers, whichever tab stored it; null when there
 * is none.
 */
export const readSubjectOfRememberedSession = (): string | null => {
  try {
    // Loaded on every first visit, so no JSON schema. Quotes inside a value are escaped and don't
    // match.
    return /"sub":"([^"]+)"/.exec(localStorage.getItem(storageKey) ?? '')?.[1] ?? null;
  } catch {
    return null;
  }
};

/**
 * Calls the listener when the remembered session may have changed. Returns the function that
 * unsubscribes it.
 */
export const subscribeToRememberedSubject = (listener: () => void): (() => void) => {
  // `storage`: another tab has logged in or out. `pageshow`: the page was frozen while that
  // happened.
  const events = ['storage', 'pageshow'];
  for (const event of events) addEventListener(event, listener);
  return () => {
    for (const event of events) removeEventListener(event, listener);
  };
};
