import { Session } from 'node:inspector/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectFolder } from '../../local/folders.ts';

// Vite gives each export of a module a getter, which runs whenever another module uses the export.
// It is no code of ours.
const exportGetter = /^\(\) => \{ try \{ return \w+ \} catch \{\} \}$/;
const ofTests = /\.test(-support)?\.tsx?$/;

/**
 * The path in the project of a script with this URL. A script of Node's or of a package is outside
 * `src`.
 */
const pathInProject = (url: string): string =>
  url.startsWith('file://') ? path.relative(projectFolder, fileURLToPath(url)) : url;

/**
 * The files of `src` that execute a function during the walk, sorted, by V8's precise coverage of
 * this process. What runs only while a module is loaded doesn't count, nor does a file whose types,
 * constants or schemas are all that is used of it. `PRINT_WALK=1` prints them.
 */
export const executedFiles = async (walk: () => Promise<void>): Promise<readonly string[]> => {
  const session = new Session();
  session.connect();
  try {
    await session.post('Debugger.enable');
    await session.post('Profiler.enable');
    await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await walk();
    const { result } = await session.post('Profiler.takePreciseCoverage');
    const files = new Set<string>();
    for (const { url, scriptId, functions } of result) {
      const file = pathInProject(url);
      if (!file.startsWith('src/') || ofTests.test(file)) continue;
      const { scriptSource } = await session.post('Debugger.getScriptSource', { scriptId });
      const executed = functions
        .flatMap(({ ranges }) => ranges.slice(0, 1))
        .filter(({ count }) => count > 0)
        .map(({ startOffset, endOffset }) => scriptSource.slice(startOffset, endOffset));
      if (executed.some((code) => !exportGetter.test(code))) files.add(file);
    }
    const sorted = [...files].toSorted();
    if (process.env['PRINT_WALK'] === '1') console.log(sorted.join('\n'));
    return sorted;
  } finally {
    session.disconnect();
  }
};
