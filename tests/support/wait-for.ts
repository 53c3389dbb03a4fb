import { vi } from 'vitest';

/**
 * Waits until this check passes and resolves with what it returns. A busy machine needs longer than
 * the second that `vi.waitFor` gives by itself.
 */
export const waitFor = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 60_000 });
