import { isSyncedStore } from '../../domain/sealed-sync/change.ts';
import type { TrainingLog } from '../training-log/training-log.ts';
import type { SyncPassRunner } from './runner.ts';

const second = 1000;

/** How long after a change it is sent: several changes at once make one event. */
const afterChange = 3 * second;

/** How often an open page looks for what other devices have sent. */
const betweenLooks = 180 * second;

/** After a failure it waits longer each time, up to this. */
const longestWait = 900 * second;

/** Runs passes from now on. Returns what ends it. */
export const startRunningSyncPasses = (runner: SyncPassRunner, log: TrainingLog): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isEnded = false;

  const plan = (wait: number): void => {
    clearTimeout(timer);
    if (isEnded) return;
    timer = setTimeout(() => {
      void run();
    }, wait);
  };
  const run = async (): Promise<void> => {
    if (runner.state().kind === 'off') return;
    const problem = await runner.run();
    const isPassing = problem?.kind === 'unreachable' || problem?.kind === 'storage';
    failures = isPassing ? failures + 1 : 0;
    const wait = isPassing ? 10 * second * 2 ** (failures - 1) : betweenLooks;
    // Not all devices at the same moment.
    plan(Math.min(wait, longestWait) * (0.8 + 0.4 * Math.random()));
  };
  const soon = (): void => {
    failures = 0;
    plan(0);
  };
  const whenSeen = (): void => {
    if (document.visibilityState === 'visible') soon();
  };
  const unsubscribe = log.subscribe((changed) => {
    if (changed.some(isSyncedStore)) plan(afterChange);
  });
  addEventListener('online', soon);
  document.addEventListener('visibilitychange', whenSeen);
  soon();
  return () => {
    isEnded = true;
    clearTimeout(timer);
    unsubscribe();
    removeEventListener('online', soon);
    document.removeEventListener('visibilitychange', whenSeen);
  };
};
