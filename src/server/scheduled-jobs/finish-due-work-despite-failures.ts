/** What a room has to do by the clock. */
type UnfinishedWork = {
  /** Its name in our log. */
  readonly name: string;
  /** Does what is due, and stops between two pieces if there is no time left. */
  readonly finish: () => Promise<void>;
};

/** Finishes what is due, kind by kind. A failing kind doesn't stop the others. */
export const finishDueWorkDespiteFailures = async (
  kinds: readonly UnfinishedWork[],
  log: (message: string, error: unknown) => void,
): Promise<void> => {
  for (const { name, finish } of kinds) {
    try {
      await finish();
    } catch (error) {
      log(`Not all that is due could be finished (${name}):`, error);
    }
  }
};
