/** What a room has to do by the clock. */
export type UnfinishedWork = {
  /** Its name in our log. */
  readonly name: string;
  /** Does what is due, and stops between two pieces if there is no time left. */
  readonly finish: (hasTime: () => boolean) => Promise<void>;
};

/** Finishes what is due, kind by kind, while there is time. A failing kind doesn't stop the others. */
export const finishWork = async (
  kinds: readonly UnfinishedWork[],
  {
    hasTime,
    log,
  }: {
    readonly hasTime: () => boolean;
    readonly log: (message: string, error: unknown) => void;
  },
): Promise<void> => {
  for (const { name, finish } of kinds) {
    try {
      await finish(hasTime);
    } catch (error) {
      log(`Not all that is due could be finished (${name}):`, error);
    }
  }
};
