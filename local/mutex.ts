/** Lets one caller in at a time. */
export type Mutex = {
  /** Waits for the earlier callers, then resolves to the function that lets the next one in. */
  readonly acquire: () => Promise<() => void>;
};

/** Creates a mutex that serves its callers in the order of their calls. */
export const createMutex = (): Mutex => {
  let last: Promise<void> = Promise.resolve();
  return {
    acquire: async () => {
      const before = last;
      let release = (): void => undefined;
      last = new Promise((resolve) => {
        release = resolve;
      });
      await before;
      return release;
    },
  };
};
