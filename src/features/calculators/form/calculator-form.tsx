import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { CalculatorFormErrorsAndHandlers } from './use-calculator-form-errors-and-handlers.ts';
import { ButtonRow } from '../../../ui/kit/button-row.tsx';
import { Button } from '../../../ui/kit/button.tsx';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;

  & .calculate {
    flex: 1 1 8rem;
  }

  & > p {
    color: var(--muted);
    font-size: var(--step--1);
  }

  @media (scripting: none) {
    display: none;
  }
`;

const LoadingNote = styled.p`
  max-width: 24rem;
  padding: var(--space-4);
  border: 3px solid var(--ink);
  background: var(--paper);
  color: var(--ink);
`;

const NoScriptsNote = styled.p`
  padding: var(--space-4);
  border-left: 6px solid var(--brass);
  background: var(--surface);
`;

type CalculatorFormProps = {
  readonly state: CalculatorFormErrorsAndHandlers;
  /** The form's accessible name. */
  readonly label: string;
  /** The text of the submit button. */
  readonly action: string;
  readonly children: ReactNode;
};

/**
 * The form of a calculator. Before hydration its button opens a popover that says it is still
 * loading, and typed text stays. Without scripts a note points to the steps for working it out by
 * hand.
 */
export const CalculatorForm = ({
  state: { form, isHydrated, onSubmit, onInput, onReset },
  label,
  action,
  children,
}: CalculatorFormProps): ReactElement => {
  const waitId = useId();
  return (
    <>
      <Form
        ref={form}
        aria-label={label}
        autoComplete="off"
        noValidate
        onSubmit={onSubmit}
        onInput={onInput}
        onReset={onReset}
      >
        {children}
        <ButtonRow className="no-print">
          <Button
            className="calculate"
            type={isHydrated ? 'submit' : 'button'}
            {...(isHydrated ? {} : { popoverTarget: waitId, popoverTargetAction: 'show' })}
          >
            {action}
          </Button>
          <Button kind="quiet" type="reset">
            Reset
          </Button>
        </ButtonRow>
        <p className="no-print">What you type stays on your device.</p>
        {/* A disabled submit button keeps the enter key from sending the form before hydration. */}
        {isHydrated ? null : <button type="submit" disabled hidden />}
        <LoadingNote id={waitId} popover="auto">
          The calculator is still loading. Your numbers stay, and the answer comes by itself.
        </LoadingNote>
      </Form>
      <noscript>
        <NoScriptsNote>
          JavaScript is off in your browser, so the sum is yours to do. The steps are below, with an
          example to check yourself against.
        </NoScriptsNote>
      </noscript>
    </>
  );
};
