import { readContentSpace } from '../../local/starter-space/read-content-space.ts';
import { onlyValidEntries, type Entry } from '../../src/content/model/entry.ts';

/** The entries of the starter space, as the build reads them. */
export const readStarterEntries = async (): Promise<readonly Entry[]> =>
  onlyValidEntries((await readContentSpace()).entries);
