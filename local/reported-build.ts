import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as v from 'valibot';
import { parseServerSettings } from '../src/config/server/server-settings.ts';
import { contentFaultsFile } from '../src/config/shared/content-faults-file.ts';
import { ContentFaultSchema, type ContentFault } from '../src/domain/content-fault.ts';
import {
  createBuildProgressRecorder,
  markAllBuildsUnderWayLost,
} from '../src/server/site-builds/build-progress-recorder.ts';
import { awaitWorkThenCloseDatabases, openDatabase } from '../src/server/store/database.ts';
import { PlainFailure } from './plain-failure.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The cause of a build: a call of the host's build hook, or a push to the repository. */
export type BuildCause = {
  readonly buildId: string;
  readonly title: string;
  readonly deployId: string | undefined;
};

const HookBody = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ buildId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)) }),
);

/**
 * Reads why the host is building. A build hook passes on its title and body; without them, somebody
 * pushed, or started a deploy at the host
 * (docs.netlify.com/build/configure-builds/environment-variables).
 */
export const readBuildCause = (environment: Environment): BuildCause => {
  const deployId = environment['DEPLOY_ID']?.trim() || undefined;
  const title = environment['INCOMING_HOOK_TITLE']?.trim() || 'A deploy from the repository';
  const body = v.safeParse(HookBody, environment['INCOMING_HOOK_BODY']);
  const buildId = body.success ? body.output.buildId : `deploy-${deployId ?? crypto.randomUUID()}`;
  return { buildId, title, deployId };
};

const readFaults = (projectFolder: string): readonly ContentFault[] => {
  const file = path.join(projectFolder, contentFaultsFile);
  if (!existsSync(file)) return [];
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.array(ContentFaultSchema)),
    readFileSync(file, 'utf8'),
  );
  return parsed.success ? parsed.output.filter(({ kind }) => kind === 'error') : [];
};

/** In characters: what fits into an e-mail and a line of the editor’s page. */
const maxProblem = 600;

/** The reason without the text before it in the terminal, which is about folders. */
const toProblem = (error: unknown): string => {
  if (!(error instanceof PlainFailure)) return 'The build failed for a reason that its log tells.';
  const [first = '', ...reason] = error.message.split('\n\n');
  const text = reason.length > 0 ? reason.join('\n\n') : first;
  return text.length > maxProblem ? `${text.slice(0, maxProblem - 1)}…` : text;
};

type ReportedBuildOptions = {
  readonly cause: BuildCause;
  readonly projectFolder: string;
  /** The settings of the functions; their database gets the report. */
  readonly environment: Environment;
  /** Builds the site, and throws if that fails. */
  readonly build: () => Promise<void>;
};

/** Builds the site and records in its database when the build starts and ends, and why it fails. */
export const buildAndReport = async ({
  cause,
  projectFolder,
  environment,
  build,
}: ReportedBuildOptions): Promise<void> => {
  const { databaseUrl, editors } = parseServerSettings(environment);
  const database = openDatabase(databaseUrl);
  const reports = createBuildProgressRecorder(
    { ...cause, delivery: editors.delivery },
    {
      database,
      editorMail: editors.mail,
      space: editors.delivery,
      now: () => new Date(),
      wait: (milliseconds) => sleep(milliseconds),
      log: (message, error) =>
        console.error(`${message} ${error instanceof Error ? error.message : String(error)}`),
    },
  );
  try {
    await reports.started();
    await build();
    await reports.ended();
  } catch (error) {
    const faults = readFaults(projectFolder);
    await reports.failed({ faults, problem: faults.length > 0 ? null : toProblem(error) });
    throw error;
  } finally {
    await database.close();
  }
};

/** Marks all builds in the database as ended: the host has just started, so none is running. */
export const endRunningBuilds = async (environment: Environment): Promise<void> => {
  const database = openDatabase(parseServerSettings(environment).databaseUrl);
  await awaitWorkThenCloseDatabases(markAllBuildsUnderWayLost(database, new Date()), database);
};
