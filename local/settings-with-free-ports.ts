import { PlainFailure } from './plain-failure.ts';
import { arePortsFree, type Port } from './ports.ts';
import type { LocalSettings } from './settings/local-settings.ts';
import { sitePorts } from './site-ports.ts';

/** Reads the settings with some environment variables replaced. */
type ReadSettings = (replaced: Readonly<Record<string, string>>) => LocalSettings;

// The ports of one clone are close together, so the next clone's start well above them.
const distance = 20;
const maxShift = 400;

/**
 * The settings of a test run: the usual ones if their ports are free, otherwise with all ports
 * moved up to free ones. The next run finds the same ports, so it can reuse the last build.
 */
export const readSettingsWithFreePorts = async (
  readSettings: ReadSettings,
  canUse: (ports: readonly Port[]) => Promise<boolean> = arePortsFree,
): Promise<LocalSettings> => {
  const usualPorts = sitePorts(readSettings({}));
  for (let shift = 0; shift <= maxShift; shift += distance) {
    const moved = usualPorts.map(({ port, variable }) => [variable, String(port + shift)] as const);
    const settings = readSettings(shift === 0 ? {} : Object.fromEntries(moved));
    if (await canUse(sitePorts(settings))) return settings;
  }
  const first = usualPorts.map(({ port }) => port).join(', ');
  throw new PlainFailure(
    `The ports ${first} are in use, and so are all that are up to ${maxShift} above them. Stop what uses them, or set SITE_PORT and the others of .env.example.`,
  );
};
