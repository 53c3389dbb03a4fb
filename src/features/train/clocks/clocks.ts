/*
 * The clocks and signals of a session, the list of a round, and what makes its numbers quicker to set.
 * Logging the first set needs none of them, so they load in their own script once that set is on the screen (`use-clocks.ts`).
 */
export { CountdownBand } from './countdown-band.tsx';
export { allowSound, giveBeat, giveSignal } from '../device/sound.ts';
export { RestPeriod } from './rest-period.tsx';
export { RoundList } from './round-list.tsx';
export { PreloadStyles } from './preload-styles.tsx';
export { TempoBeat } from './tempo-beat.tsx';
export { repeatWhileHeld } from '../set/repeat-while-held.ts';
export { WeightField } from '../set/weight-field.tsx';
