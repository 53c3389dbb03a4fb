import type { ReactElement } from 'react';
import styled from 'styled-components';

const List = styled.ol`
  counter-reset: step;
  border-block-end: 1px solid var(--line);

  & li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    padding-block: var(--space-3);
    line-height: 1.35;
    border-top: 1px solid var(--line);
    color: var(--muted);
    counter-increment: step;
  }

  & li::before {
    content: counter(step);
    grid-row: span 2;
    color: var(--accent);
    font-family: var(--heading);
    font-size: var(--step-4);
    font-weight: 900;
    line-height: 0.95;
  }

  & b {
    color: var(--ink);
    font-family: var(--heading);
    font-size: var(--step-2);
    font-weight: 850;
    line-height: 1.1;
  }

  @media print {
    display: none;
  }
`;

type ResultPreviewProps = {
  readonly steps: readonly (readonly [title: string, text: string])[];
};

/** A numbered list of the results to come, shown until there are any. */
export const ResultsPlaceholderList = ({ steps }: ResultPreviewProps): ReactElement => (
  <List>
    {steps.map(([title, text]) => (
      <li key={title}>
        <b>{title}</b>
        <span>{text}</span>
      </li>
    ))}
  </List>
);
