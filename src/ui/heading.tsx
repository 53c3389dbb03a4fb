import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Header = styled.header`
  display: grid;
  gap: var(--space-3);
  max-width: 46rem;

  & h1 {
    font-size: var(--step-4);
    font-weight: 850;
    letter-spacing: -0.03em;
    line-height: 1.02;
  }

  & > p {
    color: var(--muted);
    font-size: var(--step-1);
    line-height: 1.45;
    text-wrap: pretty;
  }
`;

type PageHeadingProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly children?: ReactNode;
};

/** A page's title with the sentence that says what the page is for. */
export const PageHeading = ({ title, lead, children }: PageHeadingProps): ReactElement => (
  <Header>
    <h1>{title}</h1>
    {lead === undefined ? null : <p>{lead}</p>}
    {children}
  </Header>
);

/** The heading of a part of a page. */
export const SectionHeading = styled.h2`
  font-size: var(--step-3);
`;
