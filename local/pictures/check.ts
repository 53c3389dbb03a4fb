/** Checks this package: node check.ts. Runs every check and ends with 1 if one of them fails. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const modules = join(import.meta.dirname, '../../node_modules');

const checks: readonly (readonly [title: string, command: string, ...parameters: string[]])[] = [
  ['Types', 'typescript-native/bin/tsc', '--noEmit'],
  ['Dead code', 'knip/bin/knip.js'],
  ['Tests', 'vitest/vitest.mjs', 'run'],
];

for (const [title, command, ...parameters] of checks) {
  console.log(`\n--- ${title} of local/pictures ---`);
  const { status } = spawnSync(process.execPath, [join(modules, command), ...parameters], {
    cwd: import.meta.dirname,
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}
