import { useState } from 'react';
import type { ComponentType, MouseEvent, ReactElement, ReactNode } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import type { ExerciseSheetProps } from './exercise-sheet.tsx';

const exerciseAddress = /^\/exercises\/[^/]+\/[^/]+\/$/;

/** The address of the exercise that a plain click opens; undefined for any other click. */
const exerciseOf = (event: MouseEvent): string | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return undefined;
  }
  const link = event.target instanceof Element ? event.target.closest('article a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  return exerciseAddress.test(link.pathname) ? link.pathname : undefined;
};

type Sheet = { readonly Component: ComponentType<ExerciseSheetProps>; readonly path: string };

/**
 * Wraps a plan: a click on one of its exercises opens the exercise in a sheet over the plan, instead of leaving it. The sheet's code is
 * loaded by that click; if it can't be loaded, the link leads to the exercise's page, as it does with scripts off.
 */
export const ExerciseSheetArea = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [sheet, setSheet] = useState<Sheet>();
  const open = (event: MouseEvent): void => {
    const path = exerciseOf(event);
    if (path === undefined) return;
    event.preventDefault();
    import('./exercise-sheet.tsx').then(
      ({ ExerciseSheet }) => setSheet({ Component: ExerciseSheet, path }),
      () => location.assign(path),
    );
  };
  return (
    <>
      {/* The links keep their keyboard behaviour; this only listens. */}
      <Stack onClick={open}>{children}</Stack>
      {sheet === undefined ? null : (
        <sheet.Component path={sheet.path} onClose={() => setSheet(undefined)} />
      )}
    </>
  );
};
