import { statSync } from 'node:fs';
import path from 'node:path';
import { NetlifyDev } from '@netlify/dev';

type DevOptions = ConstructorParameters<typeof NetlifyDev>[0];
type DevAnswer = Awaited<ReturnType<NetlifyDev['handleAndIntrospect']>>;

/** The host's static files, headers and redirects. */
export type StaticHost = {
  readonly handle: (request: Request) => Promise<DevAnswer>;
  readonly stop: () => Promise<void>;
};

/**
 * Files that a build writes, and that `@netlify/dev` reads when it starts: what it has read then
 * takes precedence for ever.
 */
const ruleFiles = ['_headers', '_redirects'];

/**
 * Starts `@netlify/dev`, and again whenever a build has written the rules for headers or redirects,
 * as the host does with a deploy.
 */
export const startStaticHost = async (
  publicFolder: string,
  options: DevOptions,
): Promise<StaticHost> => {
  const versionOf = (): string =>
    ruleFiles
      .map((name) => statSync(path.join(publicFolder, name), { throwIfNoEntry: false })?.mtimeMs)
      .join(' ');
  const start = async (): Promise<NetlifyDev> => {
    const netlify = new NetlifyDev(options);
    await netlify.start();
    return netlify;
  };
  let version = versionOf();
  let current = start();
  await current;
  const restart = async (old: Promise<NetlifyDev>): Promise<NetlifyDev> => {
    await (await old).stop();
    return start();
  };
  return {
    handle: async (request) => {
      const written = versionOf();
      if (written !== version) {
        version = written;
        current = restart(current);
      }
      return (await current).handleAndIntrospect(request);
    },
    stop: async () => (await current).stop(),
  };
};
