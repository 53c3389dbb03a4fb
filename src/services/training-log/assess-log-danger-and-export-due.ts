import { isExportReminderDue } from '../../domain/training/log-files/export-reminder.ts';
import { isOpenedFromHomeScreen, isWebKit } from '../home-screen.ts';
import type { TrainingLog } from './training-log.ts';

/** The risk of losing the lifter’s log. */
export type LogDangerAndExportDue = {
  /**
   * Undefined if the browser keeps the log until the lifter deletes it. The sentence says what may
   * happen and what to do.
   */
  readonly danger:
    | {
        readonly kind: 'this tab' | 'seven days' | 'no room';
        readonly sentence: string;
        /** The same in half a line, for a reminder. */
        readonly inShort: string;
      }
    | undefined;
  /** When the lifter last exported it, in milliseconds since 1970. */
  readonly exportedAt: number | undefined;
  /**
   * Whether it is time to remind the lifter. After she dismisses it (`saveCare({ dismissedAt })`)
   * it stays false for a while.
   */
  readonly isExportDue: boolean;
};

const sentences = {
  'this tab':
    'Your browser stores nothing for this site, as in a private window. What you log is gone when you close this tab, so export it before you leave.',
  'seven days':
    'Safari deletes what this site has stored when you don’t open it for seven days: your log, and your cart, your login and your choices too. Export your log now and then, or add this site to your home screen: there it is kept, but the app starts with an empty log. The page “On this device” says how to take yours along.',
  'no room':
    'Your browser may delete your log when your device runs out of room. Export it now and then, and it is safe.',
} as const;

/**
 * What this browser calls itself, if it is one that deletes after seven days: on an iPhone others
 * than Safari do it too.
 */
const nameOfWebKit = (): string => {
  const { userAgent } = navigator;
  if (userAgent.includes('CriOS')) return 'Chrome on an iPhone';
  if (userAgent.includes('FxiOS')) return 'Firefox on an iPhone';
  return userAgent.includes('EdgiOS') ? 'Edge on an iPhone' : 'Safari';
};

const shortRisk = (kind: keyof typeof sentences): string => {
  switch (kind) {
    case 'this tab':
      return 'It is gone when you close this tab.';
    case 'seven days':
      return `${nameOfWebKit()} may clear it after seven days without a visit.`;
    case 'no room':
      return 'Your browser may clear it when your device runs out of room.';
  }
};

const isPersisted = async (): Promise<boolean> => {
  try {
    return await navigator.storage.persisted();
  } catch {
    // An old browser, or a page that isn't served over HTTPS.
    return false;
  }
};

const dangerTo = async (log: TrainingLog): Promise<keyof typeof sentences | undefined> => {
  if (log.keeping === 'this tab') return 'this tab';
  if (isWebKit() && !isOpenedFromHomeScreen()) return 'seven days';
  return (await isPersisted()) ? undefined : 'no room';
};

/**
 * The risk to the lifter’s log, and whether to remind her of an export. `now` is milliseconds since
 * 1970.
 */
export const assessLogDangerAndExportDue = async (
  log: TrainingLog,
  now: number,
): Promise<LogDangerAndExportDue> => {
  const [kind, { exportedAt, dismissedAt }] = await Promise.all([dangerTo(log), log.care()]);
  const [sessions, sessionsSinceExport] = await Promise.all([
    log.sessionsSince(0),
    log.sessionsSince(exportedAt ?? 0),
  ]);
  return {
    danger:
      kind === undefined
        ? undefined
        : { kind, sentence: sentences[kind], inShort: shortRisk(kind) },
    exportedAt,
    isExportDue: isExportReminderDue({
      now,
      mayBeCleared: kind !== undefined,
      isOnlyInTab: kind === 'this tab',
      sessions,
      sessionsSinceExport,
      exportedAt,
      dismissedAt,
    }),
  };
};

/**
 * Asks the browser to keep the log until the lifter deletes it. Done once, after her first finished
 * session: Firefox shows a prompt, and by then she knows what it is about.
 */
export const askBrowserToKeepLog = async (log: TrainingLog, now: number): Promise<void> => {
  const { askedToKeepAt } = await log.care();
  if (log.keeping === 'this tab' || askedToKeepAt !== undefined) return;
  await log.saveCare({ askedToKeepAt: now });
  await navigator.storage.persist();
};
