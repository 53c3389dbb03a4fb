import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { routes } from '../../../domain/routes.ts';
import {
  addressHashOfExercise,
  showExerciseHistoryOrWholeLog,
} from './address-hash-of-exercise.ts';

const isPlainPress = (event: MouseEvent): boolean =>
  event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;

type LogLinkProps = { readonly exercise: string | undefined; readonly children: ReactNode };

/** A link within the log: it has its own address but doesn't navigate. */
const LogLink = ({ exercise, children }: LogLinkProps): ReactElement => (
  <a
    href={`${routes.trainingLog}${addressHashOfExercise(exercise)}`}
    onClick={(event) => {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      event.stopPropagation();
      showExerciseHistoryOrWholeLog(exercise);
      window.scrollTo?.({ top: 0 });
    }}
  >
    {children}
  </a>
);

/**
 * Links to the history of an exercise: shown without a page load, but with an address for a new
 * tab.
 */
export const ExerciseHistoryLink = ({
  exercise,
  children,
}: {
  readonly exercise: string;
  readonly children: ReactNode;
}): ReactElement => <LogLink exercise={exercise}>{children}</LogLink>;

export const WholeLogLink = (): ReactElement => (
  <LogLink exercise={undefined}>Back to your whole log</LogLink>
);
