import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { mirrorFolder } from '../../../local/mirror-folder.ts';
import { findFreePort } from '../../../local/ports.ts';
import { copyProject, starterContentFolder } from './project-copy.ts';
import { reserveBuildFolder, type BuildFolder } from './build-folder.ts';
import { startBuild, type BuildResult, type RunningBuild } from './run-build.ts';

/** A copy of the project, with its own content, state and ports. */
export type ScratchSite = {
  readonly folder: string;
  readonly publicFolder: string;
  readonly contentFolder: string;
  /** The folder in which the copy's commands store their state. */
  readonly stateFolder: string;
  /** Replaces the content with the working tree's, or with another folder's. */
  resetContent(from?: string): void;
  /** Runs the build command to its end. */
  build(environment?: Readonly<Record<string, string>>): Promise<BuildResult>;
  startBuild(environment?: Readonly<Record<string, string>>): RunningBuild;
  /** The text of a file below `public/`; throws if there is none. */
  readPublic(name: string): string;
  hasPublic(name: string): boolean;
  /** Stops running builds and removes the folder. */
  dispose(): Promise<void>;
};

/**
 * `folder` is where the scratch site's folder is created; the default is where all test sites are
 * built.
 */
export type ScratchSiteOptions = { readonly folder?: string };

const takePlaceIn = (parent: string): BuildFolder => {
  const folder = mkdtempSync(path.join(parent, 'scratch-site-'));
  return {
    folder,
    release: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }),
  };
};

/** Creates a copy of the project, with the starter space as its content. */
export const createScratchSite = async (options: ScratchSiteOptions = {}): Promise<ScratchSite> => {
  const place =
    options.folder === undefined
      ? reserveBuildFolder('scratch-site-')
      : takePlaceIn(options.folder);
  const { folder } = place;
  copyProject(folder);
  const publicFolder = path.join(folder, 'public');
  const contentFolder = path.join(folder, 'content');
  const ports = {
    CONTENT_PORT: String(await findFreePort()),
    SITE_PORT: String(await findFreePort()),
    STRIPE_PORT: String(await findFreePort()),
    SNIPCART_PORT: String(await findFreePort()),
  };
  const running = new Set<RunningBuild>();

  const start: ScratchSite['startBuild'] = (environment = {}) => {
    const build = startBuild(folder, { ...ports, ...environment });
    running.add(build);
    void build.ended.finally(() => running.delete(build)).catch(() => undefined);
    return build;
  };

  const site: ScratchSite = {
    folder,
    publicFolder,
    contentFolder,
    stateFolder: path.join(folder, '.local'),
    resetContent: (from = starterContentFolder) => mirrorFolder(from, contentFolder),
    build: (environment) => start(environment).ended,
    startBuild: start,
    readPublic: (name) => readFileSync(path.join(publicFolder, name), 'utf8'),
    hasPublic: (name) => existsSync(path.join(publicFolder, name)),
    dispose: async () => {
      for (const build of running) {
        process.kill(build.pid, 'SIGTERM');
        await build.ended.catch(() => undefined);
      }
      place.release();
    },
  };
  site.resetContent();
  return site;
};
