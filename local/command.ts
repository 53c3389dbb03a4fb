import './blocking-output.mjs';
import { PlainFailure } from './plain-failure.ts';

/** What a running command can use. */
export type CommandRun = {
  /**
   * Registers a clean-up for when the command ends, however it ends. The last registered runs
   * first.
   */
  readonly onEnd: (undo: () => Promise<void> | void) => void;
};

const exitCodes: Partial<Record<NodeJS.Signals, number>> = {
  SIGINT: 130,
  SIGTERM: 143,
  SIGHUP: 129,
};

/**
 * Runs a command to its end: cleans up after it, shows a failure as one sentence, and sets the exit
 * code. A command that resolves with `stay` keeps running until it is stopped.
 */
export const runCommand = async (
  command: (run: CommandRun) => Promise<'done' | 'failed' | 'stay'>,
): Promise<void> => {
  const undos: (() => Promise<void> | void)[] = [];
  let ending: Promise<never> | undefined;

  const end = (code: number): Promise<never> => {
    ending ??= (async () => {
      for (const undo of undos.reverse()) {
        try {
          await undo();
        } catch (error) {
          console.error(error);
        }
      }
      process.exit(code);
    })();
    return ending;
  };

  for (const [signal, code] of Object.entries(exitCodes)) {
    process.on(signal, () => void end(code));
  }
  // If the bootstrap is killed, it can't pass on a signal.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end(1);
  }, 500).unref();

  try {
    const outcome = await command({ onEnd: (undo) => undos.push(undo) });
    if (outcome !== 'stay') await end(outcome === 'done' ? 0 : 1);
  } catch (error) {
    if (ending !== undefined) return ending;
    if (!(error instanceof PlainFailure)) console.error(error);
    const sentence = error instanceof PlainFailure ? error.message : `The command failed: ${error}`;
    // Runs last, so that the sentence is the last line in the terminal.
    undos.unshift(() => console.error(`\n${sentence}`));
    await end(error instanceof PlainFailure ? error.exitCode : 1);
  }
};
