import { formatDay } from '../../../domain/days/format-day.ts';
import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import type { SyncState } from '../../../services/sealed-sync/sealed-sync.ts';
import { formatNumberToTenths } from '../../../ui/text/format-number-in-browser-locale.ts';

/** Sync that is turned on, as it stands. */
export type ActiveSync = Extract<SyncState, { readonly kind: 'on' }>;

const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

/** When something was, to somebody who reads it now: `today at 18:05`. */
export const todayOrDayAndTimeWords = (at: number, now: number): string => {
  const day = localIsoDayOfTime(at);
  return `${day === localIsoDayOfTime(now) ? 'today' : `on ${formatDay(day)}`} at ${timeFormat.format(at)}`;
};

const megabyte = 1_000_000;

/** Room on the server: `1.2 of 5 MB`. */
export const usedServerSpaceWords = (used: number, quota: number): string => {
  const shown = used < megabyte / 10 ? 'less than 0.1' : formatNumberToTenths(used / megabyte);
  return `${shown} of ${formatNumberToTenths(quota / megabyte)} MB`;
};

/** What sync is doing, in one sentence. */
export const syncStateWords = (state: ActiveSync): string => {
  const { isSyncing, syncedAt, waiting, problem } = state;
  if (isSyncing) {
    return syncedAt === undefined
      ? 'Your log is being sealed and sent. The first time takes a moment.'
      : 'Looking for changes …';
  }
  if (problem !== undefined && waiting > 0) {
    return waiting === 1
      ? 'One change waits on this device.'
      : `${waiting} changes wait on this device.`;
  }
  if (problem !== undefined) return 'Nothing on this device waits to be sent.';
  return waiting > 0 || syncedAt === undefined
    ? 'What you logged goes out in a moment.'
    : 'Everything is sent, and everything from your other devices is here.';
};
