import type { ReactElement } from 'react';
import styled from 'styled-components';
import { chosenFill } from '../../ui/styles/chosen.ts';
import { routes } from '../../domain/routes.ts';
import { media } from '../../ui/styles/media.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Nav = styled.nav`
  & ul {
    display: flex;
    gap: var(--space-2);
    overflow-x: auto;
    margin: -6px;
    padding: 6px;
    scrollbar-width: none;
  }

  ${media.small} {
    & ul {
      flex-wrap: wrap;
      overflow-x: visible;
    }
  }

  & li {
    flex: none;
  }

  & a {
    display: flex;
    align-items: center;
    min-height: 3rem;
    padding: var(--space-1) var(--space-3);
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    color: var(--ink);
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
  }

  & a:hover {
    background: var(--sunken);
  }

  & a[aria-current] {
    ${chosenFill}
  }
`;

type CategoryNavProps = {
  readonly categories: readonly Queries.ArticleCategoryLinkFragment[];
};

/** Links to all articles and to each category, above the cards. */
export const CategoryNav = ({ categories }: CategoryNavProps): ReactElement => (
  <Nav aria-label="Categories of articles">
    <ul>
      <li>
        <SiteLink to={routes.articles}>All</SiteLink>
      </li>
      {categories.map(({ id, path, title }) => (
        <li key={id}>
          <SiteLink to={path}>{title}</SiteLink>
        </li>
      ))}
    </ul>
  </Nav>
);
