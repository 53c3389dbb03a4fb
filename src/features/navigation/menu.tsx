import { useEffect, useId, useRef, useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ChevronDownIcon } from '../../ui/pictures/icons.tsx';
import { HeaderItem } from './header-item.ts';
import { LinkList } from './link-list.tsx';
import type { LinkWithSublinks, NavigationLink } from './links.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Item = styled(HeaderItem)`
  position: relative;

  & > a {
    padding-inline-end: 0;
    white-space: nowrap;
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
    padding-bottom: var(--space-2);
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 700;
  }

  & > div {
    display: flex;
  }

  & > div > ul {
    flex: 1;
    min-width: 14rem;
  }

  & > div > ul + ul {
    margin-inline-start: var(--space-3);
    padding-inline-start: var(--space-3);
    border-inline-start: 1px solid var(--line);
  }

  & ul + ul > li > a {
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
  readonly group: LinkWithSublinks;
  /** A claim about the linked page, with a link to its proof. */
  readonly claim?: NavigationLink;
  /** Shown beside the group's links. */
  readonly others: readonly LinkWithSublinks[];
};

/**
 * A link in the header with a panel of more links. The panel opens on hover, and by a button for
 * keyboard and touch. It closes on Escape, on a click outside and when the focus leaves it.
 */
export const HeaderLinkWithSubmenu = ({ group, claim, others }: MenuProps): ReactElement => {
  const { label, to, links = [] } = group;
  const [open, setOpen] = useState(false);
  const item = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  const close = (): void => setOpen(false);

  useEffect(() => {
    if (!open) return undefined;
    const closeElsewhere = (event: PointerEvent) => {
      if (!(event.target instanceof Node && item.current?.contains(event.target))) setOpen(false);
    };
    // On the document, because the focus is elsewhere while a pointer holds the panel open.
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (item.current?.contains(document.activeElement)) button.current?.focus();
    };
    document.addEventListener('pointerdown', closeElsewhere);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeElsewhere);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [open]);

  return (
    <Item
      ref={item}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && close()}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
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
          // Hovering has opened the panel, so a click with the mouse must not close it.
          const byMouse =
            nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
          setOpen(byMouse || !open);
        }}
      >
        <ChevronDownIcon />
      </button>
      <Panel id={panelId} data-open={open} onClick={close}>
        {claim === undefined ? null : (
          <p>
            <SiteLink to={claim.to}>{claim.label}</SiteLink>
          </p>
        )}
        <div>
          <LinkList groups={links} />
          <LinkList groups={others} />
        </div>
      </Panel>
    </Item>
  );
};
