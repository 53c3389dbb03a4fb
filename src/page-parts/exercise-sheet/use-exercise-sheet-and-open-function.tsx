import { useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { ExerciseSheetProps } from './exercise-sheet.tsx';

type Loaded = { readonly Component: ComponentType<ExerciseSheetProps>; readonly path: string };

/**
 * The sheet that shows an exercise over a page. Its code is loaded by the press that opens it; if
 * it can't be loaded, the exercise's own page opens instead. `plays` starts the film at once.
 */
export const useExerciseSheetAndOpenFunction = (
  plays = false,
): {
  readonly sheet: ReactElement | null;
  /** The address of the exercise whose sheet is on its way; empty if none is. */
  readonly loading: string;
  readonly open: (path: string) => void;
} => {
  const [loaded, setLoaded] = useState<Loaded>();
  const [loading, setLoading] = useState('');
  const open = (path: string): void => {
    setLoading(path);
    import('./exercise-sheet.tsx')
      .then(
        ({ ExerciseSheet }) => setLoaded({ Component: ExerciseSheet, path }),
        () => location.assign(path),
      )
      .finally(() => setLoading(''));
  };
  const sheet =
    loaded === undefined ? null : (
      <loaded.Component path={loaded.path} plays={plays} onClose={() => setLoaded(undefined)} />
    );
  return { sheet, loading, open };
};
