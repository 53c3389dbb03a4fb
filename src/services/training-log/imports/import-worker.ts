import { openIndexedDbRunTransaction } from '../storage/indexed-db-tables.ts';
import { createSameThreadImportService } from './create-same-thread-import-service.ts';
import { createLogImportMethods } from './imports-over-tables.ts';
import { answerWorkerCall, type WorkerCall, type WorkerReadyOrFailed } from './worker-calls.ts';

const start = async (): Promise<WorkerReadyOrFailed> => {
  try {
    const transact = await openIndexedDbRunTransaction();
    const service = createSameThreadImportService(createLogImportMethods(transact));
    self.addEventListener(
      'message',
      (event: MessageEvent<WorkerCall>) => void answerWorkerCall(service, event),
    );
    return 'ready';
  } catch {
    return 'failed';
  }
};

void start().then((started) => self.postMessage(started));
