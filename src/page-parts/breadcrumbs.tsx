import type { ReactElement } from 'react';
import styled from 'styled-components';
import { breadcrumbsOf, type CrumbNameOf } from '../domain/page-head/breadcrumbs.ts';
import { SiteLink } from '../ui/text/site-link.tsx';

const Nav = styled.nav`
  grid-column: 1 / -1;
  color: var(--muted);
  font-size: var(--step--1);
  line-height: 1.3;

  & ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }

  & li {
    display: flex;
    gap: var(--space-2);
    padding-block: var(--space-1);
  }

  & li + li::before {
    content: '/';
    content: '/' / '';
  }

  & a {
    color: inherit;
  }
`;

type BreadcrumbsProps = {
  /** The page's path on this site. */
  readonly path: string;
  /** The page's title; on the pages of a list, the title of the list. */
  readonly title: string;
  /** Names the intermediate pages whose titles can't be derived from the paths of public pages. */
  readonly nameOf?: CrumbNameOf;
};

/** The links from home down to this page; nothing on top-level pages. */
export const Breadcrumbs = ({ path, title, nameOf }: BreadcrumbsProps): ReactElement | null => {
  const crumbs = breadcrumbsOf(path, title, nameOf);
  return crumbs.length === 0 ? null : (
    <Nav aria-label="Breadcrumb" className="no-print">
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.path}>
            {crumb.path === path ? (
              <span aria-current="page">{crumb.name}</span>
            ) : (
              <SiteLink to={crumb.path}>{crumb.name}</SiteLink>
            )}
          </li>
        ))}
      </ol>
    </Nav>
  );
};
