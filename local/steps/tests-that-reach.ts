import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** For each file of the project the files that import it, as paths relative to the project. */
export type Importers = ReadonlyMap<string, readonly string[]>;

const rooms = ['src', 'netlify', 'local', 'tests'];
const isCode = (file: string): boolean => /\.(ts|tsx|mts|mjs)$/.test(file);
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isIntegrationTest = (file: string): boolean =>
  file.startsWith('tests/integration/') && isTest(file);
/** Tests of `vitest.config.mts` that need nothing but the sources. */
const isUnitTest = (file: string): boolean =>
  isTest(file) && /^src\/|^local\/(?!pictures\/)|^tests\/(?:search|docs|support)\//.test(file);
/** Tests that run without a build and a browser. */
const isQuickTest = (file: string): boolean =>
  isTest(file) && !file.startsWith('tests/pages/') && !file.startsWith('tests/builds/');

// Each import of ours is relative and names the file with its ending. `import type` runs nothing.
const imported =
  /\b(?:import|export)\s(?!type\b)[^'";]*?\bfrom\s+'(\.[^']+)'|\bimport\s*\(?\s*'(\.[^']+)'/g;

/** The files that a file imports when it runs, directly. */
export const importsOf = (file: string, code: string): readonly string[] =>
  [...code.matchAll(imported)].map(([, from, alone]) =>
    path.posix.join(path.posix.dirname(file), from ?? alone ?? ''),
  );

/** Reads the imports of the whole project, in about a second. */
export const readImporters = (projectFolder: string): Importers => {
  const importers = new Map<string, string[]>();
  for (const room of rooms) {
    const names = readdirSync(path.join(projectFolder, room), {
      recursive: true,
      encoding: 'utf8',
    });
    for (const name of names.filter((one) => isCode(one) && !one.includes('node_modules'))) {
      const file = path.posix.join(room, name);
      const code = readFileSync(path.join(projectFolder, file), 'utf8');
      for (const other of importsOf(file, code)) {
        const others = importers.get(other);
        if (others === undefined) importers.set(other, [file]);
        else others.push(file);
      }
    }
  }
  return importers;
};

/** The files that import one of these directly. */
export const importersOf = (importers: Importers, files: readonly string[]): readonly string[] =>
  files.flatMap((file) => importers.get(file) ?? []);

/**
 * The files that import one of these, directly or through others, and these themselves; the nearest
 * first.
 */
const filesReaching = (importers: Importers, files: readonly string[]): readonly string[] => {
  const reached = new Set(files);
  // A set is walked in the order of insertion, and what is added on the way is walked, too.
  for (const file of reached) {
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return [...reached];
};

/**
 * The unit tests that a change of these files can break, by who imports whom. Vitest's `related`
 * would read and compile the whole project to find them.
 */
export const unitTestsReaching = (
  importers: Importers,
  files: readonly string[],
): readonly string[] => filesReaching(importers, files).filter(isUnitTest);

/** What proves a change of some files. */
export type ReachedTests = {
  /** The integration tests to run: those that reach the files, the nearest first. */
  readonly integration: readonly string[];
  /** How many more reach them. */
  readonly leftOut: number;
  /** The files that no unit and no integration test reaches. */
  readonly unreached: readonly string[];
};

/**
 * Two minutes' worth. What more tests than these reach is the ground on which everything stands.
 */
const mostIntegrationTests = 20;

/** Finds the tests that a change of these files can break, by who imports whom. */
export const findReachedTests = (importers: Importers, files: readonly string[]): ReachedTests => {
  const codeFiles = files.filter(isCode);
  const reaching = filesReaching(importers, codeFiles).filter(isIntegrationTest);
  return {
    integration: reaching.slice(0, mostIntegrationTests),
    leftOut: Math.max(reaching.length - mostIntegrationTests, 0),
    unreached: codeFiles.filter((file) => !filesReaching(importers, [file]).some(isQuickTest)),
  };
};

/** What a check says about tests that it didn't run; empty if there is nothing to say. */
export const describeUnrunTests = ({ leftOut, unreached }: ReachedTests): string =>
  [
    ...(leftOut === 0
      ? []
      : [
          `${leftOut} more integration tests reach these files; "npm test -- integration" runs them all.`,
        ]),
    ...unreached.map(
      (file) =>
        `No unit or integration test reaches ${file}. If a page shows it, "npm test -- pages browser" may.`,
    ),
  ].join('\n');
