import type { SessionEvent } from '../../../domain/training/session/session.ts';

const undoOf: Readonly<Record<SessionEvent['kind'], string>> = {
  begin: 'Undo start',
  adjust: 'Undo change',
  done: 'Undo set',
  round: 'Undo round',
  'minute up': 'Undo time',
  'time up': 'Undo time',
  skip: 'Undo skip',
  'skip line': 'Undo skip',
  correct: 'Undo change',
  'add exercise': 'Undo add',
  'add set': 'Undo set',
  'do now': 'Undo move',
  swap: 'Undo swap',
  trim: 'Undo trim',
  'add rest': 'Undo rest',
  'end rest': 'Undo skip',
  note: 'Undo note',
  finish: 'Undo end',
};

/** The text of the button that undoes the last event. */
export const undoButtonText = (last: SessionEvent | undefined): string =>
  last === undefined ? 'Undo' : undoOf[last.kind];
