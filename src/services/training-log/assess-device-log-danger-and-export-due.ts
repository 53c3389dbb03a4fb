import {
  assessLogDangerAndExportDue,
  type LogDangerAndExportDue,
} from './assess-log-danger-and-export-due.ts';
import { openTrainingLog } from './open-training-log.ts';

/**
 * Opens the log of this device and looks what may happen to it. For a page that does without the
 * log's scripts where there is no log.
 */
export const assessDeviceLogDangerAndExportDue = async (): Promise<LogDangerAndExportDue> =>
  assessLogDangerAndExportDue(await openTrainingLog(), Date.now());
