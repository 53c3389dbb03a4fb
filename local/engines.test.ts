import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Installation } from './debian-packages.ts';
import { ensureTestBrowsers, findMissingBrowserPackages } from './engines.ts';

let folder = '';
let commands: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'engines-'));
  commands = [];
  addProgram('apt-get');
});
afterEach(() => rmSync(folder, { recursive: true }));

const addProgram = (name: string): void => {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
};

const places = () => ({
  binding: path.join(folder, 'gi'),
  description: path.join(folder, 'lib/*/WebKit2-4.1.typelib'),
});

/** A machine on which apt-get installs what it is asked for. */
const machine = (more: Partial<Installation> = {}): Installation => ({
  isTerminal: false,
  isAdministrator: true,
  ask: async () => true,
  run: (program, parameters) => {
    commands.push([program, ...parameters].join(' '));
    if (!parameters.includes('install')) return undefined;
    for (const name of ['firefox-esr', 'WebKitWebDriver', 'Xvfb']) addProgram(name);
    mkdirSync(places().binding);
    mkdirSync(path.join(folder, 'lib/x'), { recursive: true });
    writeFileSync(path.join(folder, 'lib/x/WebKit2-4.1.typelib'), '');
    return undefined;
  },
  ...more,
});

const all = 'firefox-esr webkit2gtk-driver xvfb python3-gi gir1.2-webkit2-4.1';
const install = `apt-get install --yes --no-install-recommends ${all}`;

it('names the packages that are missing', () => {
  addProgram('Xvfb');
  expect(findMissingBrowserPackages({ PATH: folder }, places())).toEqual(
    all.split(' ').filter((name) => name !== 'xvfb'),
  );
});

it('installs them without asking if CI is set, and nothing if they are there', async () => {
  await ensureTestBrowsers({ PATH: folder, CI: 'true' }, machine(), places());
  expect(commands).toEqual(['apt-get update', install]);
  await ensureTestBrowsers({ PATH: folder, CI: 'true' }, machine(), places());
  expect(commands).toHaveLength(2);
});

it('installs nothing without a yes, and says which command installs them', async () => {
  const refusing = machine({ isTerminal: true, ask: async () => false });
  await expect(ensureTestBrowsers({ PATH: folder }, refusing, places())).rejects.toThrow(install);
  await expect(ensureTestBrowsers({ PATH: folder }, machine(), places())).rejects.toThrow(install);
  expect(commands).toEqual([]);
});

it('says in apt’s words why they could not be installed', async () => {
  const failing = machine({
    run: (_, parameters) =>
      parameters.includes('install') ? 'E: Unable to locate package xvfb' : undefined,
  });
  await expect(ensureTestBrowsers({ PATH: folder, CI: 'true' }, failing, places())).rejects.toThrow(
    `"${install}" failed: E: Unable to locate package xvfb`,
  );
});
