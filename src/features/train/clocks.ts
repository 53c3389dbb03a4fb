/*
 * What counts and rings while she trains, and the list of a round. None of it is needed to log the first set, so it comes in a script of its own, as soon
 * as that set is on the screen (`use-clocks.ts`).
 */
export { CountdownBand } from './countdown-band.tsx';
export { allowSound, giveBeat, giveSignal } from './device/sound.ts';
export { RestOf } from './rest-of.tsx';
export { RoundList } from './round-list.tsx';
export { StylesAhead } from './styles-ahead.tsx';
export { TempoBeat } from './tempo-beat.tsx';
