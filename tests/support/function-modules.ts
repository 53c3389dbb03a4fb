import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../../local/folders.ts';
import { importsOf } from '../../local/steps/tests-that-reach.ts';

const functionsFolder = 'netlify/functions';

export const functionNames: readonly string[] = readdirSync(
  path.join(projectFolder, functionsFolder),
).map((file) => path.basename(file, '.ts'));

const codes = new Map<string, string>();

/** The code of a file, by its path in the project. */
export const codeOf = (file: string): string => {
  const code = codes.get(file) ?? readFileSync(path.join(projectFolder, file), 'utf8');
  codes.set(file, code);
  return code;
};

/** The modules that a function runs, directly or through others; its own file is the first. */
export const modulesOf = (name: string): readonly string[] => {
  const found = new Set([`${functionsFolder}/${name}.ts`]);
  // A set is walked in the order of insertion, and what is added on the way is walked, too.
  for (const file of found) {
    for (const other of importsOf(file, codeOf(file))) found.add(other);
  }
  return [...found];
};
