/*
 * The clocks and signals of a session, the list of a round, what makes its numbers quicker to set,
 * and what only later sets need. Logging the first set needs none of them, so they load in their
 * own script once that set is on the screen (`use-parts-not-needed-for-first-set.ts`).
 */
export { readChosenSignals } from '../device/chosen-signals.ts';
export { enableSound, soundBeat } from '../device/sound.ts';
export { KeepScreenAwakeWhileMounted } from '../device/keep-screen-awake-while-mounted.tsx';
export { AllSetsOfSessionDone } from '../session/all-done.tsx';
export { undoButtonText } from '../words/undo-button-text.ts';
export { RoundExerciseList } from './round-exercise-list.tsx';
export { SetOrRestClock } from './set-or-rest-clock.tsx';
export { PrerenderSetPartsUnseen } from './prerender-set-parts-unseen.tsx';
export { TempoBeatButton } from './tempo-beat-button.tsx';
export { repeatWhileHeldHandlers } from '../set/repeat-while-held-handlers.ts';
export { WeightField } from '../set/weight-field.tsx';
