import { useId, useState } from 'react';
import type { ReactElement, SubmitEvent } from 'react';
import styled from 'styled-components';
import { findEmailProblem, trimEmailAddress } from '../../domain/email-address.ts';
import { Button } from '../../ui/kit/button.tsx';
import { Field } from '../../ui/kit/field.ts';

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  max-width: 27rem;

  & > div {
    width: 100%;
  }

  & [role='alert'] {
    color: var(--accent);
    font-weight: 700;
    line-height: 1.4;
  }
`;

type AddressFormProps = {
  readonly label: string;
  readonly button: string;
  /** The field's initial value. */
  readonly address: string;
  readonly isBusy: boolean;
  readonly onAddress: (address: string) => void;
};

/**
 * A field for an e-mail address and a button. Shows an error if the typed text can't be an address.
 */
export const EmailAddressFieldWithButton = ({
  label,
  button,
  address,
  isBusy,
  onAddress,
}: AddressFormProps): ReactElement => {
  const id = useId();
  const [typed, setTyped] = useState(address);
  const [problem, setProblem] = useState<string>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const email = trimEmailAddress(typed);
    const found = findEmailProblem(email);
    setProblem(found);
    if (found === undefined) onAddress(email);
  };
  return (
    <Form noValidate onSubmit={submit}>
      <Field>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          type="email"
          autoComplete="email"
          value={typed}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : `${id}-problem`}
          onChange={(event) => setTyped(event.target.value)}
        />
        {problem === undefined ? null : (
          <p id={`${id}-problem`} role="alert">
            {problem}
          </p>
        )}
      </Field>
      <Button kind="quiet" type="submit" aria-busy={isBusy}>
        {button}
      </Button>
    </Form>
  );
};
