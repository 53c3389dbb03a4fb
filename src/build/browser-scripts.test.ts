import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { scriptPathsInChunkRules } from './browser-scripts.ts';

it.each(scriptPathsInChunkRules)('some file imports %s when it is needed', (path) => {
  const imports = globSync('src/**/*.{ts,tsx}').flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/import\(\s*'(?<imported>[^']+)'/g),
  ]);
  expect(imports.map(({ groups }) => groups?.['imported'] ?? '')).toContainEqual(
    expect.stringContaining(path),
  );
});
