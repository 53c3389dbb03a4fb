import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  installPackages,
  isProgram,
  mayInstall,
  findOnPath,
  thisMachine,
  type Environment,
} from './debian-packages.ts';

/**
 * Where Debian installs Postgres servers, with one subfolder per version, and its pooler, which
 * isn't on everybody's path.
 */
const debians = { servers: '/usr/lib/postgresql', pgbouncer: '/usr/sbin/pgbouncer' };

/** The folder with the programs of this machine's newest Postgres; undefined if it has none. */
export const findPostgres = (folder = debians.servers): string | undefined =>
  existsSync(folder)
    ? readdirSync(folder)
        .toSorted((one, other) => Number(other) - Number(one))
        .map((version) => path.join(folder, version, 'bin'))
        .find((bin) => existsSync(path.join(bin, 'initdb')))
    : undefined;

/** This machine's PgBouncer; undefined if it has none. */
export const findPgbouncer = (
  environment: Environment,
  program = debians.pgbouncer,
): string | undefined =>
  findOnPath('pgbouncer', environment) ?? (isProgram(program) ? program : undefined);

/**
 * Installs Debian's Postgres and PgBouncer if `CI` is set. The integration tests also pass on the
 * Postgres that runs inside Node, but take more than twice as long; without PgBouncer they don't
 * prove that functions work through a pooler.
 */
export const ensurePostgres = async (
  environment: Environment,
  installation = thisMachine,
  places = debians,
): Promise<void> => {
  const missing = [
    ...(findPostgres(places.servers) === undefined ? ['postgresql'] : []),
    ...(findPgbouncer(environment, places.pgbouncer) === undefined ? ['pgbouncer'] : []),
  ];
  if (missing.length === 0) return;
  if (await mayInstall(environment, installation)) installPackages(missing, installation);
};
