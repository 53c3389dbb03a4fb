import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../../../ui/styles/media.ts';

/** A calculator: the form on the left, the results on the right; stacked on a phone. */
export const CalculatorLayout = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-7);
  align-items: start;

  ${media.threeColumns} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);

    /* The page title's rule already separates the first result. */
    & > div > :first-child {
      padding-top: 0;
      border-top: 0;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
  }
`;

/** The column of results, including the style of their tables. */
export const ResultsColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-content: start;

  & table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  & th,
  & td {
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-top: 1px solid var(--line);
    text-align: start;
    vertical-align: top;
    line-height: 1.35;
  }

  & thead th {
    border-top: 0;
    border-bottom: 2px solid var(--ink);
    color: var(--muted);
    font-size: var(--step--1);
    vertical-align: bottom;
  }

  & :is(th, td):last-child {
    padding-inline-end: 0;
  }

  & tfoot :is(th, td) {
    border-top: 2px solid var(--ink);
  }

  & td b {
    font-weight: 800;
    white-space: nowrap;
  }
`;

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  padding-top: var(--space-3);
  border-top: 3px solid var(--ink);
  break-inside: avoid;

  & > h2 {
    font-size: var(--step-2);
  }

  & > p {
    max-width: 38rem;
    text-wrap: pretty;
  }
`;

const LargeNumber = styled.strong`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-3);
  font-family: var(--heading);
  font-size: var(--step-5);
  font-variant-numeric: tabular-nums;
  font-weight: 900;
  line-height: 0.9;

  & small {
    font-size: var(--step-2);
    font-weight: 850;
  }
`;

type FigureProps = {
  readonly title: string;
  /** The formatted number. */
  readonly figure: string;
  readonly unit: string;
  readonly children?: ReactNode;
};

/** A main result: title, large number and explanation. */
export const MainResult = ({ title, figure, unit, children }: FigureProps): ReactElement => (
  <Part>
    <h2 tabIndex={-1}>{title}</h2>
    <LargeNumber>
      {figure} <small>{unit}</small>
    </LargeNumber>
    {children}
  </Part>
);

/** A section of the results with a heading. */
export const ResultPart = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement => (
  <Part>
    <h2 tabIndex={-1}>{title}</h2>
    {children}
  </Part>
);

const WarningBox = styled.p`
  padding: var(--space-3) var(--space-4);
  border-inline-start: 6px solid var(--accent);
  background: var(--surface);
`;

type WarningProps = { readonly text: string };

/** A warning beside a number; nothing if the text is empty. */
export const Warning = ({ text }: WarningProps): ReactElement | null =>
  text === '' ? null : (
    <WarningBox>
      <strong>Stop and think.</strong> {text}
    </WarningBox>
  );

/** Announces a result to screen readers; invisible. */
export const ScreenReaderAnnouncement = ({
  children,
}: {
  readonly children: string;
}): ReactElement => (
  <p role="status" className="visually-hidden">
    {children}
  </p>
);
