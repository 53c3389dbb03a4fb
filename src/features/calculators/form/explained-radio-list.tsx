import type { ReactElement } from 'react';
import styled from 'styled-components';
import { FieldBox } from './field-box.tsx';

const Choice = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-3);
  padding-block: var(--space-2);
  border-top: 1px solid var(--line);
  font-weight: 700;
  line-height: 1.3;
  cursor: pointer;

  & input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0.05rem 0 0;
    accent-color: var(--accent);
  }

  & small {
    grid-column: 2;
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 400;
  }

  @media print {
    &:not(:has(:checked)) {
      display: none;
    }
  }
`;

type ChoiceListProps<Value extends string> = {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly {
    readonly value: Value;
    readonly label: string;
    readonly text: string;
  }[];
  readonly defaultChoice: Value;
  readonly onChoice: (value: Value) => void;
};

/**
 * Radio buttons in a column, each with a line that explains it. The browser keeps track of the
 * chosen one.
 */
export const ExplainedRadioList = <Value extends string>({
  legend,
  name,
  choices,
  defaultChoice,
  onChoice,
}: ChoiceListProps<Value>): ReactElement => (
  <FieldBox>
    <legend>{legend}</legend>
    {choices.map(({ value, label, text }) => (
      <Choice key={value}>
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={value === defaultChoice}
          onChange={() => onChoice(value)}
        />
        {label}
        <small>{text}</small>
      </Choice>
    ))}
  </FieldBox>
);
