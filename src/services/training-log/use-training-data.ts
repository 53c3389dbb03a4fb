import { useSyncExternalStore } from 'react';
import { createTrainingStore, type TrainingData } from './training-data.ts';

/** The page's one store of training data. */
const store = createTrainingStore();
const loading: TrainingData = { kind: 'loading' };

/**
 * The lifter’s weights, her plans and the library, for components; loading in the first render,
 * which is the server's.
 */
export const useTrainingData = (): TrainingData =>
  useSyncExternalStore(store.subscribe, store.getTraining, () => loading);
