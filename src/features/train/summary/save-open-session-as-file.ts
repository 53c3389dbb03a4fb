import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import { logRecordsOfSession } from '../../../domain/training/session/logged.ts';
import type { Session } from '../../../domain/training/session/session.ts';
import { toLogJson } from '../../../domain/training/log-files/log-json.ts';
import { saveFile } from '../../../services/save-file.ts';

/**
 * Saves the open session as a file that the import can read, for when the browser can’t store it.
 */
export const saveOpenSessionAsFile = (session: Session, now: number): void => {
  const { session: logged, sets } = logRecordsOfSession(session, now);
  const text = toLogJson(
    { weights: undefined, plans: [], sessions: [logged], sets, bodyweights: [] },
    // The default of every export, unless the lifter ticks it.
    { withReasons: false, exportedAt: now },
  );
  saveFile(
    new Blob([text], { type: 'application/json' }),
    `training-session-${localIsoDayOfTime(now)}.json`,
  );
};
