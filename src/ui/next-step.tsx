import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.aside`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  position: relative;
  overflow: hidden;
  margin-top: var(--space-6);
  padding: var(--space-6) var(--space-5);
  background: var(--pine);
  color: var(--chalk);

  &::after {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: clamp(1.5rem, 6vw, 5rem);
    background: var(--knurl);
    color: rgb(245 239 228 / 26%);
  }

  & > * {
    margin-inline-end: clamp(1.5rem, 6vw, 5rem);
  }

  & h2 {
    font-size: var(--step-3);
  }

  & p {
    max-width: 42rem;
  }

  & a:not(:hover) {
    border-color: var(--brass);
    background: var(--brass);
    color: var(--coal);
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
