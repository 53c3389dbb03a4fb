import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.aside`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding: var(--space-5);
  border-radius: var(--radius);
  background: var(--pine);
  color: var(--on-pine);

  & h2 {
    font-size: var(--step-2);
  }

  & p {
    max-width: 42rem;
  }

  & a:not(:hover) {
    border-color: var(--brass);
    background: var(--brass);
    color: #1d1b19;
  }

  & p a:not(:hover) {
    background: none;
    color: inherit;
  }
`;

type NextStepProps = { readonly title: string; readonly children: ReactNode };

/** A coloured box that offers one next step. */
export const NextStep = ({ title, children }: NextStepProps): ReactElement => (
  <Box className="no-print">
    <h2>{title}</h2>
    {children}
  </Box>
);
