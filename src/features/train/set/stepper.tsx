import { memo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { useSteadyCallback } from './use-steady-callback.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr) 3.5rem;
  align-items: center;
  min-height: 3rem;

  & > button {
    display: grid;
    place-items: center;
    width: 100%;
    min-height: 3rem;
    height: 100%;
    max-height: 4rem;
    padding: 0;
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    background: var(--surface);
    font-family: var(--heading);
    font-size: 2rem;
    font-weight: 850;
    line-height: 1;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-user-select: none;
    user-select: none;
  }

  & > button:active {
    background: var(--ink);
    color: var(--paper);
  }

  & > button:disabled {
    border-color: var(--line);
    color: var(--muted);
    cursor: default;
  }
`;

const Figure = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: var(--space-2) 0.35rem;
  padding-inline: var(--space-1);
  font-variant-numeric: tabular-nums;
  line-height: 1.05;
  text-align: center;

  & > strong {
    font-family: var(--heading);
    font-size: var(--figure, 2.5rem);
    font-weight: 850;
    line-height: 0.95;
  }

  & > span {
    font-weight: 700;
  }
`;

type RowProps = {
  /** The quantity's name: `Weight`. */
  readonly name: string;
  /** The large figure, followed by its unit in small type. Undefined if there is none yet. */
  readonly figure: ReactNode | undefined;
  readonly unit: ReactNode;
  readonly canGoDown: boolean;
  readonly onStep: (by: 1 | -1) => void;
};

const RowOfStepper = ({ name, figure, unit, canGoDown, onStep }: RowProps): ReactElement => (
  <Row role="group" aria-label={name}>
    <button
      type="button"
      aria-label={`${name}: less`}
      disabled={!canGoDown}
      onClick={() => onStep(-1)}
    >
      <span aria-hidden="true">−</span>
    </button>
    <Figure>
      <strong>
        {figure ?? (
          <>
            <span aria-hidden="true">–</span>
            <span className="visually-hidden">none yet, </span>
          </>
        )}
      </strong>
      <span>{unit}</span>
    </Figure>
    <button type="button" aria-label={`${name}: more`} onClick={() => onStep(1)}>
      <span aria-hidden="true">+</span>
    </button>
  </Row>
);

/**
 * Drawn again only when its number or its words change: most sets repeat those of the set before.
 */
const StepperRow = memo(RowOfStepper);

export type StepperProps = Omit<RowProps, 'canGoDown'> & { readonly canGoDown?: boolean };

/** A number with a button on each side, so that the lifter needs no keyboard in the gym. */
export const Stepper = ({ onStep, canGoDown = true, ...shown }: StepperProps): ReactElement => (
  <StepperRow {...shown} canGoDown={canGoDown} onStep={useSteadyCallback(onStep)} />
);
