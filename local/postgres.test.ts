import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Installation } from './debian-packages.ts';
import { ensurePostgres, findPgbouncer, findPostgres } from './postgres.ts';

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

const addProgram = (name: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
};
const places = () => ({ servers: versions(), pgbouncer: path.join(folder, 'sbin-pgbouncer') });

it('finds PgBouncer on the path, or where Debian puts it', () => {
  const { pgbouncer } = places();
  expect(findPgbouncer({ PATH: folder }, pgbouncer)).toBeUndefined();
  expect(findPgbouncer({ PATH: folder }, addProgram('sbin-pgbouncer'))).toBe(pgbouncer);
  const onPath = addProgram('pgbouncer');
  expect(findPgbouncer({ PATH: folder }, pgbouncer)).toBe(onPath);
});

it('installs Postgres and its pooler if CI is set and there are none', async () => {
  await ensurePostgres({ PATH: folder, CI: 'true' }, machine, places());
  expect(commands).toEqual([
    'apt-get update',
    'apt-get install --yes --no-install-recommends postgresql pgbouncer',
  ]);
});

it('installs only what is missing', async () => {
  addPrograms('15', ['initdb']);
  await ensurePostgres({ PATH: folder, CI: 'true' }, machine, places());
  expect(commands.at(-1)).toBe('apt-get install --yes --no-install-recommends pgbouncer');
});

it('installs nothing outside CI, nor if both are already there', async () => {
  await ensurePostgres({ PATH: folder }, machine, places());
  addPrograms('15', ['initdb']);
  addProgram('pgbouncer');
  await ensurePostgres({ PATH: folder, CI: 'true' }, machine, places());
  expect(commands).toEqual([]);
});
