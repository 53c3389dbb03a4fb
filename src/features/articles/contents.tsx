import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { media } from '../../ui/media.ts';

/** Articles with fewer parts have no table of contents. */
const minParts = 4;

const Box = styled.nav`
  max-width: 40rem;

  & h2 {
    padding-block: var(--space-2);
    border-top: 3px solid var(--ink);
    font-size: var(--step-1);
  }

  & ol {
    border-bottom: 1px solid var(--line);
    counter-reset: part;

    ${media.small} {
      columns: 2;
      column-gap: var(--space-5);
    }
  }

  & li {
    break-inside: avoid;
    border-top: 1px solid var(--line);
    counter-increment: part;
  }

  & a {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    padding-block: var(--space-2);
    color: inherit;
    font-size: var(--step--1);
    font-weight: 600;
    line-height: 1.4;
    text-decoration: none;
  }

  & a::before {
    content: counter(part);
    color: var(--accent);
    font-family: var(--heading);
    font-size: var(--step-0);
    font-weight: 850;
    line-height: 1.2;
  }

  & a:hover {
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--brass);
    text-decoration-thickness: 2px;
  }
`;

type ContentsProps = { readonly parts: Queries.ArticleContentsFragment['contents'] };

/** The table of contents of a long article. */
export const Contents = ({ parts }: ContentsProps): ReactElement | null =>
  parts.length < minParts ? null : (
    <Box aria-labelledby="contents" className="no-print">
      <h2 id="contents">On this page</h2>
      <ol>
        {parts.map((part) => (
          <li key={part.id}>
            <a href={`#${part.id}`}>{part.text}</a>
          </li>
        ))}
      </ol>
    </Box>
  );

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment ArticleContents on ContentfulArticle {
    contents {
      id
      text
    }
  }
`;
