import { loadBarbellDrawing } from '../../page-parts/barbell/barbell-drawing.tsx';
import { loadSetsSheetAndRestNotification } from './list/load-list.ts';

/**
 * The parts of a session with their own scripts. Each loads on the press that needs it, or earlier:
 * `preloadSessionParts` fetches all of them while the lifter looks at her first set, so that
 * nothing is missing where the connection is poor (a basement gym).
 */
export const sessionPartLoaders = {
  clocks: () => import('./clocks/parts-not-needed-for-first-set.ts'),
  plates: loadBarbellDrawing,
  list: loadSetsSheetAndRestNotification,
  swap: () => import('./swap/swap-sheet.tsx'),
  add: () => import('./own/add-exercise-sheet.tsx'),
  trim: () => import('./not-today/trim-or-end-session-sheet.tsx'),
  end: () => import('./summary/end-panel.tsx'),
  share: () => import('./share/share-sheet.tsx'),
  exercise: () => import('../../page-parts/exercise-sheet/exercise-sheet.tsx'),
  /** Screens beside a session: another open one, one that ended in another tab, the ways in. */
  alternatives: () => import('./alternative-screens.ts'),
} as const;

/** Decisions to make before a session. */
export const loadStartChoices = () => import('./start/start-choices.tsx');

/** Waits until the browser is idle; Safari can't tell, so it waits 200 ms there. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/**
 * Loads all parts one after the other whenever the browser is idle, until the lifter leaves.
 * Rejects at the first that fails.
 */
export const preloadSessionParts = async (signal: AbortSignal): Promise<void> => {
  for (const load of Object.values(sessionPartLoaders)) {
    await whenIdle();
    if (signal.aborted) return;
    await load();
  }
};
