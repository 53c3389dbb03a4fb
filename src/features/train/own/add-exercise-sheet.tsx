import type { ReactElement } from 'react';
import { stepsOfExerciseAddedToSession } from '../../../domain/training/own/own-steps.ts';
import { Sheet } from '../../../page-parts/sheet.tsx';
import type { RunningSessionData } from '../running-session-data.ts';
import { ExerciseAndSetsPicker } from './exercise-and-sets-picker.tsx';

export type AddExerciseSheetProps = {
  readonly view: RunningSessionData;
  readonly onClose: () => void;
};

/** Adds an exercise to a session of the lifter’s own. */
export const AddExerciseSheet = ({ view, onClose }: AddExerciseSheetProps): ReactElement => {
  const { log, library, weights, session, state, now, dispatch } = view;
  return (
    <Sheet title="Add an exercise" onClose={onClose}>
      <ExerciseAndSetsPicker
        log={log}
        library={library}
        now={now}
        onAdd={(exercise, lastSets) => {
          const lastTime = () => lastSets;
          const known = { weights, library, lastTime };
          const steps = stepsOfExerciseAddedToSession(exercise, session, state.steps, known);
          dispatch({ kind: 'add exercise', steps: [...steps] });
          onClose();
        }}
        onCancel={onClose}
      />
    </Sheet>
  );
};
