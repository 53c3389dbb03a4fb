import path from 'node:path';
import { describeFault } from '../../src/domain/content-fault.ts';
import { findContentErrors } from '../../src/content/check/find-content-errors.ts';
import type { ContentSpace } from '../../src/content/model/content-space.ts';
import type { RawEntry } from '../../src/content/model/entry.ts';
import { readContentSpace } from '../starter-space/read-content-space.ts';
import { StarterSpaceError } from '../starter-space/starter-space-error.ts';

/** The file of an entry, whose id is `<type>-<file name>`. */
const fileOf = ({ id, type }: RawEntry): string =>
  `entries/${type}/${id.slice(type.length + 1)}.md`;

const listErrors = (space: ContentSpace): readonly string[] => {
  const files = new Map(space.entries.map((entry) => [entry.id, fileOf(entry)]));
  return findContentErrors(space).map(
    (error) => `${files.get(error.id) ?? error.id}: ${describeFault(error)}`,
  );
};

const listFaults = async (contentFolder: string): Promise<readonly string[]> => {
  try {
    return listErrors(await readContentSpace(contentFolder));
  } catch (error) {
    if (!(error instanceof StarterSpaceError)) throw error;
    return error.fileErrors.map(({ file, message }) => `${file}: ${message}`);
  }
};

/**
 * The content errors of a folder that stop a build: one line each, with the file and what to do.
 * Undefined if there are none. Gatsby hides such an error behind one of its own: it says that the
 * access token is wrong.
 */
export const describeContentFaults = async (contentFolder: string): Promise<string | undefined> => {
  const faults = await listFaults(contentFolder);
  if (faults.length === 0) return undefined;
  const name = path.basename(contentFolder);
  const count = faults.length === 1 ? 'One fault' : `${faults.length} faults`;
  return [`${count} in ${name}/:`, ...faults.map((fault) => `- ${name}/${fault}`)].join('\n');
};
