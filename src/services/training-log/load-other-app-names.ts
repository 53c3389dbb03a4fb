import {
  OtherAppNamesBySlugSchema,
  otherAppNamesPath,
  type OtherAppNamesBySlug,
} from '../../domain/training/log-files/other-app-names-by-slug.ts';
import { fetchPublicFile } from '../fetch-public-file.ts';

/** What other apps call our exercises. Rejects if it can’t be fetched. */
export const loadOtherAppNames = (): Promise<OtherAppNamesBySlug> =>
  fetchPublicFile(otherAppNamesPath, OtherAppNamesBySlugSchema);
