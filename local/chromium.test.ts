import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureChromium, findChromium } from './chromium.ts';
import type { Installation } from './debian-packages.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const addProgram = (name: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
};

it('finds a Chromium on the path, preferring the headless shell', () => {
  addProgram('google-chrome');
  addProgram('chromium');
  const file = addProgram('chromium-headless-shell');
  expect(findChromium({ PATH: `/nowhere${path.delimiter}${folder}` })).toBe(file);
  expect(findChromium({ PATH: '/nowhere' })).toBeUndefined();
});

it('prefers the Chromium that CHROMIUM_PATH names', () => {
  addProgram('chromium');
  const mine = addProgram('mine');
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: mine })).toBe(mine);
});

it('rejects a CHROMIUM_PATH that names no program', async () => {
  await expect(ensureChromium({ PATH: folder, CHROMIUM_PATH: '/no/such' })).rejects.toThrow(
    'CHROMIUM_PATH names /no/such, which is no program. Correct or unset it.',
  );
});

describe('without Chromium', () => {
  let questions: string[] = [];
  let commands: string[] = [];
  beforeEach(() => {
    questions = [];
    commands = [];
    addProgram('apt-get');
  });

  /** A machine on which apt-get installs Chromium. */
  const machine = (more: Partial<Installation> = {}): Installation => ({
    isTerminal: false,
    isAdministrator: true,
    ask: async (question) => {
      questions.push(question);
      return true;
    },
    run: (program, parameters) => {
      commands.push([program, ...parameters].join(' '));
      if (parameters.includes('chromium-headless-shell')) addProgram('chromium-headless-shell');
    },
    ...more,
  });
  const install = 'apt-get install --yes --no-install-recommends chromium-headless-shell';

  it('asks at a terminal, and installs Chromium if the answer is yes', async () => {
    const file = await ensureChromium({ PATH: folder }, machine({ isTerminal: true }));
    expect(file).toBe(path.join(folder, 'chromium-headless-shell'));
    expect(questions).toEqual([`The browser tests need Chromium. Run "${install}"?`]);
    expect(commands).toEqual(['apt-get update', install]);
  });

  it('installs nothing if the answer is no, and says which command installs it', async () => {
    const refusing = machine({ isTerminal: true, ask: async () => false });
    await expect(ensureChromium({ PATH: folder }, refusing)).rejects.toThrow(install);
    expect(commands).toEqual([]);
  });

  it('installs nothing without a terminal, and says which command installs it', async () => {
    const unattended = machine({ isAdministrator: false });
    await expect(ensureChromium({ PATH: folder }, unattended)).rejects.toThrow(`sudo ${install}`);
    expect(questions).toEqual([]);
    expect(commands).toEqual([]);
  });

  it('installs Chromium without asking if CI is set', async () => {
    const file = await ensureChromium({ PATH: folder, CI: 'true' }, machine());
    expect(file).toBe(path.join(folder, 'chromium-headless-shell'));
    expect(questions).toEqual([]);
    expect(commands).toEqual(['apt-get update', install]);
  });

  it('installs the headless shell in CI beside a Chromium with a window, which is used if that fails', async () => {
    const withWindow = addProgram('chromium');
    const failing = machine({ run: () => undefined });
    expect(await ensureChromium({ PATH: folder, CI: 'true' }, failing)).toBe(withWindow);
    const shell = path.join(folder, 'chromium-headless-shell');
    expect(await ensureChromium({ PATH: folder, CI: 'true' }, machine())).toBe(shell);
    expect(commands).toEqual(['apt-get update', install]);
    expect(await ensureChromium({ PATH: folder, CI: 'true' }, machine())).toBe(shell);
    expect(commands).toHaveLength(2);
  });

  it('says what to do on a system without apt-get', async () => {
    rmSync(path.join(folder, 'apt-get'));
    await expect(
      ensureChromium({ PATH: folder, CI: 'true' }, machine({ isTerminal: true })),
    ).rejects.toThrow('set CHROMIUM_PATH to a Chromium or Chrome that you have');
    expect(questions).toEqual([]);
    expect(commands).toEqual([]);
  });
});
