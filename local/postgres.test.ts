import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Installation } from './debian-packages.ts';
import { ensurePostgres, findPostgres } from './postgres.ts';

let folder = '';
let commands: string[] = [];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'postgres-'));
  commands = [];
  const aptGet = path.join(folder, 'apt-get');
  writeFileSync(aptGet, '#!/bin/sh\n');
  chmodSync(aptGet, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const versions = (): string => path.join(folder, 'versions');
const addPrograms = (version: string, names: readonly string[]): string => {
  const bin = path.join(versions(), version, 'bin');
  mkdirSync(bin, { recursive: true });
  for (const name of names) writeFileSync(path.join(bin, name), '');
  return bin;
};

const machine: Installation = {
  isTerminal: true,
  isAdministrator: true,
  ask: () => Promise.reject(new Error('Nobody is to be asked.')),
  run: (program, parameters) => void commands.push([program, ...parameters].join(' ')),
};

it('finds the newest Postgres server, ignoring versions with only a client', () => {
  expect(findPostgres(versions())).toBeUndefined();
  addPrograms('17', ['psql']);
  addPrograms('9', ['initdb']);
  const newest = addPrograms('15', ['initdb']);
  expect(findPostgres(versions())).toBe(newest);
});

it('installs Postgres if CI is set and there is none', async () => {
  await ensurePostgres({ PATH: folder, CI: 'true' }, machine, versions());
  expect(commands).toEqual([
    'apt-get update',
    'apt-get install --yes --no-install-recommends postgresql',
  ]);
});

it('installs no Postgres outside CI, nor if one is already there', async () => {
  await ensurePostgres({ PATH: folder }, machine, versions());
  addPrograms('15', ['initdb']);
  await ensurePostgres({ PATH: folder, CI: 'true' }, machine, versions());
  expect(commands).toEqual([]);
});
