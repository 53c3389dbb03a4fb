import { afterAll, vi } from 'vitest';

// The integration tests' files share a worker, and their servers, clients and stand-ins all use its
// `fetch`: what a file has put in place of a global or a variable goes with the file, so that their
// order decides nothing.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
