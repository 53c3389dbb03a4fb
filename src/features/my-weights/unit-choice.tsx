import { useRef } from 'react';
import type { ReactElement } from 'react';
import type { KitAndMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import { remember } from '../../services/storage.ts';
import { ChoicesSideBySide } from './parts.tsx';
import { typicalKitWithStoredBarbell, type KitAndMaximumsChange } from './use-kit-and-maximums.ts';

const units = [
  { value: 'kg', label: 'Kilograms' },
  { value: 'lb', label: 'Pounds' },
] as const;

type UnitChoiceProps = {
  readonly weights: KitAndMaximums;
  readonly update: (change: KitAndMaximumsChange) => void;
};

/**
 * The lifter's unit, where her first weights are. The other unit has a kit of its own; her maximums
 * stay as she typed them.
 */
export const UnitChoice = ({ weights, update }: UnitChoiceProps): ReactElement => {
  const { unit } = weights;
  /** The kit in the other unit, for switching back and forth. */
  const left = useRef(new Map<KitAndMaximums['unit'], KitAndMaximums>());
  const takeUnit = (next: KitAndMaximums['unit']): void => {
    if (next === unit) return;
    remember('weightUnit', next);
    left.current.set(unit, weights);
    const kit = left.current.get(next) ?? typicalKitWithStoredBarbell(next);
    update(({ maxes, logMaxes }) => ({ ...kit, maxes, logMaxes }));
  };
  return (
    <ChoicesSideBySide
      legend="Unit"
      name="unit"
      choices={units}
      chosen={unit}
      onChoice={takeUnit}
    />
  );
};
