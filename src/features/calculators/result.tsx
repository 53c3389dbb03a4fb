import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { roundToWhole } from '../../domain/calculators/rounding.ts';
import type { EnergyWarning } from '../../domain/calculators/warnings.ts';
import { energyWarnings, leastCalories } from '../../domain/calculators/warnings.ts';
import { quietButtonStyle } from '../../ui/button.tsx';
import { media } from '../../ui/media.ts';
import { say } from './numbers.ts';

/** A calculator: what she fills in at the left, what comes of it at the right; on a phone one below the other. */
export const Workbench = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6) var(--space-7);
  align-items: start;

  ${media.threeColumns} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 1fr);

    /* The rule under the page's title is theirs as well. */
    & > div > :first-child {
      padding-top: 0;
      border-top: 0;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 24rem) minmax(0, 1fr);
  }
`;

/** What comes of the inputs, one thing below another. */
export const Results = styled.div`
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

const Big = styled.strong`
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
  /** The number, as it is to be read. */
  readonly figure: string;
  readonly unit: string;
  readonly children?: ReactNode;
};

/** A result as on a poster: what it is, the number, and what it means. */
export const Figure = ({ title, figure, unit, children }: FigureProps): ReactElement => (
  <Part>
    <h2>{title}</h2>
    <Big>
      {figure} <small>{unit}</small>
    </Big>
    {children}
  </Part>
);

/** A part of the results under a heading of its own. */
export const ResultPart = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement => (
  <Part>
    <h2>{title}</h2>
    {children}
  </Part>
);

/** A side remark in small type. */
export const Remark = styled.p`
  color: var(--muted);
  font-size: var(--step--1);
`;

const Box = styled.p`
  padding: var(--space-3) var(--space-4);
  border-inline-start: 6px solid var(--accent);
  background: var(--surface);
`;

type WarningProps = { readonly texts: string };

/** A plain warning beside a number; nothing where there is nothing to say. */
export const Warning = ({ texts }: WarningProps): ReactElement | null =>
  texts === '' ? null : (
    <Box>
      <strong>Stop and think.</strong> {texts}
    </Box>
  );

const energyWarningText = (warning: EnergyWarning, calories: number, bmr: number): string =>
  warning === 'under-bmr'
    ? `That is ${say(bmr - calories)} kcal under your BMR, what your body uses at complete rest. Eat at least ${say(Math.max(bmr, leastCalories))} a day and walk more instead.`
    : `Less than ${say(leastCalories)} kcal a day is very little for a grown woman who lifts. Ask your GP for a referral to a dietitian before you eat so little.`;

/** What is said beside kilocalories a day that could hurt (decisions, 14); empty where they do not. */
export const energyWarningTexts = (calories: number, bmr: number, isFatLoss: boolean): string =>
  energyWarnings(calories, isFatLoss ? bmr : undefined)
    .map((warning) => energyWarningText(warning, calories, bmr))
    .join(' ');

/** A result with what it may be off by, in per cent. */
export const rangeText = (value: number, percent: number): string =>
  `${say(roundToWhole((value * (100 - percent)) / 100))} to ${say(roundToWhole((value * (100 + percent)) / 100))}`;

/** Says a result to those who hear the page; nothing that is seen. */
export const Announcement = ({ children }: { readonly children: string }): ReactElement => (
  <p role="status" className="visually-hidden">
    {children}
  </p>
);

const Sharing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  justify-items: start;

  & button {
    ${quietButtonStyle}
  }

  & input {
    width: 100%;
    padding: var(--space-2) var(--space-3);
    border: 2px solid var(--ink);
    background: var(--paper);
  }
`;

type ShareProps = {
  /** What the link holds, as parameters. */
  readonly parameters: string;
};

const addressWith = (parameters: string): string =>
  `${window.location.origin}${window.location.pathname}#${parameters}`;

/**
 * Copies a link that brings these numbers back. They stand behind a hash, which browsers send to nobody. Where the
 * clipboard is not to be had, the link is there to be copied by hand.
 */
export const Share = ({ parameters }: ShareProps): ReactElement => {
  const [done, setDone] = useState<{ readonly parameters: string; readonly copied: boolean }>();
  const state = done?.parameters === parameters ? done : undefined;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(addressWith(parameters));
      setDone({ parameters, copied: true });
    } catch {
      setDone({ parameters, copied: false });
    }
  };
  return (
    <Sharing className="no-print">
      <button type="button" onClick={() => void copy()}>
        Copy a link to these numbers
      </button>
      <Remark role="status">
        {state?.copied === true ? 'Copied. Only the link holds your numbers; we keep none.' : null}
      </Remark>
      {state?.copied === false ? (
        <input
          type="text"
          readOnly
          aria-label="Link to these numbers"
          value={addressWith(parameters)}
          onFocus={(event) => event.currentTarget.select()}
        />
      ) : null}
    </Sharing>
  );
};
