import { readServerSettings } from '../../config/server/server-settings.ts';
import { jobPrefix } from '../../domain/monitoring/monitoring-overview-answer.ts';
import { logSuccess, logFailure } from '../log.ts';
import { awaitWorkThenCloseDatabases, openDatabase } from '../store/database.ts';
import { recordServiceCheck } from './service-checks.ts';

const record = async (name: string, problem: string | undefined): Promise<void> => {
  try {
    const database = openDatabase(readServerSettings().databaseUrl);
    await awaitWorkThenCloseDatabases(
      recordServiceCheck(database, `${jobPrefix}${name}`, problem, new Date()),
      database,
    );
  } catch (error) {
    logFailure(`The run of ${name} could not be recorded`, error);
  }
};

/**
 * Runs a job of the clock, and records whether it worked, so that a job that no longer runs is
 * noticed. Returns and throws what it does.
 */
export const runRecordedJob = async <Result>(
  name: string,
  job: () => Promise<Result>,
): Promise<Result> => {
  const began = performance.now();
  try {
    const result = await job();
    await record(name, undefined);
    logSuccess('Ran', { job: name, ms: Math.round(performance.now() - began) });
    return result;
  } catch (error) {
    logFailure(`${name} failed`, error);
    await record(name, 'its last run failed; the log of the function says why.');
    throw error;
  }
};
