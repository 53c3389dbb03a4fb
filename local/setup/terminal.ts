import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** The user at the terminal. */
export type Prompt = {
  /** Asks for a line, which isn't echoed. */
  readonly askSecret: (question: string) => Promise<string>;
  /** Asks a question and waits for yes or no; anything but yes counts as no. */
  readonly confirm: (question: string) => Promise<boolean>;
};

const nothingShown = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() });

const askLine = async (question: string, output: NodeJS.WritableStream): Promise<string> => {
  process.stdout.write(question);
  const lines = createInterface({ input: process.stdin, output, terminal: true });
  const stopped = new AbortController();
  // In this mode Ctrl+C arrives as a key press.
  lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  lines.on('close', () => stopped.abort());
  try {
    return (await lines.question('', { signal: stopped.signal })).trim();
  } catch {
    // The terminal was closed.
    return '';
  } finally {
    lines.close();
  }
};

/** The user at the terminal; undefined if there is no terminal to answer at. */
export const openPrompt = (): Prompt | undefined =>
  process.stdin.isTTY && process.stdout.isTTY
    ? {
        askSecret: async (question) => {
          const answer = await askLine(question, nothingShown());
          process.stdout.write('\n');
          return answer;
        },
        confirm: async (question) => /^y(es)?$/i.test(await askLine(question, process.stdout)),
      }
    : undefined;
