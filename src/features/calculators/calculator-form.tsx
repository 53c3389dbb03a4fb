import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { buttonStyle, quietButtonStyle } from '../../ui/button.tsx';
import type { CalculatorFormParts } from './use-calculator-form.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;

  & > p {
    color: var(--muted);
    font-size: var(--step--1);
  }

  @media (scripting: none) {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  & button:first-of-type {
    ${buttonStyle}
    flex: 1 1 8rem;
  }

  & button + button {
    ${quietButtonStyle}
  }
`;

const Wait = styled.p`
  max-width: 24rem;
  padding: var(--space-4);
  border: 3px solid var(--ink);
  background: var(--paper);
  color: var(--ink);
`;

const Off = styled.p`
  padding: var(--space-4);
  border-left: 6px solid var(--brass);
  background: var(--surface);
`;

type CalculatorFormProps = {
  readonly parts: CalculatorFormParts;
  /** The form's name for those who hear the page. */
  readonly label: string;
  /** What stands on its button. */
  readonly action: string;
  readonly children: ReactNode;
};

/**
 * The form of a calculator. Until the scripts are there its button opens a message of the browser's own, and what is
 * typed stays; where scripts are off, the text below says how to work it out by hand.
 */
export const CalculatorForm = ({
  parts: { form, alive, onSubmit, onInput, onReset },
  label,
  action,
  children,
}: CalculatorFormProps): ReactElement => {
  const wait = useId();
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
        <Buttons className="no-print">
          <button
            type={alive ? 'submit' : 'button'}
            {...(alive ? {} : { popoverTarget: wait, popoverTargetAction: 'show' })}
          >
            {action}
          </button>
          <button type="reset">Reset</button>
        </Buttons>
        <p className="no-print">What you type stays on your device.</p>
        {/* Before the scripts are there, the enter key must not send the form away. */}
        {alive ? null : <button type="submit" disabled hidden />}
        <Wait id={wait} popover="auto">
          The calculator is still loading. Your numbers stay, and the answer comes by itself.
        </Wait>
      </Form>
      <noscript>
        <Off>
          JavaScript is off in your browser, so the sum is yours to do. The steps are below, with an
          example to check yourself against.
        </Off>
      </noscript>
    </>
  );
};
