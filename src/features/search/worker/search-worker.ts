import { createSearchWorkerHandler } from './search-worker-handler.ts';
import type { SearchWorkerRequest } from './worker-messages.ts';

const handle = createSearchWorkerHandler((message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<SearchWorkerRequest>) => handle(data));
