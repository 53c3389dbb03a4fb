import type { LogChangeChannel } from '../records/announce-changes.ts';
import type { RunTransaction } from '../storage/tables.ts';
import type { DeviceOrThisTab } from '../training-log.ts';
import { createLongImportMethodsInWorker } from './create-long-import-methods-in-worker.ts';
import type { ImportService } from './import-service.ts';
import { createLogImportMethods, storesChangedByImports } from './imports-over-tables.ts';

type LogParts = {
  readonly transact: RunTransaction;
  readonly keeping: DeviceOrThisTab;
  readonly changes: Pick<LogChangeChannel, 'announce'>;
  readonly mark: () => void;
};

/**
 * Opens the service of a log. The long work is done in a worker if the log is on the device: none
 * reaches what only this tab has.
 */
export const openImportServiceOfLog = async (parts: LogParts): Promise<ImportService> => {
  const { transact, keeping, changes, mark } = parts;
  const imports = createLogImportMethods(transact);
  const openOnPage = async (): Promise<ImportService> =>
    (await import('./create-same-thread-import-service.ts')).createSameThreadImportService(imports);
  const long =
    keeping === 'device' && typeof Worker === 'function'
      ? createLongImportMethodsInWorker(
          () => new Worker(new URL('./import-worker.ts', import.meta.url)),
          openOnPage,
        )
      : await openOnPage();
  const announcing = async <Result>(changing: Promise<Result>): Promise<Result> => {
    const result = await changing;
    mark();
    changes.announce(storesChangedByImports);
    return result;
  };
  return {
    all: imports.all,
    list: imports.list,
    prepare: long.prepare,
    read: long.read,
    matches: long.matches,
    add: (...args) => announcing(long.add(...args)),
    matchAgain: (...args) => announcing(long.matchAgain(...args)),
    takeOut: (...args) => announcing(long.takeOut(...args)),
  };
};
