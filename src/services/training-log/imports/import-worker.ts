import { openIndexedDbTables } from '../storage/indexed-db-tables.ts';
import { createImportService } from './desk-over-imports.ts';
import { createImportsOfLog } from './imports-over-tables.ts';
import { answerCall, type WorkerCall, type WorkerReadiness } from './worker-calls.ts';

const start = async (): Promise<WorkerReadiness> => {
  try {
    const transact = await openIndexedDbTables();
    const desk = createImportService(createImportsOfLog(transact));
    self.addEventListener(
      'message',
      (event: MessageEvent<WorkerCall>) => void answerCall(desk, event),
    );
    return 'ready';
  } catch {
    return 'failed';
  }
};

void start().then((started) => self.postMessage(started));
