import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { CloseIcon } from '../../ui/icons.tsx';
import { media } from '../../ui/media.ts';
import { sidebarLinks } from './links.ts';
import { Logo } from './logo.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

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

  & ul {
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

  & li a[aria-current='page'] {
    text-decoration: underline;
    text-decoration-color: var(--brass);
    text-decoration-thickness: 4px;
  }
`;

const desktop = media.desktop.replace('@media ', '');

type SidebarProps = { readonly open: boolean; readonly onClose: () => void };

/** A full-screen dialog with the site's links, below 929 px. The browser traps the focus and closes it on Escape. */
export const Sidebar = ({ open, onClose }: SidebarProps): ReactElement => {
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  useEffect(() => {
    if (!open) return undefined;
    // On a wide screen CSS hides the dialog. It must be closed too, or the rest of the page stays inert.
    const wide = window.matchMedia(desktop);
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [open, onClose]);

  return (
    <FullScreen ref={dialog} onClose={onClose} aria-label="Menu">
      <div>
        <Logo onClick={onClose} />
        <button type="button" onClick={onClose} aria-label="Close the menu">
          <CloseIcon />
        </button>
      </div>
      <nav aria-label="All pages">
        <ul>
          {sidebarLinks.map((link) => (
            <li key={link.to}>
              <SiteLink to={link.to} onClick={onClose}>
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </FullScreen>
  );
};
