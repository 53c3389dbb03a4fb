import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

type PageHeadingProps = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
};

/** A page's title with a sentence about its purpose. */
export const PageTitleWithLead = ({ title, lead, children }: PageHeadingProps): ReactElement => (
  <header className="page-heading">
    <h1>{title}</h1>
    {lead === undefined ? null : <p>{lead}</p>}
    {children}
  </header>
);

export const SectionHeading = styled.h2`
  font-size: var(--step-3);
`;
