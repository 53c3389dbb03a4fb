import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { toIsland } from '../../../ui/island.tsx';
import type { MacroBarProps } from './macro-bar.island.tsx';
import { macroBarHeight } from './macro-names.ts';

// An island, because nobody sees it before there is a result.
const Island = toIsland<MacroBarProps>(() =>
  import('./macro-bar.island.tsx').then((module) => module.MacroBar),
);

/** A day's calories as a bar; the table below it says the same. */
export const MacroBar = (props: MacroBarProps): ReactElement => (
  <Suspense fallback={<div style={{ height: macroBarHeight }} />}>
    <Island {...props} />
  </Suspense>
);
