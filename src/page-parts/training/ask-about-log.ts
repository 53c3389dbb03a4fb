import { recall } from '../../services/storage.ts';

/**
 * Asks, before a logout, whether her training log stays on this device. Resolves to false when she would rather stay logged in. Without a
 * log nothing is asked, and the question is loaded by the press that needs it. If it can't be loaded she is logged out, and the log stays:
 * it holds nothing that opens her account.
 */
export const askAboutLog = async (
  /** Whether she can still change her mind. */
  leaving: 'maybe' | 'surely' = 'maybe',
): Promise<boolean> => {
  const kept = recall('training');
  if (kept === undefined) return true;
  try {
    const { showLogQuestion } = await import('./log-question.ts');
    return await showLogQuestion({ isInThisTab: kept === 'tab', leaving });
  } catch {
    return true;
  }
};
