import { useId } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { MeasureName } from '../../../domain/calculators/expected-and-accepted-bounds.ts';
import type { MeasureUnit } from '../../../domain/calculators/metric.ts';
import { FieldBox, FieldError, FieldInputRow, errorIdOf } from './field-box.tsx';
import { fieldNamesByMeasureUnit, unitsByMeasureName } from './read-and-fill-form-element.ts';
import type { FieldErrors } from './read-and-fill-form-element.ts';
import { RadioButtonsSideBySide } from './radio-group.tsx';
import { NumberInputWithUnit } from './number-input-with-unit.tsx';

/**
 * The inputs of one unit. CSS hides those of the other unit, so switching works before hydration
 * too.
 */
const UnitInputs = styled.div<{ $unit: MeasureUnit }>`
  display: flex;
  flex: 1 1 8rem;
  gap: var(--space-2);

  fieldset:has([type='radio']:checked:not([value='${({ $unit }) => $unit}'])) & {
    display: none;
  }
`;

const unitNames = {
  kg: { short: 'kg', long: 'kilograms' },
  lb: { short: 'lb', long: 'pounds' },
  cm: { short: 'cm', long: 'centimetres' },
  feet: { short: 'ft', long: 'feet' },
  inches: { short: 'in', long: 'inches' },
} as const;

type MeasureFieldProps = {
  readonly name: MeasureName;
  readonly label: string;
  readonly errors: FieldErrors;
  readonly onUnit: (name: MeasureName) => void;
};

/**
 * A weight or a height in either unit. Each unit has its own inputs, so switching never loses typed
 * text.
 */
export const MeasureField = ({ name, label, errors, onUnit }: MeasureFieldProps): ReactElement => {
  const id = useId();
  const error = errors[name];
  const units: readonly MeasureUnit[] = unitsByMeasureName[name];
  return (
    <FieldBox data-field={name}>
      <legend>{label}</legend>
      <FieldInputRow>
        {units.map((unit) => (
          <UnitInputs key={unit} $unit={unit}>
            {fieldNamesByMeasureUnit[unit].map((field) => (
              <NumberInputWithUnit
                key={field}
                id={`${id}${field}`}
                errorId={errorIdOf(id)}
                name={field}
                label={`${label} in ${unitNames[field].long}`}
                suffix={unitNames[field].short}
                error={error}
              />
            ))}
          </UnitInputs>
        ))}
        <RadioButtonsSideBySide
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
              {fieldNamesByMeasureUnit[unit].map((field) => unitNames[field].short).join(' ')}
            </label>
          ))}
        </RadioButtonsSideBySide>
      </FieldInputRow>
      <FieldError fieldId={id} error={error} />
    </FieldBox>
  );
};
