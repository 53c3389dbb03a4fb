import { openIndexedDbTables } from '../storage/indexed-db-tables.ts';
import { createImportService } from './create-import-service.ts';
import { createImportsOfLog } from './imports-over-tables.ts';
import { answerCall, type WorkerCall, type WorkerReadiness } from './worker-calls.ts';

const start = async (): Promise<WorkerReadiness> => {
  try {
    const transact = await openIndexedDbTables();
    const service = createImportService(createImportsOfLog(transact));
    self.addEventListener(
      'message',
      (event: MessageEvent<WorkerCall>) => void answerCall(service, event),
    );
    return 'ready';
  } catch {
    return 'failed';
  }
};

void start().then((started) => self.postMessage(started));
