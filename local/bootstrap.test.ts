import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder = '';
const write = (name: string, text: string, mode = 0o644): void => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text, { mode });
};
const writeManifest = (manifest: Record<string, unknown>): void =>
  write('package.json', JSON.stringify(manifest));
const lock = {
  packages: { '': { dependencies: { a: '1.0.0' } }, 'node_modules/a': { version: '1.0.0' } },
};

// A fake npm. It installs a pinned Node that only prints what it would run.
const fakeNpm = `#!/bin/sh
echo "npm $1"
mkdir -p node_modules/node/bin
printf '#!/bin/sh\\necho "ran $(basename "$2") $3"\\nexit 7\\n' > node_modules/node/bin/node
chmod +x node_modules/node/bin/node
exit \${NPM_FAILS:-0}
`;

const program = '#!/bin/sh\necho "ran $(basename "$2") $3"\nexit 7\n';
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const writeDigest = (digest: string): void =>
  write(
    'local/node-digests.json',
    JSON.stringify({ [`${process.platform}-${process.arch}`]: digest }),
  );

const start = (parameters: readonly string[], environment: Record<string, string> = {}) => {
  const result = spawnSync(process.execPath, ['local/bootstrap.mjs', ...parameters], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: `${folder}/bin:/usr/bin:/bin`, ...environment },
  });
  return { code: result.status, text: result.stdout, errors: result.stderr };
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bootstrap-'));
  mkdirSync(path.join(folder, 'local'));
  copyFileSync(
    path.join(import.meta.dirname, 'bootstrap.mjs'),
    path.join(folder, 'local', 'bootstrap.mjs'),
  );
  write('local/start.ts', '');
  writeDigest(digestOf(program));
  write('bin/npm', fakeNpm, 0o755);
  write('package-lock.json', JSON.stringify(lock));
  writeManifest({ dependencies: { a: '1.0.0' }, scripts: {} });
});
afterEach(() => rmSync(folder, { recursive: true }));

it('installs once, runs the command on the pinned Node and returns its exit code', () => {
  const first = start(['start', '--now']);
  expect(first.text).toContain('npm install');
  expect(first.text).toContain('ran start.ts --now');
  expect(first.code).toBe(7);
  const second = start(['start']);
  expect(second.text).not.toContain('npm install');
  expect(second.code).toBe(7);
});

it('installs again when a dependency or the lock changes, but not when a script does', () => {
  start(['start']);
  writeManifest({ dependencies: { a: '1.0.0' }, scripts: { lint: 'eslint' } });
  expect(start(['start']).text).not.toContain('npm install');
  writeManifest({ dependencies: { a: '1.0.0', b: '1.0.0' } });
  expect(start(['start']).text).toContain('npm install');
  write('package-lock.json', JSON.stringify({ ...lock, changed: true }));
  expect(start(['start']).text).toContain('npm install');
});

it('does not install again if somebody has run npm install by hand for the same lock', () => {
  start(['start']);
  const stamp = path.join(folder, 'node_modules', '.installed-from');
  rmSync(stamp);
  write('node_modules/.package-lock.json', JSON.stringify({ packages: lock.packages }));
  expect(start(['start']).text).not.toContain('npm install');
  rmSync(stamp);
  write('node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
  expect(start(['start']).text).toContain('npm install');
});

it('does not run a Node with another digest than the one in the repository', () => {
  writeDigest(digestOf('another program'));
  const { code, text, errors } = start(['start']);
  expect(text).not.toContain('ran start.ts');
  expect(errors).toContain('is not the program whose digest is in local/node-digests.json');
  expect(code).toBe(1);
});

it('runs a Node for a platform whose digest is unknown', () => {
  write('local/node-digests.json', '{}');
  expect(start(['start']).text).toContain('ran start.ts');
});

it('refuses to install if node_modules is a link', () => {
  mkdirSync(path.join(folder, 'elsewhere'));
  symlinkSync(path.join(folder, 'elsewhere'), path.join(folder, 'node_modules'));
  const { code, text, errors } = start(['start']);
  expect(text).not.toContain('npm install');
  expect(errors).toContain('node_modules is a link');
  expect(code).toBe(1);
});

it('ends with one sentence when npm is missing, the installation fails or the command is unknown', () => {
  const failed = start(['start'], { NPM_FAILS: '4' });
  expect(failed.errors.trim()).toBe('The packages could not be installed (npm code 4); see above.');
  expect(failed.code).toBe(4);
  rmSync(path.join(folder, 'node_modules'), { recursive: true });
  const without = start(['start'], { PATH: '/nowhere' });
  expect(without.errors.trim()).toContain('npm was not found.');
  expect(without.code).toBe(1);
  expect(start(['paint']).errors.trim()).toContain('There is no command "paint".');
});
