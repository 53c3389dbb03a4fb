import type { useTraining } from '../../services/training-log/use-training.ts';
import type { Weight } from '../../domain/training/weight.ts';

/** The log and its data, once it is open. */
export type ReadyTraining = Extract<ReturnType<typeof useTraining>, { readonly kind: 'ready' }>;

/** The unit for estimates: that of her weights. */
export const unitOf = ({ weights }: Pick<ReadyTraining, 'weights'>): Weight['unit'] =>
  weights?.unit ?? 'kg';
