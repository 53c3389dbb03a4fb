import { createSearchDesk } from './search-desk.ts';
import type { ToWorker } from './search-messages.ts';

const hear = createSearchDesk((message) => self.postMessage(message));

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => hear(data));
