import { navigate } from 'gatsby';
import { useEffect, useRef } from 'react';
import type { MouseEvent, ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { CloseIcon } from '../../ui/icons.tsx';
import { media } from '../../ui/media.ts';
import { isSidebarDue, isSidebarEntry, wideScreen } from './sidebar-entry.ts';

const FullScreen = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-y: auto;
  background: var(--pine);
  color: var(--chalk);
  translate: 0;
  transition:
    translate var(--calm) var(--ease),
    overlay var(--calm) allow-discrete,
    display var(--calm) allow-discrete;

  &:not([open]) {
    translate: 100% 0;
  }

  @starting-style {
    &[open] {
      translate: 100% 0;
    }
  }

  ${media.desktop} {
    display: none;
  }

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: var(--space-3) var(--space-4);
  }

  & button {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border: 0;
    background: none;
    cursor: pointer;
  }

  & nav > ul {
    padding: var(--space-4);
  }

  & li a {
    display: block;
    padding: var(--space-2) 0;
    border-bottom: 1px solid rgb(246 240 228 / 20%);
    color: inherit;
    font-family: var(--heading);
    font-size: 2.125rem;
    font-weight: 850;
    line-height: 1.2;
    text-decoration: none;
  }

  & ul ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
    gap: 0 var(--space-4);
    padding-block: var(--space-2) var(--space-4);
  }

  & li li a {
    border-bottom: 0;
    font-family: var(--text);
    font-size: 1.0625rem;
    font-weight: 700;
  }

  & li a[aria-current='page'] {
    text-decoration: underline;
    text-decoration-color: var(--brass);
    text-decoration-thickness: 4px;
  }
`;

const Own = styled.section`
  padding: 0 var(--space-4) var(--space-5);
`;

const addSidebarEntry = (): void =>
  window.history.pushState({ ...Object(window.history.state), sidebar: true }, '');

type SidebarProps = {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly logo: ReactNode;
  /** A member's own links, shown below the others while it is open. */
  readonly own: ReactNode;
  readonly children: ReactNode;
};

/**
 * A full-screen dialog with the site's links, below 929 px. The browser traps the focus and closes it on Escape. Back closes it too, and
 * Forward reopens it.
 */
export const Sidebar = ({ isOpen, onOpen, logo, own, children }: SidebarProps): ReactElement => {
  const dialog = useRef<HTMLDialogElement>(null);
  /** Whether a link was followed: its page replaces the sidebar's history entry. */
  const isLeaving = useRef(false);
  const close = (): void => onOpen(false);

  useEffect(() => {
    const follow = (): void => onOpen(isSidebarDue());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [onOpen]);

  useEffect(() => {
    if (!isOpen) {
      dialog.current?.close();
      return undefined;
    }
    isLeaving.current = false;
    dialog.current?.showModal();
    if (!isSidebarEntry()) addSidebarEntry();
    // Tells the cart service to close its cart.
    document.dispatchEvent(new Event('sidebar-opened'));
    // On a wide screen CSS hides the dialog. It must be closed too, or the rest of the page stays inert.
    const wide = window.matchMedia(wideScreen);
    const closeWide = (): void => onOpen(false);
    wide.addEventListener('change', closeWide);
    return () => wide.removeEventListener('change', closeWide);
  }, [isOpen, onOpen]);

  const followLink = (event: MouseEvent<HTMLElement>): void => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    // With these keys the browser opens the link in another tab or window.
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    isLeaving.current = link.pathname !== window.location.pathname;
    close();
    if (isLeaving.current) void navigate(`${link.pathname}${link.hash}`, { replace: true });
  };

  return (
    <FullScreen
      ref={dialog}
      onClick={followLink}
      onClose={() => {
        close();
        if (!isLeaving.current && isSidebarEntry()) window.history.back();
      }}
      aria-label="Menu"
    >
      <div>
        {logo}
        <button type="button" onClick={close} aria-label="Close the menu">
          <CloseIcon />
        </button>
      </div>
      <nav aria-label="All pages">{children}</nav>
      {isOpen ? <Own>{own}</Own> : null}
    </FullScreen>
  );
};
