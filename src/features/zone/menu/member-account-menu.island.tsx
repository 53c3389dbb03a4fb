import { useEffect, useRef, useState } from 'react';
import type { ComponentType, FocusEvent, KeyboardEvent, MouseEvent, ReactElement } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../../../ui/pictures/icons.tsx';
import { media } from '../../../ui/styles/media.ts';

/**
 * It overlaps the end of the account button, so it needs no space of its own
 * (members-zone-button.tsx).
 */
const Box = styled.div`
  & > button {
    display: grid;
    place-items: center;
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: 2.5rem;
    padding: 0;
    border: 2px solid var(--ink);
    border-radius: 0 var(--radius) var(--radius) 0;
    background: var(--paper);
    cursor: pointer;
  }

  & > button:hover,
  & > button[aria-expanded='true'] {
    background: var(--ink);
    color: var(--paper);
  }
`;

const Panel = styled.div`
  position: absolute;
  z-index: 20;
  inset-block-start: calc(100% + var(--space-2));
  /* To the edge of the screen, below the button of the sidebar. */
  inset-inline-end: calc(-2.75rem - var(--space-2));
  width: min(20rem, calc(100vw - 2 * var(--space-4)));
  max-height: calc(100dvh - 6rem);
  padding: var(--space-4);
  border: 2px solid var(--ink);
  background: var(--surface);
  overflow-y: auto;

  ${media.desktop} {
    inset-inline-end: 0;
  }
`;

type Content =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'loaded'; readonly OwnLinks: ComponentType };

/** The menu's content, loaded when somebody opens it. */
const useContent = (isOpen: boolean): Content => {
  const [content, setContent] = useState<Content>({ kind: 'loading' });
  const isNeeded = isOpen && content.kind !== 'loaded';
  useEffect(() => {
    if (!isNeeded) return;
    import('./member-links-of-sidebar-and-menu.tsx').then(
      ({ MemberLinksOfSidebarAndMenu }) =>
        setContent({ kind: 'loaded', OwnLinks: MemberLinksOfSidebarAndMenu }),
      () => setContent({ kind: 'failed' }),
    );
  }, [isNeeded]);
  return content;
};

/** The small menu button at the end of a member's account button. */
export const MemberAccountMenu = (): ReactElement => {
  const [isOpen, setOpen] = useState(false);
  const content = useContent(isOpen);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const onPress = ({ target }: PointerEvent): void => {
      if (target instanceof Node && box.current?.contains(target) === false) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('a') !== null) setOpen(false);
  };
  return (
    <Box ref={box} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        aria-label="Your menu"
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <ChevronDownIcon />
      </button>
      {isOpen ? (
        <Panel id="account-menu" onClick={onClick}>
          {content.kind === 'loaded' ? (
            <content.OwnLinks />
          ) : (
            <p role="status">
              {content.kind === 'loading'
                ? 'Loading…'
                : 'The menu couldn’t be loaded. Check your connection, then open it again.'}
            </p>
          )}
        </Panel>
      ) : null}
    </Box>
  );
};
