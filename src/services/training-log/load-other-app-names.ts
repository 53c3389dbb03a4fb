import * as v from 'valibot';
import { fileTimeoutMs } from '../../domain/timeouts.ts';
import {
  OtherAppNamesSchema,
  otherAppNamesPath,
  type OtherAppNames,
} from '../../domain/training/log-files/other-app-names.ts';

/** What other apps call our exercises. Rejects if it can’t be fetched. */
export const loadOtherAppNames = async (): Promise<OtherAppNames> => {
  const answer = await fetch(otherAppNamesPath, { signal: AbortSignal.timeout(fileTimeoutMs) });
  if (!answer.ok) throw new Error(`${otherAppNamesPath} answered ${answer.status}.`);
  return v.parse(OtherAppNamesSchema, await answer.json());
};
