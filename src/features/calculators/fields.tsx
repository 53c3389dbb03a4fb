import { useId } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { MeasureName, NumberName } from '../../domain/calculators/fields.ts';
import type { Unit } from '../../domain/calculators/units.ts';
import { fieldNamesOf, unitsOf } from './form-texts.ts';
import type { Faults } from './form-texts.ts';

const Box = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend,
  & > label[for] {
    display: block;
    margin-bottom: var(--space-2);
    padding: 0;
    font-weight: 700;
  }

  & > p {
    margin-top: var(--space-2);
    color: var(--accent);
    font-weight: 600;
    line-height: 1.35;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

/** The fields of one unit; those of the other are not shown. Which it is, the browser knows without scripts. */
const Entries = styled.div<{ $unit: Unit }>`
  display: flex;
  flex: 1 1 8rem;
  gap: var(--space-2);

  fieldset:has([type='radio']:checked:not([value='${({ $unit }) => $unit}'])) & {
    display: none;
  }
`;

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

  & input:focus-visible {
    outline: none;
  }

  & > :last-child:not(input) {
    padding-inline-end: var(--space-3);
    color: var(--muted);
  }
`;

/** Two or more choices in a row, the chosen one inked. */
const Switch = styled.div`
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
    background: var(--ink);
    color: var(--paper);
  }

  & label:has(:focus-visible) {
    z-index: 1;
    outline: 3px solid var(--focus);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    & label:has(:checked) {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const unitWords = {
  kg: { short: 'kg', long: 'kilograms' },
  lb: { short: 'lb', long: 'pounds' },
  cm: { short: 'cm', long: 'centimetres' },
  feet: { short: 'ft', long: 'feet' },
  inches: { short: 'in', long: 'inches' },
} as const;

type InputProps = {
  readonly id: string;
  /** The id of the sentence about what is wrong with it. */
  readonly faultId: string;
  readonly name?: string;
  /** Its name for those who hear the page, where no label of its own says it. */
  readonly label?: string;
  readonly suffix: string;
  readonly fault: string | undefined;
  readonly text?: string;
  readonly onText?: (text: string) => void;
};

const Input = ({
  id,
  faultId,
  name,
  label,
  suffix,
  fault,
  text,
  onText,
}: InputProps): ReactElement => (
  <Entry>
    <input
      id={id}
      name={name}
      type="text"
      inputMode="decimal"
      {...(onText === undefined
        ? {}
        : { value: text, onChange: (event) => onText(event.target.value) })}
      aria-label={label}
      aria-invalid={fault !== undefined}
      aria-describedby={fault === undefined ? undefined : faultId}
    />
    <span aria-hidden={label !== undefined}>{suffix}</span>
  </Entry>
);

type FaultTextProps = { readonly id: string; readonly fault: string | undefined };

const FaultText = ({ id, fault }: FaultTextProps): ReactElement | null =>
  fault === undefined ? null : <p id={`${id}fault`}>{fault}</p>;

type MeasureFieldProps = {
  readonly name: MeasureName;
  readonly label: string;
  readonly faults: Faults;
  readonly onUnit: (name: MeasureName) => void;
};

/** A weight or a height in either unit. Each unit has fields of its own, so what was typed in one is never lost. */
export const MeasureField = ({ name, label, faults, onUnit }: MeasureFieldProps): ReactElement => {
  const id = useId();
  const fault = faults[name];
  const units: readonly Unit[] = unitsOf[name];
  return (
    <Box data-field={name}>
      <legend>{label}</legend>
      <Row>
        {units.map((unit) => (
          <Entries key={unit} $unit={unit}>
            {fieldNamesOf[unit].map((field) => (
              <Input
                key={field}
                id={`${id}${field}`}
                faultId={`${id}fault`}
                name={field}
                label={`${label} in ${unitWords[field].long}`}
                suffix={unitWords[field].short}
                fault={fault}
              />
            ))}
          </Entries>
        ))}
        <Switch
          role="radiogroup"
          aria-label={`Unit of ${label.toLowerCase()}`}
          className="no-print"
        >
          {units.map((unit, index) => (
            <label key={unit}>
              <input
                type="radio"
                name={`${name}Unit`}
                value={unit}
                defaultChecked={index === 0}
                onChange={() => onUnit(name)}
              />
              {fieldNamesOf[unit].map((field) => unitWords[field].short).join(' ')}
            </label>
          ))}
        </Switch>
      </Row>
      <FaultText id={id} fault={fault} />
    </Box>
  );
};

type NumberFieldProps = {
  /** The field's name in the form; without one it stands outside a form and is read while she types. */
  readonly name?: NumberName;
  readonly label: string;
  readonly suffix: string;
  readonly fault: string | undefined;
  /** The text, where it does not belong to the browser. */
  readonly text?: string;
  readonly onText?: (text: string) => void;
};

/** A plain number. */
export const NumberField = ({ label, ...input }: NumberFieldProps): ReactElement => {
  const id = useId();
  return (
    <Box as="div" data-field={input.name}>
      <label htmlFor={id}>{label}</label>
      <Row>
        <Input id={id} faultId={`${id}fault`} {...input} />
      </Row>
      <FaultText id={id} fault={input.fault} />
    </Box>
  );
};

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
  readonly usual: Value;
  readonly onChoice: (value: Value) => void;
};

/** A few choices below one another, each with a line that tells whom it fits. The browser keeps which is chosen. */
export const ChoiceList = <Value extends string>({
  legend,
  name,
  choices,
  usual,
  onChoice,
}: ChoiceListProps<Value>): ReactElement => (
  <Box>
    <legend>{legend}</legend>
    {choices.map(({ value, label, text }) => (
      <Choice key={value}>
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={value === usual}
          onChange={() => onChoice(value)}
        />
        {label}
        <small>{text}</small>
      </Choice>
    ))}
  </Box>
);

type SwitchGroupProps<Value extends string | number> = {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: Value | undefined;
  readonly onChoice: (value: Value) => void;
};

/** A few choices side by side; nothing needs to be chosen yet. */
export const SwitchGroup = <Value extends string | number>({
  legend,
  name,
  choices,
  chosen,
  onChoice,
}: SwitchGroupProps<Value>): ReactElement => (
  <Box>
    <legend>{legend}</legend>
    <Switch>
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
    </Switch>
  </Box>
);
