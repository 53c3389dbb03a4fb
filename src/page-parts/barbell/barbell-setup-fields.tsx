import { useId } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { commonBarWeightsByUnit, maxPairsPerPlateSize } from '../../domain/calculators/plates.ts';
import type { BarbellSetup } from '../../domain/calculators/plates.ts';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';

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

type SelectFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly options: readonly (readonly [value: number, text: string])[];
  readonly onSelect: (value: number) => void;
};

const SelectField = ({ label, value, options, onSelect }: SelectFieldProps): ReactElement => {
  const id = useId();
  return (
    <label htmlFor={id}>
      {label}
      <select id={id} value={value} onChange={(event) => onSelect(Number(event.target.value))}>
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
  return pairs === 1 ? '1 pair' : `${formatNumberInBrowserLocale(pairs)} pairs`;
};

type BarbellSetupFieldsProps = {
  readonly setup: BarbellSetup;
  readonly onSetup: (setup: BarbellSetup) => void;
};

/** Fields for the user's own bar and plates. */
export const BarbellSetupFields = ({ setup, onSetup }: BarbellSetupFieldsProps): ReactElement => (
  <Grid>
    <SelectField
      label="Bar"
      value={setup.bar}
      options={commonBarWeightsByUnit[setup.unit].map((bar) => [
        bar,
        `${formatNumberInBrowserLocale(bar)} ${setup.unit}`,
      ])}
      onSelect={(bar) => onSetup({ ...setup, bar })}
    />
    {setup.plates.map(({ size, pairs }) => (
      <SelectField
        key={size}
        label={`${formatNumberInBrowserLocale(size)} ${setup.unit} plates`}
        value={pairs}
        options={Array.from({ length: maxPairsPerPlateSize + 1 }, (_, count) => [
          count,
          pairText(count),
        ])}
        onSelect={(count) =>
          onSetup({
            ...setup,
            plates: setup.plates.map((plate) =>
              plate.size === size ? { size, pairs: count } : plate,
            ),
          })
        }
      />
    ))}
  </Grid>
);
