import { isSyncOnThisDevice } from '../../services/sealed-sync/sync-mark.ts';
import { recall } from '../../services/storage.ts';

/**
 * Asks, before a logout, whether the lifter's training log stays on this device. Resolves with
 * false if she would rather stay logged in. Without a log nothing is asked; the question's code is
 * loaded only when it is needed. If it can't be loaded she is logged out and the log stays: nothing
 * in it gives access to her account.
 */
export const confirmLogoutAskingAboutLog = async (
  /** Whether the lifter can still cancel the logout. */
  leaving: 'maybe' | 'surely' = 'maybe',
): Promise<boolean> => {
  const kept = recall('training');
  if (kept === undefined) return true;
  try {
    const { confirmLogoutAndMaybeDeleteLog: showLogQuestion } = await import('./log-question.ts');
    return await showLogQuestion({
      isInThisTab: kept === 'tab',
      leaving,
      isSynced: isSyncOnThisDevice(),
    });
  } catch {
    return true;
  }
};
