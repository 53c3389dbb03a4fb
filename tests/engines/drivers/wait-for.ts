/**
 * Tries until it works, and fails with the last reason after some time: far more than a busy
 * machine needs.
 */
export const waitFor = async <Result>(
  what: string,
  attempt: () => Promise<Result>,
  seconds = 20,
): Promise<Result> => {
  const end = performance.now() + 1000 * seconds;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > end) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`${what}: ${reason}`, { cause: error });
      }
      await new Promise((resolve) => {
        setTimeout(resolve, 30);
      });
    }
  }
};
