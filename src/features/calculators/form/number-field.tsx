import { useId } from 'react';
import type { ReactElement } from 'react';
import type { PlainNumberName } from '../../../domain/calculators/expected-and-accepted-bounds.ts';
import { FieldBox, FieldError, FieldInputRow, errorIdOf } from './field-box.tsx';
import { NumberInputWithUnit } from './number-input-with-unit.tsx';

type NumberFieldProps = {
  /** The field's name in the form; omitted for a controlled field outside a form. */
  readonly name?: PlainNumberName;
  readonly label: string;
  readonly suffix: string;
  readonly placeholder?: string;
  readonly error: string | undefined;
  /** The value of a controlled field; omitted where the browser holds the value. */
  readonly text?: string;
  readonly onText?: (text: string) => void;
};

/** A field for a plain number, such as an age or kilocalories. */
export const NumberField = ({ label, ...input }: NumberFieldProps): ReactElement => {
  const id = useId();
  return (
    <FieldBox as="div" data-field={input.name}>
      <label htmlFor={id}>{label}</label>
      <FieldInputRow>
        <NumberInputWithUnit id={id} errorId={errorIdOf(id)} {...input} />
      </FieldInputRow>
      <FieldError fieldId={id} error={input.error} />
    </FieldBox>
  );
};
