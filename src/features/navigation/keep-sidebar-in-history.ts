import { navigate } from 'gatsby';
import {
  isOnOpenSidebarHistoryEntry,
  shouldSidebarOpenByHistoryAndWidth,
  wideScreenWithoutSidebarMediaQuery,
} from './sidebar-entry.ts';

const addSidebarEntry = (): void =>
  window.history.pushState({ ...Object(window.history.state), sidebar: true }, '');

/** Tells the cart service to close its cart. */
const announce = (): void => void document.dispatchEvent(new Event('sidebar-opened'));

/**
 * The sidebar that is listened to, and whether a link was followed from it: its page replaces the
 * sidebar's history entry.
 */
let kept: HTMLDialogElement | undefined;
let isLeaving = false;

const listen = (sidebar: HTMLDialogElement): void => {
  window.addEventListener('popstate', () => {
    if (!sidebar.isConnected) return;
    if (!shouldSidebarOpenByHistoryAndWidth()) return sidebar.close();
    if (!sidebar.open) sidebar.showModal();
    isLeaving = false;
    announce();
  });
  // On a wide screen CSS hides the sidebar. It must be closed too, or the rest of the page stays
  // inert.
  window
    .matchMedia(wideScreenWithoutSidebarMediaQuery)
    .addEventListener('change', () => sidebar.close());
  sidebar.addEventListener('close', () => {
    if (!isLeaving && isOnOpenSidebarHistoryEntry()) window.history.back();
  });
  sidebar.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // With these keys the browser opens the link in another tab or window.
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    isLeaving = link.pathname !== window.location.pathname;
    sidebar.close();
    if (isLeaving) void navigate(`${link.pathname}${link.hash}`, { replace: true });
  });
};

/**
 * Gives an open sidebar its history entry: Back closes it, Forward opens it again, and a page that
 * it leads to replaces the entry, without a reload. Called whenever it has been opened by a press,
 * or was open before the page's scripts had loaded.
 */
export const keepSidebarInHistory = (sidebar: HTMLDialogElement): void => {
  if (kept !== sidebar) listen(sidebar);
  kept = sidebar;
  // The window may have grown before anybody listened.
  if (window.matchMedia(wideScreenWithoutSidebarMediaQuery).matches) sidebar.close();
  if (!sidebar.open) return;
  isLeaving = false;
  if (!isOnOpenSidebarHistoryEntry()) addSidebarEntry();
  announce();
};
