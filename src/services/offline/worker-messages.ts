import { savePagesOfflineTimeoutMs } from '../../domain/timeouts.ts';
import type { MessageToServiceWorker } from '../../domain/offline/kept-page-list.ts';

/** Sends a message to a service worker. Resolves to whether it could do all of it. */
export const sendToWorkerAndTellWhetherDone = (
  worker: ServiceWorker,
  message: MessageToServiceWorker,
): Promise<boolean> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<unknown>) => {
      port1.close();
      resolve(data === 'done');
    };
    // The browser may end a worker before it answers.
    setTimeout(() => resolve(false), savePagesOfflineTimeoutMs);
    worker.postMessage(message, [port2]);
  });
