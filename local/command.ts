import { PlainFailure } from './plain-failure.ts';

/** What a command can use while it runs. */
export type CommandRun = {
  /** Registers work to undo when the command ends, however it ends; the last registered is undone first. */
  readonly onEnd: (undo: () => Promise<void> | void) => void;
};

const exitCodes: Partial<Record<NodeJS.Signals, number>> = {
  SIGINT: 130,
  SIGTERM: 143,
  SIGHUP: 129,
};

/**
 * Runs a command to its end: undoes what it started, shows a failure as one sentence, and sets the exit code.
 * A command that resolves with `stay` keeps running until it is asked to stop.
 */
export const runCommand = async (
  command: (run: CommandRun) => Promise<'done' | 'stay'>,
): Promise<void> => {
  const undone: (() => Promise<void> | void)[] = [];
  let stopping: Promise<never> | undefined;

  const end = (code: number): Promise<never> => {
    stopping ??= (async () => {
      for (const undo of undone.reverse()) {
        try {
          await undo();
        } catch (error) {
          console.error(error);
        }
      }
      process.exit(code);
    })();
    return stopping;
  };

  for (const [signal, code] of Object.entries(exitCodes)) {
    process.on(signal, () => void end(code));
  }
  // The bootstrap may be killed without a chance to tell us.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end(1);
  }, 500).unref();

  try {
    const outcome = await command({ onEnd: (undo) => undone.push(undo) });
    if (outcome === 'done') await end(0);
  } catch (error) {
    if (stopping !== undefined) return stopping;
    if (!(error instanceof PlainFailure)) console.error(error);
    const sentence = error instanceof PlainFailure ? error.message : `The command failed: ${error}`;
    // Said after everything else has ended, so that it is the last line.
    undone.unshift(() => console.error(`\n${sentence}`));
    await end(error instanceof PlainFailure ? error.exitCode : 1);
  }
};
