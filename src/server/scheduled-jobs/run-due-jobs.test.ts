import { describe, expect, it, vi } from 'vitest';
import {
  dueWorkJobNames,
  checkAndTidyJobNames,
  type JobName,
} from '../../domain/scheduled-jobs/clock-jobs.ts';
import type {
  LastJobRuns,
  LastSiteActivityAndJobRuns,
} from '../../domain/scheduled-jobs/due-jobs.ts';
import type { SiteActivityAndJobRunsBlobStore } from '../store/site-activity-and-job-runs-blob-store.ts';
import { runDueJobs, type ScheduledJobGivingNextRunDate } from './run-due-jobs.ts';

const minute = 60_000;
const start = Date.parse('2026-11-26T12:00:00Z');
const all: readonly JobName[] = [...checkAndTidyJobNames, ...dueWorkJobNames];
const quiet: ScheduledJobGivingNextRunDate = async () => undefined;

/** A clock whose store is in memory. Each run is some minutes later. */
const openClock = (changes: Partial<Record<JobName, ScheduledJobGivingNextRunDate>> = {}) => {
  let time = start;
  let stored: LastSiteActivityAndJobRuns = { wake: undefined, jobs: {} };
  let hasTime = true;
  const store = {
    wake: vi.fn(async () => {
      stored = { ...stored, wake: { id: `wake ${time}`, at: new Date(time).toISOString() } };
    }),
    read: vi.fn(async () => stored),
    write: vi.fn(async (jobs: LastJobRuns) => {
      stored = { ...stored, jobs };
    }),
  } satisfies SiteActivityAndJobRunsBlobStore;
  const log = vi.fn<(message: string, error: unknown) => void>();
  const recorded: string[] = [];
  return {
    store,
    log,
    recorded,
    endTime: (): void => {
      hasTime = false;
    },
    run: (minutesLater = 5): Promise<readonly JobName[]> => {
      time += minutesLater * minute;
      hasTime = true;
      return runDueJobs({
        store,
        loadJobs: async () => ({
          ...{ watch: quiet, 'reconcile-payments': quiet, 'reconcile-shop': quiet },
          ...{ 'reconcile-snipcart': quiet, 'catch-missed-changes': quiet },
          ...{ 'compare-lists': quiet, 'delete-expired-rate-limits': quiet },
          ...{ 'settle-builds': quiet, 'finish-deletions': quiet, 'finish-work': quiet },
          ...{ 'notice-clock': quiet, 'send-mails': quiet },
          ...changes,
        }),
        runRecorded: (name, job) => {
          recorded.push(name);
          return job();
        },
        now: () => new Date(time),
        timeFor: () => () => hasTime,
        log,
      });
    },
  };
};

describe('a run of the clock', () => {
  it('runs and records everything at first, and then nothing but a look into the store', async () => {
    const clock = openClock();
    expect(await clock.run()).toEqual(all);
    expect(await clock.run()).toEqual([]);
    expect(clock.recorded).toEqual(all);
    expect(clock.store.write).toHaveBeenCalledTimes(1);
  });

  it('finds what happens while it runs', async () => {
    const clock = openClock({
      'finish-work': async () => void (await clock.store.wake()),
    });
    await clock.run();
    expect(await clock.run()).toEqual(dueWorkJobNames);
  });

  it('runs everything while the store can’t be read, or can’t be written', async () => {
    const clock = openClock();
    await clock.run();
    clock.store.read.mockRejectedValueOnce(new Error('gone'));
    expect(await clock.run()).toEqual(all);
    expect(await clock.run()).toEqual([]);
    clock.store.write.mockRejectedValueOnce(new Error('gone'));
    expect(await clock.run(6 * 60)).toEqual(all);
    expect(await clock.run()).toEqual(all);
    expect(clock.log).toHaveBeenCalledTimes(2);
  });

  it('runs all other jobs when one fails, throws its failure, and tries it again', async () => {
    const failure = new Error('Stripe is down');
    const clock = openClock({ 'reconcile-shop': () => Promise.reject(failure) });
    await expect(clock.run()).rejects.toBe(failure);
    expect(clock.recorded).toEqual(all);
    expect(await clock.run()).toEqual([]);
    await expect(clock.run()).rejects.toBe(failure);
    expect(clock.recorded.slice(all.length)).toEqual(['reconcile-shop', ...dueWorkJobNames]);
  });

  it('goes on at the next run with what there was no time for', async () => {
    const clock = openClock({
      'reconcile-payments': async () => void clock.endTime(),
    });
    await clock.run();
    const second = await clock.run();
    expect(second.slice(0, 2)).toEqual(['reconcile-shop', 'reconcile-snipcart']);
    expect(second).toContain('reconcile-payments');
  });
});
