/** The inputs for the reminder. Times are milliseconds since 1970. */
export type ExportReminderInputs = {
  readonly now: number;
  /** Whether the browser may clear the log by itself, or it is only kept in this tab. */
  readonly mayBeCleared: boolean;
  /** Whether the log is only kept in this tab, and is lost when the lifter closes it. */
  readonly isOnlyInTab: boolean;
  /** All sessions of the log, and those that began after the last export. */
  readonly sessions: number;
  readonly sessionsSinceExport: number;
  readonly exportedAt: number | undefined;
  readonly dismissedAt: number | undefined;
};

const day = 86_400_000;

/**
 * Our own rule of thumb: three sessions are a week of training, the most the lifter may lose before
 * the first reminder; after that once a month or every ten sessions, whichever comes first. A
 * dismissed reminder stays away for two weeks.
 */
const firstAfter = 3;
const thenAfterSessions = 10;
const thenAfterDays = 30;
const quietDays = 14;

/**
 * Whether to remind the lifter of an export: never when nothing is new, or when the browser keeps
 * the log.
 */
export const isExportReminderDue = (question: ExportReminderInputs): boolean => {
  const { now, mayBeCleared, isOnlyInTab, sessions, sessionsSinceExport } = question;
  const { exportedAt, dismissedAt } = question;
  if (sessionsSinceExport === 0) return false;
  if (dismissedAt !== undefined && now - dismissedAt < quietDays * day) return false;
  if (isOnlyInTab) return true;
  if (!mayBeCleared) return false;
  if (exportedAt === undefined) return sessions >= firstAfter;
  return sessionsSinceExport >= thenAfterSessions || now - exportedAt >= thenAfterDays * day;
};
