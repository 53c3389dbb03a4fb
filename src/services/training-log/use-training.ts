import { useSyncExternalStore } from 'react';
import { createTrainingStore, type Training } from './training.ts';

const store = createTrainingStore();
const loading: Training = { kind: 'loading' };

/** Her weights, her plans and the library, in every render; loading in the first one, which is the server's. */
export const useTraining = (): Training =>
  useSyncExternalStore(store.subscribe, store.getTraining, () => loading);
