import { useId } from 'react';
import type { ReactElement } from 'react';
import { Field } from '../../ui/kit/field.ts';

type TextProps = { readonly value: string; readonly onChange: (text: string) => void };

/** The field for the amount of a refund; it gives the text as typed, unchecked. */
export const RefundAmountField = ({ value, onChange }: TextProps): ReactElement => {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>How much to refund</label>
      <input
        id={id}
        inputMode="decimal"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
};

type ReasonFieldProps = TextProps & { readonly label: string };

/** Why something is declined: a sentence that the buyer gets by e-mail. */
export const DeclineReasonField = ({ label, value, onChange }: ReasonFieldProps): ReactElement => {
  const id = useId();
  return (
    <Field>
      <label htmlFor={id}>
        {label} <small>(she reads this)</small>
      </label>
      <input
        id={id}
        value={value}
        maxLength={500}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
};
