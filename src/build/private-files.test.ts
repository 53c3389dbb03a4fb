import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { planPrivateFiles } from './plan-private-files.ts';
import { writePrivateFiles } from './private-files.ts';

let folder = '';
const place = (name: string): string => path.join(folder, name);
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'private-')), 'private');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

it('writes what is planned and nothing else', () => {
  writePrivateFiles(folder, new Map([['plans/legs', { title: 'Legs' }]]));
  writeFileSync(place('plans/old.json'), '{}');
  writePrivateFiles(
    folder,
    new Map<string, unknown>([
      ['plans/legs', { title: 'Legs again' }],
      ['polls', []],
    ]),
  );
  expect(readFileSync(place('plans/legs.json'), 'utf8')).toBe('{"title":"Legs again"}');
  expect(existsSync(place('polls.json'))).toBe(true);
  expect(existsSync(place('plans/old.json'))).toBe(false);
});

it('leaves the pictures that are named, and no other', () => {
  writePrivateFiles(folder, new Map([['polls', []]]));
  for (const name of ['kept', 'old']) writeFileSync(place(`${name}.webp`), 'RIFF');
  writePrivateFiles(folder, new Map([['polls', []]]), ['kept']);
  expect([existsSync(place('kept.webp')), existsSync(place('old.webp'))]).toEqual([true, false]);
});

it('leaves alone what has not changed', () => {
  const files = new Map([['polls', []]]);
  writePrivateFiles(folder, files);
  utimesSync(place('polls.json'), 1, 1);
  writePrivateFiles(folder, files);
  expect(statSync(place('polls.json')).mtimeMs).toBe(1000);
});

it('plans the polls with the names of their options', () => {
  const entries = [
    {
      type: 'poll' as const,
      id: 'one',
      fields: { pollId: 'poll-001', active: true, options: ['fun: Just for fun'] },
    },
    { type: 'article' as const, id: 'two', fields: { title: 'Secret' } },
  ];
  expect(planPrivateFiles(entries).get('polls')).toEqual([
    { id: 'poll-001', active: true, options: ['fun'] },
  ]);
});
