import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { thisMachine, installPackage, mayInstall, type Environment } from './debian-packages.ts';

/** The folder in which Debian installs Postgres servers, with one subfolder per version. */
const debiansFolder = '/usr/lib/postgresql';

/** The folder with the programs of this machine's newest Postgres; undefined if it has none. */
export const findPostgres = (folder = debiansFolder): string | undefined =>
  existsSync(folder)
    ? readdirSync(folder)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => path.join(folder, version, 'bin'))
        .find((bin) => existsSync(path.join(bin, 'initdb')))
    : undefined;

/** Installs Debian's Postgres if `CI` is set. The integration tests also pass on the Postgres that runs inside Node, but take more than twice as long. */
export const ensurePostgres = async (
  environment: Environment,
  installation = thisMachine,
  folder = debiansFolder,
): Promise<void> => {
  if (findPostgres(folder) !== undefined) return;
  if (await mayInstall(environment, installation)) installPackage('postgresql', installation);
};
