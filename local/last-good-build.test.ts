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
import { abandonBuild, acceptBuild, beginBuild, mendInterruptedBuild } from './last-good-build.ts';

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

const buildHalf = (): void => {
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

it('puts back the site and Gatsby state that a failed build changed, and keeps what it compiled', () => {
  beginBuild(place());
  buildHalf();
  abandonBuild(place());
  expectLastGood();
  expect(read('.cache/webpack/pack')).toBe('compiled anew');
  expect(mendInterruptedBuild(place())).toBe(false);
});

it('keeps what a good build made, as the next last good site', () => {
  beginBuild(place());
  write('public/index.html', 'better');
  acceptBuild(place());
  expect(read('public/index.html')).toBe('better');
  beginBuild(place());
  buildHalf();
  abandonBuild(place());
  expect(read('public/index.html')).toBe('better');
});

it('mends a build that was cut off', () => {
  beginBuild(place());
  buildHalf();
  // The process that wrote the marker is gone.
  write('.local/build-under-way', '999999999');
  expect(mendInterruptedBuild(place())).toBe(true);
  expectLastGood();
});

it('leaves nothing half-made when there was no site before', () => {
  rmSync(path.join(projectFolder, 'public'), { recursive: true });
  rmSync(path.join(projectFolder, '.cache'), { recursive: true });
  beginBuild(place());
  write('public/index.html', 'half');
  write('.cache/redux/state', 'half state');
  abandonBuild(place());
  expect(existsSync(path.join(projectFolder, 'public'))).toBe(false);
  expect(existsSync(path.join(projectFolder, '.cache/redux'))).toBe(false);
});

it('notices a change that keeps the size, and a folder that became a file', () => {
  beginBuild(place());
  write('public/index.html', 'evil');
  rmSync(path.join(projectFolder, 'public/old'), { recursive: true });
  write('public/old', 'a file');
  abandonBuild(place());
  expectLastGood();
});
