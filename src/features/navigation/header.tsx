import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import {
  totalPlanCountSentenceHref,
  advertisedMinTotalPlanCount,
} from '../../domain/plans/total-plan-count-sentence.ts';
import { CloseIcon, MenuIcon } from '../../ui/pictures/icons.tsx';
import { Container } from '../../ui/layout/layout.tsx';
import { media } from '../../ui/styles/media.ts';
import { HeaderItem } from './header-item.ts';
import { LinkList } from './link-list.tsx';
import { headerAndSidebarLinksOf } from './links.ts';
import type { NavigationLink } from './links.ts';
import { Logo } from './logo.tsx';
import { HeaderLinkWithSubmenu } from './menu.tsx';
import { shouldSidebarOpenByHistoryAndWidth } from './sidebar-entry.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Bar = styled.header`
  position: relative;
  z-index: 10;
  border-bottom: 3px solid var(--ink);
  background: var(--paper);

  & > a:first-child {
    position: absolute;
    inset-inline-start: var(--page-side);
    inset-block-start: -10rem;
    z-index: 30;
    padding: var(--space-3) var(--space-4);
    background: var(--ink);
    color: var(--paper);
  }

  & > a:first-child:focus {
    inset-block-start: var(--space-2);
  }
`;

const Row = styled(Container)`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: var(--space-2);
  padding-block: var(--space-3);

  & > nav {
    display: none;
  }

  & > [data-part='search'] {
    order: 1;
    grid-column: 1 / -1;
  }

  & > button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;

    @media (scripting: none) {
      display: none;
    }
  }

  ${media.desktop} {
    grid-template-columns: auto 1fr minmax(9rem, 24rem) auto;
    gap: var(--space-3);
    padding-block: var(--space-2);

    & > nav {
      display: block;
    }

    & > nav > ul {
      display: flex;
    }

    & > [data-part='search'] {
      order: 0;
      grid-column: auto;
    }

    & > button {
      display: none;
    }
  }
`;

const FooterLink = styled.a`
  ${media.desktop} {
    display: none;
  }
`;

type HeaderProps = {
  readonly exerciseCategories: readonly NavigationLink[];
  readonly calculators: readonly NavigationLink[];
  readonly search: ReactNode;
  readonly account: ReactNode;
  /** A member's own links, for the sidebar. */
  readonly own: ReactNode;
};

/**
 * The header of every page: logo, menus (from 929 px), search box, account or cart, and the
 * sidebar's button (below 929 px).
 */
export const Header = ({
  exerciseCategories,
  calculators,
  search,
  account,
  own,
}: HeaderProps): ReactElement => {
  const navigation = headerAndSidebarLinksOf(exerciseCategories, calculators);
  const sidebar = useRef<HTMLDialogElement>(null);
  const [hasOpened, setOpened] = useState(false);
  // Until the page works an inline script opens it (`open-and-close-sidebar-on-clicks.ts`). What
  // else belongs to an open sidebar loads with the first press.
  const openSidebar = (): void => {
    const { current } = sidebar;
    if (current?.open === false) current.showModal();
    setOpened(true);
    void import('./keep-sidebar-in-history.ts').then(({ keepSidebarInHistory }) => {
      if (current !== null) keepSidebarInHistory(current);
    });
  };
  useEffect(() => {
    // If the page was reloaded while the sidebar was open, it opens again, so that Back closes it.
    if (sidebar.current?.open === true || shouldSidebarOpenByHistoryAndWidth()) openSidebar();
  }, []);
  return (
    <Bar className="no-print">
      <a href="#main">Skip to the content</a>
      <Row>
        <Logo />
        <nav aria-label="Main">
          <ul>
            <HeaderLinkWithSubmenu
              group={navigation.plans}
              claim={{
                label: `${advertisedMinTotalPlanCount}+ plans`,
                to: totalPlanCountSentenceHref,
              }}
              others={[navigation.members, navigation.contact, navigation.offers]}
            />
            <HeaderLinkWithSubmenu group={navigation.exercises} others={[navigation.calculators]} />
            {[navigation.articles, navigation.shop].map(({ label, to }) => (
              <HeaderItem key={to}>
                <SiteLink to={to}>{label}</SiteLink>
              </HeaderItem>
            ))}
          </ul>
        </nav>
        <div data-part="search">{search}</div>
        <div data-part="account">{account}</div>
        <button
          type="button"
          aria-label="Open the menu"
          aria-haspopup="dialog"
          data-sidebar="open"
          onClick={openSidebar}
        >
          <MenuIcon />
        </button>
        <noscript>
          <FooterLink href="#all-pages">Menu</FooterLink>
        </noscript>
      </Row>
      <dialog ref={sidebar} className="sidebar" aria-label="Menu">
        <div>
          <Logo />
          <button type="button" aria-label="Close the menu" data-sidebar="close">
            <CloseIcon />
          </button>
        </div>
        <nav aria-label="All pages">
          <LinkList groups={Object.values(navigation)} />
        </nav>
        {hasOpened ? <section>{own}</section> : null}
      </dialog>
    </Bar>
  );
};
