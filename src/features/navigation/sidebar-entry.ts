import { media } from '../../ui/media.ts';

/** The media query of the wide screens, on which there is no sidebar. */
export const wideScreen = media.desktop.replace('@media ', '');

/**
 * The open sidebar is an entry of its own in the history, so that Back closes it. The entry has the state of the page below it, and
 * with it the router's key: the router finds nothing changed between the two.
 */
export const isSidebarEntry = (): boolean => 'sidebar' in Object(window.history.state);

/** Whether the sidebar belongs on the screen now. */
export const isSidebarDue = (): boolean =>
  isSidebarEntry() && !window.matchMedia(wideScreen).matches;
