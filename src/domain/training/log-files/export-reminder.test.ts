import { expect, it } from 'vitest';
import { isExportReminderDue, type ExportReminderInputs } from './export-reminder.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 23);
const question: ExportReminderInputs = {
  now,
  mayBeCleared: true,
  isOnlyInTab: false,
  sessions: 3,
  sessionsSinceExport: 3,
  exportedAt: undefined,
  dismissedAt: undefined,
};

it.each<readonly [string, Partial<ExportReminderInputs>, boolean]>([
  ['after two sessions', { sessions: 2, sessionsSinceExport: 2 }, false],
  ['after three', {}, true],
  ['while the browser keeps the log', { mayBeCleared: false }, false],
  ['for a log in this tab alone', { isOnlyInTab: true, sessions: 1, sessionsSinceExport: 1 }, true],
  ['for a tab with nothing in it', { isOnlyInTab: true, sessionsSinceExport: 0 }, false],
  ['soon after an export', { exportedAt: now - day }, false],
  ['a month after an export', { exportedAt: now - 30 * day }, true],
  ['a year after an export, with nothing new', { exportedAt: 0, sessionsSinceExport: 0 }, false],
  ['ten sessions after an export', { exportedAt: now - day, sessionsSinceExport: 10 }, true],
  ['just after she waved it away', { dismissedAt: now - day }, false],
  ['two weeks after she waved it away', { dismissedAt: now - 14 * day }, true],
])('%s', (_case, changes, isDue) => {
  expect(isExportReminderDue({ ...question, ...changes })).toBe(isDue);
});
