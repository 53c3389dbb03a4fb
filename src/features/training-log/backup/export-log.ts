import { localIsoDayOfTime } from '../../../domain/training/days/local-iso-day-of-time.ts';
import { toLogCsv } from '../../../domain/training/log-files/log-csv.ts';
import { toLogJson } from '../../../domain/training/log-files/log-json.ts';
import { saveFile } from '../../../services/save-file.ts';
import type { OpenTrainingData } from '../ready.ts';

/** Saves the lifter’s log as a file, and records that she has exported it. */
export const exportLog = async (
  { log, library }: OpenTrainingData,
  form: 'json' | 'csv',
  withReasons: boolean,
): Promise<void> => {
  const whole = await log.whole();
  const exportedAt = Date.now();
  const [text, type] =
    form === 'json'
      ? [
          toLogJson(
            { ...whole, imports: await (await log.imports()).all() },
            { withReasons, exportedAt },
          ),
          'application/json',
        ]
      : [toLogCsv(whole, { library, withReasons }), 'text/csv'];
  saveFile(
    new Blob([text], { type: `${type};charset=utf-8` }),
    `knurl-training-log-${localIsoDayOfTime(exportedAt)}.${form}`,
  );
  await log.saveCare({ exportedAt });
};
