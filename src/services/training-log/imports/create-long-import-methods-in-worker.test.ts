import { describe, expect, it, vi } from 'vitest';
import { toExerciseFactsBySlug } from '../../../domain/training/exercise-facts.ts';
import { createMemoryRunTransaction } from '../storage/memory-tables.ts';
import { createLongImportMethodsInWorker } from './create-long-import-methods-in-worker.ts';
import { createSameThreadImportService } from './create-same-thread-import-service.ts';
import type { ImportService } from './import-service.ts';
import { createLogImportMethods } from './imports-over-tables.ts';
import { answerWorkerCall, type WorkerCall, type WorkerReadyOrFailed } from './worker-calls.ts';

const library = toExerciseFactsBySlug([]);
const file = new File(
  ['Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2026-10-01 18:00:00,Legs,Squat,1,60,5'],
  'strong.csv',
);
const answers = { matches: new Map(), units: { weight: 'kg', distance: 'km' } } as const;

const emptyService = (): ImportService =>
  createSameThreadImportService(createLogImportMethods(createMemoryRunTransaction()));

/** A worker in the same thread, which begins with this message, or with an error. */
class FakeWorker extends EventTarget implements Worker {
  onmessage: Worker['onmessage'] = null;
  onerror: Worker['onerror'] = null;
  onmessageerror: Worker['onmessageerror'] = null;
  calls = 0;
  dies = false;
  readonly #service = emptyService();

  constructor(begins: WorkerReadyOrFailed | 'error') {
    super();
    queueMicrotask(() => {
      if (begins === 'error') this.#fail();
      else this.dispatchEvent(new MessageEvent('message', { data: begins }));
    });
  }

  #fail(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'It did not start.' }));
  }

  postMessage(data: WorkerCall, ports: Transferable[] | StructuredSerializeOptions = []): void {
    this.calls += 1;
    if (this.dies) {
      queueMicrotask(() => this.#fail());
      return;
    }
    const sent = Array.isArray(ports) ? ports.filter((port) => port instanceof MessagePort) : [];
    void answerWorkerCall(this.#service, new MessageEvent('message', { data, ports: sent }));
  }

  terminate(): void {
    this.dies = true;
  }
}

describe('createLongImportMethodsInWorker', () => {
  it('reads and adds a file in the worker, which the first call starts', async () => {
    const worker = new FakeWorker('ready');
    const create = vi.fn<() => Worker>(() => worker);
    const service = createLongImportMethodsInWorker(create, () =>
      Promise.reject(new Error('not on the page')),
    );
    expect(create).not.toHaveBeenCalled();
    expect(await service.read(file, library)).toMatchObject({ app: 'Strong', sets: 1 });
    expect(await service.add(answers)).toMatchObject({ sessions: 1, known: 0 });
    expect([create.mock.calls.length, worker.calls]).toEqual([1, 2]);
  });

  it('starts the worker before there is a file, once', async () => {
    const worker = new FakeWorker('ready');
    const create = vi.fn<() => Worker>(() => worker);
    const service = createLongImportMethodsInWorker(create, () =>
      Promise.reject(new Error('not on the page')),
    );
    service.prepare();
    expect([create.mock.calls.length, worker.calls]).toEqual([1, 0]);
    expect(await service.read(file, library)).toMatchObject({ app: 'Strong' });
    expect([create.mock.calls.length, worker.calls]).toEqual([1, 1]);
  });

  it('rejects when the work fails, and when the worker ends', async () => {
    const worker = new FakeWorker('ready');
    const service = createLongImportMethodsInWorker(
      () => worker,
      () => Promise.reject(new Error('not on the page')),
    );
    await expect(service.add(answers)).rejects.toThrow('No file was read.');
    worker.terminate();
    await expect(service.read(file, library)).rejects.toThrow('The worker of imports');
  });

  it.each(['failed', 'error'] as const)(
    'does the work on the page where no worker can start: %s',
    async (begins) => {
      const open = vi.fn<() => Promise<ImportService>>(async () => emptyService());
      const service = createLongImportMethodsInWorker(() => new FakeWorker(begins), open);
      expect(await service.read(file, library)).toMatchObject({ app: 'Strong', sets: 1 });
      expect(await service.add(answers)).toMatchObject({ sessions: 1 });
      expect(open).toHaveBeenCalledTimes(1);
    },
  );

  it('does the work on the page where the browser forbids workers', async () => {
    const service = createLongImportMethodsInWorker(
      () => {
        throw new DOMException('Forbidden.', 'SecurityError');
      },
      async () => emptyService(),
    );
    expect(await service.read(file, library)).toMatchObject({ app: 'Strong' });
  });
});
