/**
 * Opens and closes the sidebar, without React, so that it opens at once however slow the phone is
 * and before the page's scripts have loaded. A link in it closes it, too, unless it opens
 * elsewhere. What else belongs to an open sidebar comes with `keepSidebarInHistory`.
 *
 * It is an inline script in the head of every page (`src/app/inline-scripts.ts`), so it must not
 * refer to anything outside itself.
 */
export const openAndCloseSidebarOnClicks = (window: Window & typeof globalThis): void => {
  window.addEventListener('click', (event) => {
    const { target } = event;
    const pressed =
      target instanceof window.Element ? target.closest('[data-sidebar], .sidebar a') : null;
    const sidebar = window.document.querySelector<HTMLDialogElement>('dialog.sidebar');
    if (pressed === null || sidebar === null) return;
    if (pressed.getAttribute('data-sidebar') === 'open') {
      if (!sidebar.open) sidebar.showModal();
    } else if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      sidebar.close();
    }
  });
};
