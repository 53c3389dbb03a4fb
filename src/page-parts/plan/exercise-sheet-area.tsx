import { useRef, useState } from 'react';
import type { ComponentType, MouseEvent, ReactElement, ReactNode, RefObject } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { wideScreen } from '../../ui/styles/media.ts';
import { exerciseAddressOf } from './exercise-lines.ts';
import type { ExerciseSheetProps } from './exercise-sheet.tsx';

/** The address of the exercise that a plain click opens; undefined for any other click. */
const clickedExercise = (event: MouseEvent): string | undefined =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    ? undefined
    : exerciseAddressOf(event.target);

type Sheet = { readonly Component: ComponentType<ExerciseSheetProps>; readonly path: string };
type Panes = {
  readonly Component: ComponentType<{ readonly root: HTMLElement }>;
  readonly root: HTMLElement;
};

/** What shows how exercises move beside their lines, on a wide screen: loaded when a pointer or the focus first comes to the plan. */
const useMovementPanes = (
  area: RefObject<HTMLElement | null>,
): { readonly panes: Panes | undefined; readonly loadPanes: () => void } => {
  const [panes, setPanes] = useState<Panes>();
  const loadPanes = (): void => {
    if (panes !== undefined || !matchMedia(wideScreen).matches) return;
    import('./exercise-sheet.tsx').then(
      ({ MovementPanes }) => {
        const root = area.current;
        if (root !== null) setPanes({ Component: MovementPanes, root });
      },
      // The lines are links, and the plan is whole without it.
      () => undefined,
    );
  };
  return { panes, loadPanes };
};

/**
 * Wraps a plan: a click on one of its exercises opens the exercise in a sheet over the plan, instead of leaving it. The sheet's code is
 * loaded by that click; if it can't be loaded, the link leads to the exercise's page, as it does with scripts off.
 */
export const ExerciseSheetArea = ({ children }: { readonly children: ReactNode }): ReactElement => {
  const [sheet, setSheet] = useState<Sheet>();
  const area = useRef<HTMLDivElement>(null);
  const { panes, loadPanes } = useMovementPanes(area);
  const open = (event: MouseEvent): void => {
    const path = clickedExercise(event);
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
      <Stack ref={area} onClick={open} onPointerOver={loadPanes} onFocus={loadPanes}>
        {children}
      </Stack>
      {panes === undefined ? null : <panes.Component root={panes.root} />}
      {sheet === undefined ? null : (
        <sheet.Component path={sheet.path} onClose={() => setSheet(undefined)} />
      )}
    </>
  );
};
