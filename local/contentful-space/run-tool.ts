import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const methods = ['log', 'info', 'warn', 'error'] as const;

/** The result of a Contentful tool, and what it printed. */
export type ToolRun<Result> = { readonly result: Result; readonly printed: readonly string[] };

/**
 * Runs a Contentful tool and captures its output: it prints tables, plans and, on a failure,
 * requests that contain the token. Any files it writes go to a folder that is deleted.
 */
export const runTool = async <Result>(
  work: (scratchFolder: string) => Promise<Result>,
): Promise<ToolRun<Result>> => {
  const scratchFolder = await mkdtemp(path.join(tmpdir(), 'knurl-contentful-'));
  const folderBefore = process.cwd();
  const printed: string[] = [];
  const originals = methods.map((method) => console[method]);
  for (const method of methods) console[method] = (...parts) => void printed.push(parts.join(' '));
  const writeBefore = process.stdout.write.bind(process.stdout);
  process.stdout.write = (text: string | Uint8Array) => {
    printed.push(String(text));
    return true;
  };
  try {
    // contentful-migration writes its log into the current folder.
    process.chdir(scratchFolder);
    return { result: await work(scratchFolder), printed };
  } finally {
    process.chdir(folderBefore);
    process.stdout.write = writeBefore;
    methods.forEach((method, index) => {
      const original = originals[index];
      if (original) console[method] = original;
    });
    await rm(scratchFolder, { recursive: true, force: true });
  }
};
