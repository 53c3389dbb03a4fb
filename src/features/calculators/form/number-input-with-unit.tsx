import type { ReactElement } from 'react';
import styled from 'styled-components';

const Entry = styled.span`
  display: flex;
  flex: 1;
  align-items: baseline;
  min-width: 0;
  border: 2px solid var(--ink);
  background: var(--paper);

  &:focus-within {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  &:has([aria-invalid='true']) {
    border-color: var(--accent);
    box-shadow: inset 0 -4px 0 var(--accent);
  }

  & input {
    flex: 1;
    width: 100%;
    min-width: 0;
    min-height: 3rem;
    padding: 0 var(--space-3);
    border: 0;
    background: none;
    font-family: var(--heading);
    font-size: var(--step-2);
    font-variant-numeric: tabular-nums;
  }

  & input::placeholder {
    color: var(--muted);
    font: 1rem var(--text);
    opacity: 1;
  }

  & input:focus-visible {
    outline: none;
  }

  & > :last-child:not(input) {
    padding-inline-end: var(--space-3);
    color: var(--muted);
  }
`;

type TextInputProps = {
  readonly id: string;
  readonly errorId: string;
  readonly name?: string;
  /** The accessible name, for an input without a visible label of its own. */
  readonly label?: string;
  /** The unit shown after the number. */
  readonly suffix: string;
  readonly placeholder?: string;
  readonly error: string | undefined;
  /** The value of a controlled input; omitted where the browser holds the value. */
  readonly text?: string;
  readonly onText?: (text: string) => void;
};

/** A text field for a number, followed by its unit. */
export const NumberInputWithUnit = ({
  id,
  errorId,
  name,
  label,
  suffix,
  placeholder,
  error,
  text,
  onText,
}: TextInputProps): ReactElement => (
  <Entry>
    <input
      id={id}
      name={name}
      type="text"
      inputMode="decimal"
      placeholder={placeholder}
      {...(onText === undefined
        ? {}
        : { value: text, onChange: (event) => onText(event.target.value) })}
      aria-label={label}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    />
    <span aria-hidden={label !== undefined}>{suffix}</span>
  </Entry>
);
