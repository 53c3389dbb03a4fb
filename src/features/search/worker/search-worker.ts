import { createSearchWorkerHandler } from './search-worker-handler.ts';
import type { ToWorker } from './worker-messages.ts';

const handle = createSearchWorkerHandler((message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => handle(data));
