import { readServerSettings } from '../../config/server/server-settings.ts';
import { openDatabase, type Database } from '../store/database.ts';
import { createCallBuildHook, type CallBuildHook } from './build-hook.ts';
import type { EditorMailAndContentSpace } from './build-outcomes.ts';
import { readContentFingerprint } from './content-mark.ts';
import { createFetchLiveBuildId, type FetchLiveBuildId } from './live-build.ts';
import { logFailure } from '../log.ts';

export type SiteBuildsDependencies = EditorMailAndContentSpace & {
  readonly database: Database;
  /** Undefined if this site has no build hook: then no builds are requested. */
  readonly callHook: CallBuildHook | undefined;
  readonly readLiveBuild: FetchLiveBuildId;
  /** How many minutes a published change waits for others, so that they are built together. */
  readonly publishEvery: number;
  /** How many deploys a month the plan at the host allows. */
  readonly deploysAMonth: number;
  /** Undefined if the content isn't at Contentful. */
  readonly readMark: (() => Promise<string>) | undefined;
  readonly createId: () => string;
  readonly now: () => Date;
  readonly log: (message: string, error?: unknown) => void;
};

/** The dependencies in production. Throws SettingsError if a setting is missing. */
export const createSiteBuildsDependencies = (): SiteBuildsDependencies => {
  const { databaseUrl, siteUrl, editors } = readServerSettings();
  const { delivery } = editors;
  return {
    database: openDatabase(databaseUrl),
    editorMail: editors.mail,
    space: delivery,
    callHook:
      editors.buildHookUrl === undefined ? undefined : createCallBuildHook(editors.buildHookUrl),
    readLiveBuild: createFetchLiveBuildId(siteUrl),
    publishEvery: editors.publishEvery,
    deploysAMonth: editors.deploysAMonth,
    readMark: delivery === undefined ? undefined : () => readContentFingerprint(delivery),
    createId: () => crypto.randomUUID(),
    now: () => new Date(),
    log: logFailure,
  };
};
