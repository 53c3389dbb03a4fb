import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { createIslandFromLoader } from '../../ui/loading/island.tsx';
import type { BarbellDrawingProps } from './barbell-drawing.island.tsx';

export type { BarbellDrawingProps };

/** Preloads the drawing before there is one to show. */
export const loadBarbellDrawing = () =>
  import('./barbell-drawing.island.tsx').then((module) => module.BarbellDrawing);

// An island, because it isn't visible until there is a result.
const Island = createIslandFromLoader<BarbellDrawingProps>(loadBarbellDrawing);

/** One end of a loaded bar, seen from the front. The text below it says the same. */
export const BarbellDrawing = (props: BarbellDrawingProps): ReactElement => (
  // As high as most drawings, so that the table hardly moves when they load.
  <Suspense fallback={<div style={{ height: 106 }} />}>
    <Island {...props} />
  </Suspense>
);
