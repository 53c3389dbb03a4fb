import type { ImportService } from './import-service.ts';
import type {
  WorkerAnswer,
  WorkerCall,
  LongImportMethod,
  LongImportMethodResult,
  WorkerReadyOrFailed,
} from './worker-calls.ts';

/** Asks the worker, and waits for its answer or its end. */
const ask = <Method extends LongImportMethod>(
  worker: Worker,
  call: WorkerCall<Method>,
): Promise<LongImportMethodResult<Method>> =>
  new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const onEnd = (): void => {
      port1.close();
      worker.removeEventListener('error', onError);
    };
    const onError = ({ message }: ErrorEvent): void => {
      onEnd();
      reject(new Error(`The worker of imports: ${message}`));
    };
    worker.addEventListener('error', onError);
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer<Method>>) => {
      onEnd();
      if ('value' in data) resolve(data.value);
      else reject(new Error(data.problem));
    };
    worker.postMessage(call, [port2]);
  });

/** Where the long methods are done. */
type Place =
  | { readonly kind: 'worker'; readonly worker: Worker }
  | { readonly kind: 'page'; readonly service: ImportService };

/** The worker once it has opened the log; undefined if it can't start. */
const startWorker = (createWorker: () => Worker): Promise<Worker | undefined> =>
  new Promise((resolve) => {
    const worker = createWorker();
    worker.addEventListener('error', () => resolve(undefined), { once: true });
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<WorkerReadyOrFailed>) =>
        resolve(data === 'ready' ? worker : undefined),
      { once: true },
    );
  });

/**
 * The long methods of the service, done in a worker, which starts with `prepare` or the first call.
 * Where it can't start, the page itself does them: slower, and it may freeze for a while.
 */
export const createLongImportMethodsInWorker = (
  createWorker: () => Worker,
  openOnPage: () => Promise<ImportService>,
): Pick<ImportService, LongImportMethod | 'prepare'> => {
  const find = async (): Promise<Place> => {
    const worker = await startWorker(createWorker).catch(() => undefined);
    return worker === undefined
      ? { kind: 'page', service: await openOnPage() }
      : { kind: 'worker', worker };
  };
  let place: Promise<Place> | undefined;
  const start = (): Promise<Place> => {
    place ??= find().catch((reason: unknown) => {
      place = undefined;
      throw reason;
    });
    return place;
  };
  const call = async <Method extends LongImportMethod>(
    request: WorkerCall<Method>,
    onPage: (service: ImportService) => Promise<LongImportMethodResult<Method>>,
  ): Promise<LongImportMethodResult<Method>> => {
    const found = await start();
    return found.kind === 'page' ? onPage(found.service) : ask(found.worker, request);
  };
  return {
    prepare: () => void start().catch(() => undefined),
    read: (...args) => call({ method: 'read', args }, (service) => service.read(...args)),
    add: (...args) => call({ method: 'add', args }, (service) => service.add(...args)),
    matches: (...args) => call({ method: 'matches', args }, (service) => service.matches(...args)),
    matchAgain: (...args) =>
      call({ method: 'matchAgain', args }, (service) => service.matchAgain(...args)),
    takeOut: (...args) => call({ method: 'takeOut', args }, (service) => service.takeOut(...args)),
  };
};
