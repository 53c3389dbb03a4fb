import path from 'node:path';
import { expect, it } from 'vitest';
import { resolveProjectFiles } from './check-files.ts';
import { projectFolder } from './folders.ts';

it('finds files by their path relative to the folder in which the command was typed', () => {
  const local = path.join(projectFolder, 'local');
  expect(resolveProjectFiles(projectFolder, local, ['check.ts', '../package.json'])).toEqual([
    'local/check.ts',
    'package.json',
  ]);
});

it('finds every file of a folder', () => {
  const found = resolveProjectFiles(projectFolder, projectFolder, ['local/steps']);
  expect(found).toContain('local/steps/step.ts');
  expect(found.every((file) => file.startsWith('local/steps/'))).toBe(true);
});

it('rejects a path that is not in the project', () => {
  for (const name of ['no/such.ts', '../elsewhere.ts', '/etc/hosts']) {
    expect(() => resolveProjectFiles(projectFolder, projectFolder, [name])).toThrow(
      `There is no file ${name} in this project.`,
    );
  }
});
