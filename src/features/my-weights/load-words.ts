import type { ExerciseFactsBySlug } from '../../domain/training/exercise-facts.ts';
import type { KitAndMaximums } from '../../domain/training/my-weights/kit-and-maximums.ts';
import type { PlannedWeightOrWhyNone } from '../../domain/training/loads/planned-weight.ts';
import { loadingKindOfLine } from '../../domain/training/loads/loading-of.ts';
import { plannedWeightOrWhyNone } from '../../domain/training/loads/planned-weight-for.ts';
import { isLoadingKindPerHand } from '../../domain/training/movement-and-loading.ts';
import { slugAsHeading } from '../../domain/routes.ts';
import { convertWeight, type Weight } from '../../domain/training/weight.ts';
import {
  formatNumberInBrowserLocale,
  formatNumberToTenths,
} from '../../ui/text/format-number-in-browser-locale.ts';

/** The name of a lift; derived from its slug until the library has loaded. */
export const nameOfLift = (slug: string, library: ExerciseFactsBySlug): string =>
  library.get(slug)?.title ?? slugAsHeading(slug);

/** Whether a lift's weight is per hand. */
export const isLiftWeightPerHand = (slug: string, library: ExerciseFactsBySlug): boolean =>
  isLoadingKindPerHand(loadingKindOfLine({}, library.get(slug)));

/** A weight in the lifter's unit: `62.5 kg`, `62.5 kg per hand`. */
export const weightInUnitText = (
  weight: Weight,
  { unit }: Pick<KitAndMaximums, 'unit'>,
  perHand = false,
): string =>
  `${formatNumberToTenths(convertWeight(weight, unit).value)} ${unit}${perHand ? ' per hand' : ''}`;

/** The example for a maximum: five reps at RPE 8 today. */
export const plannedWeightForFiveAtRpe8 = (
  exercise: string,
  weights: KitAndMaximums,
  library: ExerciseFactsBySlug,
): PlannedWeightOrWhyNone =>
  plannedWeightOrWhyNone({
    exercise: { slug: exercise },
    block: {
      amount: { kind: 'reps', reps: { from: 5, to: 5 }, perSide: false },
      loads: [{ kind: 'rpe', rpe: { from: 8, to: 8 } }],
    },
    facts: library.get(exercise),
    weights,
  });

/** The example as text; undefined if there is no number. */
export const todaysWeightExampleText = (
  planned: PlannedWeightOrWhyNone,
  weights: KitAndMaximums,
): string | undefined => {
  const start = 'Five reps at RPE 8';
  switch (planned.kind) {
    case 'weight': {
      const { weight, range, perHand } = planned;
      const ends =
        range === undefined
          ? ''
          : ` An estimate: ${formatNumberInBrowserLocale(range.from.value)} to ${formatNumberInBrowserLocale(range.to.value)} ${weight.unit}.`;
      return `${start} would be ${formatNumberInBrowserLocale(weight.value)} ${weight.unit}${perHand ? ' per hand' : ''} today.${ends}`;
    }
    case 'too light':
      return `${start} would be less than your lightest, ${weightInUnitText(planned.lightest, weights, planned.perHand)}.`;
    case 'too heavy':
      return `${start} would be more than your kit has: ${weightInUnitText(planned.heaviest, weights, planned.perHand)}.`;
    default:
      return undefined;
  }
};
