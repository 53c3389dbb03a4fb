import {
  OtherAppNamesSchema,
  otherAppNamesPath,
  type OtherAppNames,
} from '../../domain/training/log-files/other-app-names.ts';
import { fetchPublicFile } from '../fetch-public-file.ts';

/** What other apps call our exercises. Rejects if it can’t be fetched. */
export const loadOtherAppNames = (): Promise<OtherAppNames> =>
  fetchPublicFile(otherAppNamesPath, OtherAppNamesSchema);
