import { useSyncExternalStore } from 'react';
import {
  createTrainingLogAndPlansStore,
  type TrainingLogAndPlansState,
} from './training-log-and-plans-state.ts';

/** The page's one store of training data. */
const store = createTrainingLogAndPlansStore();
const loading: TrainingLogAndPlansState = { kind: 'loading' };

/**
 * The lifter’s weights, her plans and the library, for components; loading in the first render,
 * which is the server's.
 */
export const useTrainingLogAndPlans = (): TrainingLogAndPlansState =>
  useSyncExternalStore(store.subscribe, store.getTraining, () => loading);
