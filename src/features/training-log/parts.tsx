import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyle, quietButtonStyle } from '../../ui/button.tsx';
import { SectionHeading } from '../../ui/heading.tsx';

const Box = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-start: var(--space-4);
  border-block-start: 3px solid var(--ink);
  scroll-margin-top: var(--space-5);

  & > p {
    max-width: 40rem;
  }

  & h3 {
    font-size: var(--step-1);
  }
`;

type SectionProps = { readonly id: string; readonly title: string; readonly children: ReactNode };

/** A section of the log, with its own address. */
export const Section = ({ id, title, children }: SectionProps): ReactElement => (
  <Box id={id} aria-labelledby={`${id}-title`}>
    <SectionHeading id={`${id}-title`}>{title}</SectionHeading>
    {children}
  </Box>
);

/** Rows of a log book. */
export const Rows = styled.ul`
  border-block-end: 1px solid var(--line);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
    line-height: 1.4;
    overflow-wrap: anywhere;
  }

  & small {
    color: var(--muted);
    font-size: max(1rem, var(--step--1));
  }
`;

/** A table of figures that fits a narrow phone. */
export const Figures = styled.table`
  width: 100%;
  max-width: 40rem;
  border-collapse: collapse;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;

  & caption {
    padding-block-end: var(--space-2);
    font-weight: 700;
    text-align: start;
  }

  & :is(th, td) {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-block-end: 1px solid var(--line);
    text-align: start;
    vertical-align: baseline;
  }

  & thead th {
    border-block-end: 2px solid var(--ink);
  }

  & tbody th {
    font-weight: 600;
  }
`;

export const MainButton = styled.button`
  ${buttonStyle}
`;

export const QuietButton = styled.button`
  ${quietButtonStyle}
`;

/** A button that looks like a link, for use in a row. */
export const RowButton = styled.button`
  justify-self: start;
  min-height: 3rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 0.18em;
  cursor: pointer;

  &:hover {
    color: var(--accent-strong);
  }
`;

/** Buttons side by side. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-4);
  align-items: center;
`;

/** Small fields side by side. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  gap: var(--space-3);
  align-items: end;
  max-width: 40rem;
`;

/** A checkbox with its label. */
export const Tick = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-3);
  align-items: center;
  min-height: 3rem;
  max-width: 40rem;
  cursor: pointer;

  & input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: var(--accent);
  }
`;

/** The result of a press, in one sentence. */
export const Outcome = styled.p`
  padding: var(--space-3) var(--space-4);
  border-inline-start: 6px solid var(--brass);
  background: var(--surface);
  font-weight: 700;
  line-height: 1.4;

  &:empty {
    display: none;
  }
`;
