import type { WholeLog } from '../../../domain/training/transfer/whole-log.ts';
import type { TrainingLog } from '../../../services/training-log/training-log.ts';

/** What an import has added, so that it can be undone. */
export type Added = {
  readonly sessions: readonly string[];
  readonly plans: readonly string[];
  readonly bodyweights: readonly string[];
  /** How many of its sessions were in the log already. */
  readonly known: number;
};

/** Adds a log to this device's log, and returns what was new. */
export const addToLog = async (log: TrainingLog, brought: WholeLog): Promise<Added> => {
  const before = await log.whole();
  const newOf = <Item>(
    items: readonly Item[],
    known: readonly Item[],
    keyOf: (item: Item) => string,
  ): readonly string[] => {
    const keys = new Set(known.map(keyOf));
    return items.map(keyOf).filter((key) => !keys.has(key));
  };
  await log.add(brought);
  const sessions = newOf(brought.sessions, before.sessions, ({ id }) => id);
  return {
    sessions,
    plans: newOf(brought.plans, before.plans, ({ key }) => key),
    bodyweights: newOf(brought.bodyweights, before.bodyweights, ({ on }) => on),
    known: brought.sessions.length - sessions.length,
  };
};

/** Removes what an import has added. The lifter’s weights stay: they may have changed since. */
export const undoImport = async (log: TrainingLog, added: Added): Promise<void> => {
  for (const id of added.sessions) await log.removeSession(id);
  for (const key of added.plans) await log.removePlan(key);
  for (const on of added.bodyweights) await log.removeBodyweight(on);
};
