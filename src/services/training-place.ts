import { forget, recall, remember } from './storage.ts';

const key = 'training.place';

/** Whether the lifter trains at home, as she has said on this device; at a gym unless she has. */
export const trainsAtHome = (): boolean => recall(key) === 'home';

/** Keeps on this device where the lifter trains. */
export const rememberTrainingPlace = (isHome: boolean): void => {
  if (isHome) remember(key, 'home');
  else forget(key);
};
