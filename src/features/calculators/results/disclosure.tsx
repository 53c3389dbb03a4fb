import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Details = styled.details`
  border-top: 1px solid var(--line);
  border-bottom: 1px solid var(--line);

  & + & {
    border-top: 0;
  }

  & > summary {
    padding-block: var(--space-3);
    font-weight: 700;
    cursor: pointer;
  }

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    padding-bottom: var(--space-4);
  }
`;

type DisclosureProps = { readonly title: string; readonly children: ReactNode };

/** Extra content that opens below its title. */
export const Disclosure = ({ title, children }: DisclosureProps): ReactElement => (
  <Details>
    <summary>{title}</summary>
    <div>{children}</div>
  </Details>
);
