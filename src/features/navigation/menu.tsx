import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ChevronIcon } from '../../ui/icons.tsx';
import type { NavigationLink } from './links.ts';
import { SiteLink } from '../../ui/site-link.tsx';

const Item = styled.li`
  display: flex;
  align-items: center;
  position: relative;

  & > a {
    padding: var(--space-3) 0 var(--space-3) var(--space-3);
    color: inherit;
    font-weight: 700;
    text-decoration: none;
    white-space: nowrap;
  }

  & > a:hover,
  & > a[aria-current='page'] {
    text-decoration: underline;
    text-decoration-thickness: 3px;
    text-underline-offset: 0.4em;
    text-decoration-color: var(--brass);
  }

  & > button {
    display: grid;
    place-items: center;
    width: 2rem;
    height: 2.5rem;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    cursor: pointer;
  }

  & > button svg {
    transition: rotate 160ms;
  }

  & > button[aria-expanded='true'] svg {
    rotate: 180deg;
  }
`;

const Panel = styled.div`
  visibility: hidden;
  opacity: 0;
  position: absolute;
  inset-block-start: 100%;
  inset-inline-start: 0;
  z-index: 20;
  min-width: 17rem;
  padding: var(--space-4);
  border: 3px solid var(--ink);
  background: var(--surface);
  color: var(--ink);
  box-shadow: var(--shadow);
  translate: 0 -0.375rem;
  transition:
    opacity var(--quick) var(--ease),
    translate var(--quick) var(--ease),
    visibility var(--quick);

  &[data-open='true'] {
    visibility: visible;
    opacity: 1;
    translate: 0;
  }

  @media (scripting: none) {
    ${Item}:hover &,
    ${Item}:focus-within & {
      visibility: visible;
      opacity: 1;
      translate: 0;
    }
  }

  & p {
    padding: 0 var(--space-2) var(--space-2);
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 700;
  }

  & a {
    display: block;
    padding: var(--space-2);
    border-radius: var(--radius);
    color: inherit;
    text-decoration: none;
  }

  & a:hover {
    background: var(--sunken);
    color: inherit;
  }
`;

type MenuProps = {
  readonly label: string;
  readonly to: string;
  readonly claim?: string;
  readonly links: readonly NavigationLink[];
};

/**
 * An entry of the header with a panel of links. The panel opens under a mouse, and by its button
 * for the keyboard and for touch; Escape, a click elsewhere and leaving it with the keyboard close it.
 */
export const Menu = ({ label, to, claim, links }: MenuProps): ReactElement => {
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  useEffect(() => {
    if (!open) return undefined;
    const closeElsewhere = (event: PointerEvent) => {
      if (!(event.target instanceof Node && item.current?.contains(event.target))) setOpen(false);
    };
    document.addEventListener('pointerdown', closeElsewhere);
    return () => document.removeEventListener('pointerdown', closeElsewhere);
  }, [open]);

  return (
    <Item
      ref={item}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          setOpen(false);
          button.current?.focus();
        }
      }}
    >
      <SiteLink to={to}>{label}</SiteLink>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={`${label}: more pages`}
        onClick={({ nativeEvent }) => {
          // Under a mouse the panel is open already, and a click on its button means to see it.
          const byMouse =
            nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
          setOpen(byMouse || !open);
        }}
      >
        <ChevronIcon />
      </button>
      <Panel id={panelId} data-open={open}>
        {claim === undefined ? null : <p>{claim}</p>}
        <ul>
          {links.map((link) => (
            <li key={link.to}>
              <SiteLink to={link.to} onClick={() => setOpen(false)}>
                {link.label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Panel>
    </Item>
  );
};
