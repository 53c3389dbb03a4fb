import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../folders.ts';
import { patternInSources, type PlatformUse } from './use.ts';

/** The texts of our sources that may reach a browser, by their paths. */
export type OwnSources = ReadonlyMap<string, string>;

/** Reads our sources, without tests and without what only a build or a function runs. */
export const readOwnSources = (): OwnSources =>
  new Map(
    globSync('src/**/*.{ts,tsx,css}', {
      cwd: projectFolder,
      exclude: ['src/server/**', '**/*.test.*', '**/*.test-support.*', 'src/gatsby-types.d.ts'],
    }).map((file) => [file, readFileSync(path.join(projectFolder, file), 'utf8')]),
  );

/** The sources that may be where a use comes from. */
export const sourcesOf = (sources: OwnSources, use: PlatformUse): readonly string[] => {
  const pattern = patternInSources(use);
  return [...sources].filter(([, text]) => pattern.test(text)).map(([file]) => file);
};
