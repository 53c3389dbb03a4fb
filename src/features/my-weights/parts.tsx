import type { ReactElement } from 'react';
import styled from 'styled-components';
import { chosenFill } from '../../ui/styles/chosen.ts';
import { RuledSection } from '../../ui/kit/ruled-section.ts';

export const WeightsSection = styled(RuledSection)`
  gap: var(--space-5);

  & > p,
  & > div > p {
    max-width: 40rem;
    text-wrap: pretty;
  }
`;

/** An important sentence beside its subject. */
export const ImportantRemark = styled.p`
  max-width: 40rem;
  padding: var(--space-3) var(--space-4);
  border-inline-start: 6px solid var(--accent);
  background: var(--surface);
  line-height: 1.45;
`;

const Chips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: var(--space-2);
    padding: 0;
    font-weight: 700;
    line-height: 1.3;
  }

  & > label {
    display: grid;
    position: relative;
    place-items: center;
    min-width: 3rem;
    min-height: 3rem;
    padding: var(--space-1) var(--space-4);
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    font-weight: 700;
    line-height: 1.2;
    text-align: center;
    cursor: pointer;
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

  & > label:has(:checked) {
    ${chosenFill}
  }

  & > label:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }
`;

type ChoiceProps<Value extends string> = {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value | undefined;
  readonly onChoice: (value: Value) => void;
  /** The id of the error sentence. */
  readonly describedBy?: string | undefined;
};

/** A few choices side by side; the chosen one is filled in. */
export const ChoicesSideBySide = <Value extends string>({
  legend,
  name,
  choices,
  chosen,
  onChoice,
  describedBy,
}: ChoiceProps<Value>): ReactElement => (
  <Chips aria-describedby={describedBy}>
    <legend>{legend}</legend>
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
  </Chips>
);
