import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** The rule under a title: a barbell's shaft with its knurled grip. */
const shaft = css`
  &::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    inset-block-end: 0.3125rem;
    height: 3px;
    background: var(--ink);
  }

  &::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset-inline-start: 0;
    inset-block-end: 0;
    width: 6.5rem;
    height: 0.8125rem;
    border-inline: 0.375rem solid var(--ink);
    background: var(--knurl), var(--paper);
    color: var(--ink);
  }
`;

const Header = styled.header`
  display: grid;
  gap: var(--space-3);
  position: relative;
  padding-bottom: var(--space-6);
  ${shaft}

  & h1 {
    max-width: 18ch;
    font-size: var(--step-4);
    font-weight: 900;
    line-height: 0.95;
  }

  & > p {
    max-width: 40rem;
    color: var(--muted);
    font-size: var(--step-1);
    line-height: 1.45;
    text-wrap: pretty;
  }

  @media print {
    padding-bottom: 4mm;
  }
`;

type PageHeadingProps = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
};

/** A page's title with a sentence on what the page is for. */
export const PageHeading = ({ title, lead, children }: PageHeadingProps): ReactElement => (
  <Header>
    <h1>{title}</h1>
    {lead === undefined ? null : <p>{lead}</p>}
    {children}
  </Header>
);

/** The heading of a section of a page. */
export const SectionHeading = styled.h2`
  font-size: var(--step-3);
`;
