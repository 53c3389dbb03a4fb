import { useEffect, useId, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { CloseIcon } from '../ui/pictures/icons.tsx';
import { media } from '../ui/styles/media.ts';

const Dialog = styled.dialog`
  width: 100%;
  max-width: 40rem;
  max-height: 92dvh;
  margin: auto auto 0;
  padding: 0;
  border: 0;
  border-top: 6px solid var(--accent);
  overflow-y: auto;
  overscroll-behavior: contain;
  /* The focus is never below its head, which stays while the rest scrolls. */
  scroll-padding-block: 4.5rem;
  background: var(--paper);
  color: var(--ink);
  translate: 0;
  transition: translate var(--calm) var(--ease);

  @starting-style {
    &[open] {
      translate: 0 100%;
    }
  }

  &::backdrop {
    background: rgb(0 0 0 / 55%);
  }

  ${media.threeColumns} {
    margin-block: auto;
  }
`;

const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-4);
  background: var(--paper);

  & h2 {
    font-size: var(--step-2);
  }

  & h2:focus {
    outline: none;
  }

  & button {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    margin-inline-end: calc(-1 * var(--space-3));
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`;

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  align-content: start;
  padding: 0 var(--space-4) calc(var(--space-5) + var(--safe-bottom));
  line-height: 1.45;

  & h3 {
    font-size: var(--step-1);
  }
`;

type SheetProps = {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * A panel that slides up over the page. A new title takes the focus, so that a screen reader
 * announces it.
 */
export const Sheet = ({ title, onClose, children }: SheetProps): ReactElement => {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    heading.current?.focus();
    dialog.current?.scrollTo?.({ top: 0 });
  }, [title]);
  return (
    <Dialog
      ref={dialog}
      aria-labelledby={id}
      onClose={(event) => {
        // React, unlike the browser, passes this event on to an enclosing dialog.
        event.stopPropagation();
        onClose();
      }}
      onClick={({ target, currentTarget }) => {
        // The backdrop belongs to the dialog: a click beside the sheet closes it.
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <Top>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </button>
      </Top>
      <Body>{children}</Body>
    </Dialog>
  );
};
