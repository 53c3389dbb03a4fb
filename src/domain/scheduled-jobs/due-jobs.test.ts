import { describe, expect, it } from 'vitest';
import { dueWorkJobNames, checkAndTidyJobNames, type JobName } from './clock-jobs.ts';
import {
  findDueJobs,
  nextJobRetryAt,
  type LastJobRun,
  type LastSiteActivityAndJobRuns,
} from './due-jobs.ts';

const hour = 3_600_000;
const start = Date.parse('2026-11-26T12:00:00Z');
const at = (hours: number): Date => new Date(start + hours * hour);
const all: readonly JobName[] = [...checkAndTidyJobNames, ...dueWorkJobNames];
const first = { id: 'first', at: at(-100).toISOString() };

/** The notes after a run of everything at the start. */
const notesWith = (
  changes: Partial<Record<JobName, Partial<LastJobRun>>> = {},
): LastSiteActivityAndJobRuns => ({
  wake: first,
  jobs: Object.fromEntries(
    all.map((name) => [
      name,
      { ranAt: at(0).toISOString(), wakeId: 'first', nextAt: null, failures: 0, ...changes[name] },
    ]),
  ),
});

describe('the clock', () => {
  it('has nothing to do for six hours after a run, and then everything', () => {
    expect(findDueJobs(notesWith(), at(5.99))).toEqual([]);
    expect(findDueJobs(notesWith(), at(6)).toSorted()).toEqual(all.toSorted());
  });

  it('has everything to do without notes', () => {
    expect(findDueJobs({ wake: undefined, jobs: {} }, at(0))).toEqual(all);
  });

  it('does what is due at its next run after something has happened, and looks every hour from then on', () => {
    const notes = { ...notesWith(), wake: { id: 'second', at: at(0.5).toISOString() } };
    expect(findDueJobs(notes, at(0.6))).toEqual(dueWorkJobNames);
    expect(findDueJobs(notes, at(1)).toSorted()).toEqual(all.toSorted());
  });

  it('finds what was stored while it ran: the wake that came then is not in its notes', () => {
    const notes = { ...notesWith(), wake: { id: 'second', at: at(-50).toISOString() } };
    expect(findDueJobs(notes, at(0.1))).toEqual(dueWorkJobNames);
  });

  it('is quiet again six hours after the last thing has happened', () => {
    const happened = { id: 'first', at: at(-6.1).toISOString() };
    expect(findDueJobs({ ...notesWith(), wake: happened }, at(1))).toEqual([]);
  });

  it('runs a job at its own date, and after it all that it may have made due, e-mails last', () => {
    const notes = notesWith({ watch: { nextAt: at(0.5).toISOString() } });
    expect(findDueJobs(notes, at(0.49))).toEqual([]);
    expect(findDueJobs(notes, at(0.5))).toEqual(['watch', ...dueWorkJobNames]);
    expect(dueWorkJobNames.at(-1)).toBe('send-mails');
  });

  it('begins with the job that has waited longest', () => {
    const notes = notesWith({
      'compare-lists': { ranAt: at(-3).toISOString() },
      'reconcile-shop': { ranAt: at(-2).toISOString() },
    });
    expect(findDueJobs(notes, at(6)).slice(0, 2)).toEqual(['compare-lists', 'reconcile-shop']);
  });

  it('tries a job that has failed when its time has come, or something has happened', () => {
    const failing = { failures: 2, nextAt: at(0.7).toISOString() };
    const notes = notesWith({ 'send-mails': failing });
    expect(findDueJobs(notes, at(0.6))).toEqual([]);
    expect(findDueJobs(notes, at(0.7))).toEqual(dueWorkJobNames);
    const woken = { ...notes, wake: { id: 'second', at: at(0.5).toISOString() } };
    expect(findDueJobs(woken, at(0.6))).toEqual(dueWorkJobNames);
  });

  it('tries a failing job again after 10, 20, 40, then each 60 minutes', () => {
    const minutes = [1, 2, 3, 4, 50].map(
      (failures) => (nextJobRetryAt(at(0), failures).getTime() - start) / 60_000,
    );
    expect(minutes).toEqual([10, 20, 40, 60, 60]);
  });
});
