import { useId } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { bars, mostPairs } from '../../domain/calculators/plates.ts';
import type { Kit } from '../../domain/calculators/plates.ts';
import { say } from './numbers.ts';

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: var(--space-3) var(--space-4);

  & label {
    display: grid;
    gap: var(--space-1);
    font-size: var(--step--1);
    font-weight: 700;
  }

  & select {
    min-height: 2.75rem;
    padding-inline: var(--space-2);
    border: 2px solid var(--ink);
    border-radius: 0;
    background: var(--paper);
    font-size: 1rem;
  }
`;

type PickProps = {
  readonly label: string;
  readonly value: number;
  readonly options: readonly (readonly [value: number, text: string])[];
  readonly onPick: (value: number) => void;
};

const Pick = ({ label, value, options, onPick }: PickProps): ReactElement => {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <select id={id} value={value} onChange={(event) => onPick(Number(event.target.value))}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
};

const pairText = (pairs: number): string => {
  if (pairs === 0) return 'None';
  return pairs === 1 ? '1 pair' : `${say(pairs)} pairs`;
};

type KitFieldsProps = { readonly kit: Kit; readonly onKit: (kit: Kit) => void };

/** The bar and the plates that she has. */
export const KitFields = ({ kit, onKit }: KitFieldsProps): ReactElement => (
  <Grid>
    <Pick
      label="Bar"
      value={kit.bar}
      options={bars[kit.unit].map((bar) => [bar, `${say(bar)} ${kit.unit}`])}
      onPick={(bar) => onKit({ ...kit, bar })}
    />
    {kit.plates.map(({ size, pairs }) => (
      <Pick
        key={size}
        label={`${say(size)} ${kit.unit} plates`}
        value={pairs}
        options={Array.from({ length: mostPairs + 1 }, (_, count) => [count, pairText(count)])}
        onPick={(count) =>
          onKit({
            ...kit,
            plates: kit.plates.map((plate) =>
              plate.size === size ? { size, pairs: count } : plate,
            ),
          })
        }
      />
    ))}
  </Grid>
);
