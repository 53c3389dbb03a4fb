import type { TrainingData } from '../../services/training-log/training-data.ts';
import type { Weight } from '../../domain/training/weight.ts';

/** The log and its data, once it is open. */
export type OpenTrainingData = Extract<TrainingData, { readonly kind: 'ready' }>;

/** The unit for estimates: that of the lifter’s weights. */
export const weightUnitOfLifter = ({
  weights,
}: Pick<OpenTrainingData, 'weights'>): Weight['unit'] => weights?.unit ?? 'kg';
