import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { createIslandFromLoader } from '../../../ui/loading/island.tsx';
import type { MacroBarAndTableProps } from './macro-bar-and-table.island.tsx';

// An island, because it isn't shown until there is a result.
const Island = createIslandFromLoader<MacroBarAndTableProps>(() =>
  import('./macro-bar-and-table.island.tsx').then((module) => module.MacroBarAndTable),
);

/**
 * A day of macros as a bar and as a table, whose script loads once they are shown; their place is
 * kept until then.
 */
export const MacroBarAndTable = (props: MacroBarAndTableProps): ReactElement => (
  // As high as the bar and table together, so that the content below doesn't shift.
  <Suspense fallback={<div style={{ height: 330 + 65 * props.advice.length }} />}>
    <Island {...props} />
  </Suspense>
);
