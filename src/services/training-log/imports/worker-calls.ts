import type { ImportService } from './import-service.ts';

/** The methods of the service that may take long, and are done in the worker. */
export type LongImportMethod = Exclude<keyof ImportService, 'all' | 'list' | 'prepare'>;

/** What the page sends to the worker; the answer comes through the port that is sent along. */
export type WorkerCall<Method extends LongImportMethod = LongImportMethod> = {
  readonly [Name in Method]: {
    readonly method: Name;
    readonly args: Parameters<ImportService[Name]>;
  };
}[Method];

/** What a method of the service resolves to. */
export type LongImportMethodResult<Method extends LongImportMethod> = Awaited<
  ReturnType<ImportService[Method]>
>;

export type WorkerAnswer<Method extends LongImportMethod> =
  | { readonly value: LongImportMethodResult<Method> }
  | { readonly problem: string };

/** The first message of the worker: whether it could open the log. */
export type WorkerReadyOrFailed = 'ready' | 'failed';

const run = (service: ImportService, call: WorkerCall): Promise<unknown> => {
  switch (call.method) {
    case 'read':
      return service.read(...call.args);
    case 'add':
      return service.add(...call.args);
    case 'matches':
      return service.matches(...call.args);
    case 'matchAgain':
      return service.matchAgain(...call.args);
    case 'takeOut':
      return service.takeOut(...call.args);
  }
};

/** Does what the page asks for, and sends the answer. */
export const answerWorkerCall = (
  service: ImportService,
  { data, ports }: MessageEvent<WorkerCall>,
): Promise<void> =>
  run(service, data).then(
    (value) => ports[0]?.postMessage({ value }),
    (reason: unknown) => ports[0]?.postMessage({ problem: String(reason) }),
  );
