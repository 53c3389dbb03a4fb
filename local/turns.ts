/** A door for one at a time: waits for its turn and gives what ends it. */
export type Turns = { readonly take: () => Promise<() => void> };

/** Lets whoever asks in, one after another, in the order of asking. */
export const createTurns = (): Turns => {
  let last: Promise<void> = Promise.resolve();
  return {
    take: async () => {
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
