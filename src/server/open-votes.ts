import { randomBytes } from 'node:crypto';
import { readServerSettings } from '../config/server-settings.ts';
import { openDatabase } from './database.ts';
import { readPolls } from './polls.ts';
import { openPrivateFiles } from './private-files.ts';
import type { VoteDependencies } from './votes.ts';

/** What counting votes needs, as it is in earnest. */
export const openVotes = (): VoteDependencies => {
  const { databaseUrl, signingSecret } = readServerSettings();
  const files = openPrivateFiles();
  return {
    database: openDatabase(databaseUrl),
    polls: () => readPolls(files),
    signingSecret,
    now: () => new Date(),
    newVoterId: () => randomBytes(18).toString('base64url'),
  };
};
