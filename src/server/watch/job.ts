import { randomUUID } from 'node:crypto';
import { readServerSettings } from '../../config/server/server-settings.ts';
import { jobPrefix } from '../../domain/watch/watch-answer.ts';
import { logDone, logFailure, withRequestId } from '../log.ts';
import { closeAfter, openDatabase } from '../store/database.ts';
import { recordCheck } from './service-checks.ts';

/** A scheduled function, called by the host. */
export type Job = () => Promise<void>;

const record = async (name: string, problem: string | undefined): Promise<void> => {
  try {
    const database = openDatabase(readServerSettings().databaseUrl);
    await closeAfter(recordCheck(database, `${jobPrefix}${name}`, problem, new Date()), database);
  } catch (error) {
    logFailure(`The run of ${name} could not be recorded`, error);
  }
};

/**
 * Wraps a scheduled function: its run has an identifier in the log, and its result is recorded, so that a job that no longer runs
 * is noticed. It throws what the work throws.
 */
export const createJob =
  (name: string, work: Job): Job =>
  () =>
    withRequestId(randomUUID(), async () => {
      const began = performance.now();
      try {
        await work();
      } catch (error) {
        logFailure(`${name} failed`, error);
        await record(name, 'its last run failed; the log of the function says why.');
        throw error;
      }
      await record(name, undefined);
      logDone('Ran', { job: name, ms: Math.round(performance.now() - began) });
    });
