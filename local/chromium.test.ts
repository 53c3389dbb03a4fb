import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ensureChromium, findChromium } from './chromium.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const program = (name: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
};

it('takes the first Chromium on the path', () => {
  const file = program('google-chrome');
  expect(findChromium({ PATH: `/nowhere${path.delimiter}${folder}` })).toBe(file);
  expect(findChromium({ PATH: '/nowhere' })).toBeUndefined();
});

it('prefers the one that CHROMIUM_PATH names', () => {
  program('chromium');
  const mine = program('mine');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: mine })).toBe(mine);
});

it('says what to do when there is none', () => {
  expect(() => ensureChromium({ PATH: folder, CHROMIUM_PATH: '/no/such' })).toThrow(
    'CHROMIUM_PATH names /no/such, which is no program. Correct or unset it.',
  );
  expect(() => ensureChromium({ PATH: folder })).toThrow('sudo apt-get install chromium');
});
