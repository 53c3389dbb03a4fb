import { useState } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { fieldControlStyle } from '../../../ui/kit/field.ts';

const Stepper = styled.div`
  display: grid;
  grid-template-columns: 3rem 3.5rem 3rem;

  & input {
    ${fieldControlStyle}
    padding-inline: var(--space-1);
    border-inline-width: 1px;
    border-radius: 0;
    font-variant-numeric: tabular-nums;
    text-align: center;
  }

  & button {
    min-height: 3rem;
    border: 2px solid var(--ink);
    border-radius: var(--radius);
    background: var(--surface);
    font-size: var(--step-1);
    font-weight: 700;
    line-height: 1;
    cursor: pointer;
  }

  & button:first-child {
    border-inline-end-width: 1px;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }

  & button:last-child {
    border-inline-start-width: 1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }

  & button[aria-disabled='true'] {
    color: var(--muted);
    cursor: default;
  }
`;

type QuantityFieldProps = {
  readonly id: string;
  /** The name of the item, for screen readers. */
  readonly name: string;
  readonly quantity: number;
  /** The largest quantity. */
  readonly max: number;
  readonly onChange: (quantity: number) => void;
};

/** The quantity of a line: a field with buttons for one less and one more. */
export const QuantityField = ({
  id,
  name,
  quantity,
  max,
  onChange,
}: QuantityFieldProps): ReactElement => {
  // Typed text counts once it is a valid quantity; until then the field shows it as typed.
  const [typed, setTyped] = useState<string>();
  const type = (text: string): void => {
    setTyped(text);
    const wanted = Number(text);
    if (/^\d{1,3}$/.test(text.trim()) && wanted >= 1) onChange(Math.min(wanted, max));
  };
  const step = (by: 1 | -1): void => {
    setTyped(undefined);
    const next = quantity + by;
    if (next >= 1 && (by < 0 || next <= max)) onChange(next);
  };
  return (
    <Stepper role="group" aria-label={`Quantity of ${name}`}>
      <button
        type="button"
        aria-label={`One less of ${name}`}
        aria-disabled={quantity <= 1}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        aria-label={`Quantity of ${name}`}
        value={typed ?? String(quantity)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => setTyped(undefined)}
      />
      <button
        type="button"
        aria-label={`One more of ${name}`}
        aria-disabled={quantity >= max}
        onClick={() => step(1)}
      >
        +
      </button>
    </Stepper>
  );
};
