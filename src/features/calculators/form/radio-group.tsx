import type { ReactElement } from 'react';
import styled from 'styled-components';
import { chosenFill } from '../../../ui/styles/chosen.ts';
import { FieldBox } from './field-box.tsx';

/** Radio buttons side by side; the chosen one is filled in. */
export const RadioButtonsSideBySide = styled.div`
  display: flex;
  border: 2px solid var(--ink);

  & label {
    display: grid;
    place-items: center;
    position: relative;
    flex: 1;
    min-width: 3rem;
    min-height: 3rem;
    padding-inline: var(--space-1);
    font-size: min(1rem, 4.2vw);
    font-weight: 700;
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
  }

  & label + label {
    border-inline-start: 2px solid var(--ink);
  }

  & input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }

  & label:has(:checked) {
    ${chosenFill}
  }

  & label:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

type SwitchGroupProps<Value extends string | number> = {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  /** Undefined while nothing is chosen. */
  readonly chosen: Value | undefined;
  readonly onChoice: (value: Value) => void;
};

/** A few choices side by side under a legend. */
export const RadioGroup = <Value extends string | number>({
  legend,
  name,
  choices,
  chosen,
  onChoice,
}: SwitchGroupProps<Value>): ReactElement => (
  <FieldBox>
    <legend>{legend}</legend>
    <RadioButtonsSideBySide>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoice(value)}
          />
          {label}
        </label>
      ))}
    </RadioButtonsSideBySide>
  </FieldBox>
);
