/*
 * The clocks and signals of a session, the list of a round, and what makes its numbers quicker to set.
 * Logging the first set needs none of them, so they load in their own script once that set is on the screen (`use-clocks.ts`).
 */
export { allowSound, giveBeat } from '../device/sound.ts';
export { RoundList } from './round-list.tsx';
export { SetClock } from './set-clock.tsx';
export { PreloadStyles } from './preload-styles.tsx';
export { TempoBeat } from './tempo-beat.tsx';
export { repeatWhileHeld } from '../set/repeat-while-held.ts';
export { WeightField } from '../set/weight-field.tsx';
