import { loadBarbellDrawing } from '../../page-parts/barbell/barbell-drawing.tsx';

/**
 * The parts of a session that have scripts of their own. Each comes with the press that asks for it, or before: `loadAll` fetches all of
 * them while she looks at her first set, so that nothing is missing where the connection is (a gym's cellar).
 */
export const later = {
  clocks: () => import('./clocks.ts'),
  plates: loadBarbellDrawing,
  list: () => import('./list-sheet.tsx'),
  swap: () => import('./swap-sheet.tsx'),
  notToday: () => import('./not-today-sheet.tsx'),
  end: () => import('./end-panel.tsx'),
  share: () => import('./share-sheet.tsx'),
  exercise: () => import('../../page-parts/plan/exercise-sheet.tsx'),
  /** What is shown beside a session: another one that is open, one that ended in another tab, the ways in. */
  beside: () => import('./beside-session.ts'),
} as const;

/** What she has to decide before a session. */
export const loadChoices = () => import('./start-choices.tsx');

/** Waits until the browser has nothing else to do; Safari doesn’t say when that is. */
const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });

/** Fetches what isn’t here yet, one part after the other, whenever the browser is idle, until she leaves. Rejects at the first that doesn’t come. */
export const loadAll = async (signal: AbortSignal): Promise<void> => {
  for (const load of Object.values(later)) {
    await whenIdle();
    if (signal.aborted) return;
    await load();
  }
};
