import { useSyncExternalStore } from 'react';
import { createTrainingStore, type Training } from './training-data.ts';

const store = createTrainingStore();
const loading: Training = { kind: 'loading' };

/** Her weights, her plans and the library, for components; loading in the first render, which is the server's. */
export const useTraining = (): Training =>
  useSyncExternalStore(store.subscribe, store.getTraining, () => loading);
