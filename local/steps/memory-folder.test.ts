import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepTemporaryFilesInMemory } from './memory-folder.ts';

let memory: string;
beforeEach(() => {
  memory = mkdtempSync(path.join(os.tmpdir(), 'memory-'));
  vi.stubEnv('TMPDIR', os.tmpdir());
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(memory, { recursive: true });
});

it('temporary files are below the given folder until the command ends, and are deleted with it', () => {
  const undos: (() => unknown)[] = [];
  keepTemporaryFilesInMemory({ onEnd: (undo) => undos.push(undo) }, memory);
  const temporary = os.tmpdir();
  expect(path.dirname(temporary)).toBe(memory);
  writeFileSync(path.join(temporary, 'left-behind'), '');

  for (const undo of undos) undo();
  expect(existsSync(temporary)).toBe(false);
});

it('temporary files stay where they are on a machine without such a folder', () => {
  const before = os.tmpdir();
  const onEnd = vi.fn();
  keepTemporaryFilesInMemory({ onEnd }, path.join(memory, 'missing'));
  expect(os.tmpdir()).toBe(before);
  expect(onEnd).not.toHaveBeenCalled();
});
