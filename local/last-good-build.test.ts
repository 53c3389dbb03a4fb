import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  abandonBuild,
  acceptBuild,
  backUpBeforeBuild,
  restoreAfterInterruptedBuild,
} from './last-good-build.ts';

let projectFolder = '';
const place = () => ({ projectFolder, stateFolder: path.join(projectFolder, '.local') });
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(projectFolder, name)), { recursive: true });
  writeFileSync(path.join(projectFolder, name), text);
};
const read = (name: string): string => readFileSync(path.join(projectFolder, name), 'utf8');

beforeEach(() => {
  projectFolder = mkdtempSync(path.join(tmpdir(), 'last-good-'));
  write('public/index.html', 'good');
  write('public/old/index.html', 'old');
  write('.cache/redux/state', 'good state');
  write('.cache/webpack/pack', 'compiled');
});
afterEach(() => rmSync(projectFolder, { recursive: true }));

const runHalfABuild = (): void => {
  write('public/index.html', 'half');
  write('public/new/index.html', 'new');
  rmSync(path.join(projectFolder, 'public/old'), { recursive: true });
  write('.cache/redux/state', 'half state');
  write('.cache/webpack/pack', 'compiled anew');
};

const expectLastGood = (): void => {
  expect(read('public/index.html')).toBe('good');
  expect(read('public/old/index.html')).toBe('old');
  expect(readdirSync(path.join(projectFolder, 'public')).sort()).toEqual(['index.html', 'old']);
  expect(read('.cache/redux/state')).toBe('good state');
};

it('restores the site and the Gatsby state after a failed build, and keeps the compiled code', () => {
  backUpBeforeBuild(place());
  runHalfABuild();
  abandonBuild(place());
  expectLastGood();
  expect(read('.cache/webpack/pack')).toBe('compiled anew');
  expect(restoreAfterInterruptedBuild(place())).toBe(false);
});

it('keeps a successful build as the next last good site', () => {
  backUpBeforeBuild(place());
  write('public/index.html', 'better');
  acceptBuild(place());
  expect(read('public/index.html')).toBe('better');
  backUpBeforeBuild(place());
  runHalfABuild();
  abandonBuild(place());
  expect(read('public/index.html')).toBe('better');
});

it('restores the last good site after an interrupted build', () => {
  backUpBeforeBuild(place());
  runHalfABuild();
  // No process has this id.
  write('.local/build-under-way', '999999999');
  expect(restoreAfterInterruptedBuild(place())).toBe(true);
  expectLastGood();
});

it('removes the unfinished site if there was none before', () => {
  rmSync(path.join(projectFolder, 'public'), { recursive: true });
  rmSync(path.join(projectFolder, '.cache'), { recursive: true });
  backUpBeforeBuild(place());
  write('public/index.html', 'half');
  write('.cache/redux/state', 'half state');
  abandonBuild(place());
  expect(existsSync(path.join(projectFolder, 'public'))).toBe(false);
  expect(existsSync(path.join(projectFolder, '.cache/redux'))).toBe(false);
});

it('restores a file that changed but kept its size, and a folder that became a file', () => {
  backUpBeforeBuild(place());
  write('public/index.html', 'evil');
  rmSync(path.join(projectFolder, 'public/old'), { recursive: true });
  write('public/old', 'a file');
  abandonBuild(place());
  expectLastGood();
});
