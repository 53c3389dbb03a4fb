import type { TrainingLogAndPlansState } from '../../services/training-log/training-log-and-plans-state.ts';
import type { Weight } from '../../domain/training/weight.ts';

/** The log and its data, once it is open. */
export type OpenTrainingData = Extract<TrainingLogAndPlansState, { readonly kind: 'ready' }>;

/** The unit for estimates: that of the lifter’s weights. */
export const weightUnitOfLifter = ({
  weights,
}: Pick<OpenTrainingData, 'weights'>): Weight['unit'] => weights?.unit ?? 'kg';
