import { media } from '../../ui/styles/media.ts';

/** The media query for wide screens, which have no sidebar. */
export const wideScreenWithoutSidebarMediaQuery = media.desktop.replace('@media ', '');

/**
 * The open sidebar has its own history entry, so that Back closes it. The entry has the state of
 * the page below it, including the router's key, so the router sees no change between the two.
 */
export const isOnOpenSidebarHistoryEntry = (): boolean => 'sidebar' in Object(window.history.state);

/**
 * Whether the sidebar should be open now: in its own history entry, and never on a wide screen.
 * Needs a browser.
 */
export const shouldSidebarOpenByHistoryAndWidth = (): boolean =>
  isOnOpenSidebarHistoryEntry() && !window.matchMedia(wideScreenWithoutSidebarMediaQuery).matches;
