import { useRef, useState } from 'react';
import type { ComponentType, MouseEvent, ReactElement, ReactNode, RefObject } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { wideScreenQuery } from '../../ui/styles/media.ts';
import { exerciseAddressOfElement } from '../plan/exercise-lines.ts';
import { useExerciseSheetAndOpenFunction } from './use-exercise-sheet-and-open-function.tsx';

/** The address of the exercise that a plain click opens; undefined for any other click. */
const clickedExercise = (event: MouseEvent): string | undefined =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    ? undefined
    : exerciseAddressOfElement(event.target);

type Panes = {
  readonly Component: ComponentType<{ readonly root: HTMLElement }>;
  readonly root: HTMLElement;
};

/**
 * What shows how exercises move beside their lines, on a wide screen: loaded when a pointer or the
 * focus first comes to the plan.
 */
const useMovementPanes = (
  area: RefObject<HTMLElement | null>,
): { readonly panes: Panes | undefined; readonly loadPanes: () => void } => {
  const [panes, setPanes] = useState<Panes>();
  const loadPanes = (): void => {
    if (panes !== undefined || !matchMedia(wideScreenQuery).matches) return;
    import('./exercise-sheet.tsx').then(
      ({ MovementPanesBesideDays }) => {
        const root = area.current;
        if (root !== null) setPanes({ Component: MovementPanesBesideDays, root });
      },
      // The lines are links, and the plan is whole without it.
      () => undefined,
    );
  };
  return { panes, loadPanes };
};

/**
 * Wraps a plan: a click on one of its exercises opens the exercise in a sheet over the plan,
 * instead of leaving it.
 */
export const OpenPlanExercisesInSheet = ({
  children,
}: {
  readonly children: ReactNode;
}): ReactElement => {
  const { sheet, open } = useExerciseSheetAndOpenFunction();
  const area = useRef<HTMLDivElement>(null);
  const { panes, loadPanes } = useMovementPanes(area);
  const openClicked = (event: MouseEvent): void => {
    const path = clickedExercise(event);
    if (path === undefined) return;
    event.preventDefault();
    open(path);
  };
  return (
    <>
      {/* The links keep their keyboard behaviour; this only listens. */}
      <Stack ref={area} onClick={openClicked} onPointerOver={loadPanes} onFocus={loadPanes}>
        {children}
      </Stack>
      {panes === undefined ? null : <panes.Component root={panes.root} />}
      {sheet}
    </>
  );
};
