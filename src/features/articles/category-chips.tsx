import type { ReactElement } from 'react';
import styled from 'styled-components';
import { articleCategoryPath, slugWithSpaces } from '../../domain/routes.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  position: relative;
  z-index: 1;

  & a {
    display: block;
    padding: 0.15rem var(--space-2);
    border: 1px solid var(--muted);
    color: var(--ink);
    font-size: var(--step--1);
    font-weight: 600;
    line-height: 1.3;
    text-decoration: none;
  }

  & a::first-letter {
    text-transform: uppercase;
  }

  & a:hover {
    background: var(--ink);
    color: var(--paper);
  }
`;

type CategoryChipsProps = { readonly categories: readonly string[] };

/** Links to the categories of an article. */
export const CategoryChips = ({ categories }: CategoryChipsProps): ReactElement => (
  <Chips aria-label="Categories">
    {categories.map((category) => (
      <li key={category}>
        <SiteLink to={articleCategoryPath(category)}>{slugWithSpaces(category)}</SiteLink>
      </li>
    ))}
  </Chips>
);
