import { randomBytes } from 'node:crypto';
import { readServerSettings } from '../../config/server/server-settings.ts';
import { openDatabase } from '../store/database.ts';
import { openPrivateBuildFiles } from '../store/private-build-files.ts';
import { readPollsWrittenByBuild } from './polls.ts';
import type { VisitorVoteDependencies } from './votes.ts';

/**
 * The dependencies of the votes endpoints in production. Throws SettingsError if a setting is
 * missing.
 */
export const createVisitorVoteDependencies = (): VisitorVoteDependencies => {
  const { databaseUrl, signingSecret } = readServerSettings();
  const files = openPrivateBuildFiles();
  return {
    database: openDatabase(databaseUrl),
    polls: () => readPollsWrittenByBuild(files),
    signingSecret,
    now: () => new Date(),
    newVoterId: () => randomBytes(18).toString('base64url'),
  };
};
