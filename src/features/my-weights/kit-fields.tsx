import { useId } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { toStoredSetup } from '../../domain/calculators/plates.ts';
import type { KitAndMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import {
  loadableWeightsForLoading,
  platesOnBar,
  smallestStepBetweenWeights,
} from '../../domain/training/loads/kit-weights.ts';
import { BarbellDrawing } from '../../page-parts/barbell/barbell-drawing.tsx';
import { BarbellSetupFields } from '../../page-parts/barbell/barbell-setup-fields.tsx';
import { loadedBarText } from '../../page-parts/barbell/loaded-bar-text.ts';
import { remember } from '../../services/storage.ts';
import { Field } from '../../ui/kit/field.ts';
import { formatNumberInBrowserLocale } from '../../ui/text/format-number-in-browser-locale.ts';
import { HandWeightsField } from './hand-weights-field.tsx';
import type { KitAndMaximumsChange } from './use-kit-and-maximums.ts';
import { SideNote } from '../../ui/kit/side-note.ts';

const Kit = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  max-width: 52rem;

  & h3 {
    font-size: var(--step-1);
  }

  & svg {
    max-width: 100%;
  }
`;

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
`;

const Narrow = styled.div`
  max-width: 20rem;
`;

const machineSteps: Readonly<Record<KitAndMaximums['unit'], readonly number[]>> = {
  kg: [1.25, 2.5, 5, 7, 7.5, 10],
  lb: [2.5, 5, 7.5, 10, 15, 20],
};

type KitFieldsProps = {
  readonly weights: KitAndMaximums;
  readonly update: (change: KitAndMaximumsChange) => void;
};

/** The bar fully loaded, so that the lifter can see whether her plates were understood. */
const FullBar = ({ weights }: { readonly weights: KitAndMaximums }): ReactElement => {
  const totals = loadableWeightsForLoading('barbell', weights);
  const heaviest = totals.at(-1) ?? weights.barbell.bar;
  const loaded = platesOnBar(heaviest, 'barbell', weights) ?? { total: heaviest, side: [] };
  const step = smallestStepBetweenWeights(totals);
  const { unit } = weights;
  return (
    <Group>
      <BarbellDrawing loaded={loaded} setup={weights.barbell} />
      <SideNote>
        {step === 0
          ? `${loadedBarText(loaded, weights.barbell)}, and no plates for it.`
          : `All of it: ${formatNumberInBrowserLocale(heaviest)} ${unit}. ${loadedBarText(loaded, weights.barbell)}. Your smallest step is ${formatNumberInBrowserLocale(step)} ${unit}.`}
      </SideNote>
    </Group>
  );
};

/**
 * The lifter's bar, plates, dumbbells, kettlebells and machines. Every change takes effect at once.
 */
export const KitFields = ({ weights, update }: KitFieldsProps): ReactElement => {
  const id = useId();
  const { unit } = weights;
  return (
    <Kit>
      <Group>
        <h3>Bar and plates</h3>
        <BarbellSetupFields
          setup={weights.barbell}
          onSetup={(barbell) => {
            remember(`kit.${unit}`, toStoredSetup(barbell));
            update((current) => ({
              ...current,
              barbell: { ...barbell, plates: [...barbell.plates] },
            }));
          }}
        />
        <FullBar weights={weights} />
      </Group>
      <HandWeightsField
        key={`dumbbells ${unit}`}
        title="Dumbbells"
        name="dumbbells"
        rack={weights.dumbbells}
        understood={loadableWeightsForLoading('dumbbell', weights)}
        unit={unit}
        onRack={(dumbbells) => update((current) => ({ ...current, dumbbells }))}
      />
      <HandWeightsField
        key={`kettlebells ${unit}`}
        title="Kettlebells"
        name="kettlebells"
        rack={weights.kettlebells}
        understood={loadableWeightsForLoading('kettlebell', weights)}
        unit={unit}
        onRack={(kettlebells) => update((current) => ({ ...current, kettlebells }))}
      />
      <Narrow>
        <Field>
          <label htmlFor={id}>Machines and cables go up by</label>
          <select
            id={id}
            value={weights.machineStep}
            onChange={(event) => {
              const machineStep = Number(event.target.value);
              update((current) => ({ ...current, machineStep }));
            }}
          >
            {machineSteps[unit].map((step) => (
              <option key={step} value={step}>
                {formatNumberInBrowserLocale(step)} {unit}
              </option>
            ))}
          </select>
        </Field>
      </Narrow>
    </Kit>
  );
};
