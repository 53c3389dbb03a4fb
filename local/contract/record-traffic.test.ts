import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { recordTraffic, trafficVariable } from './record-traffic.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'knurl-traffic-'));
const file = path.join(folder, `${process.pid}.jsonl`);
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * How many of these answers to one call are recorded. The call's name is one that no other test
 * has.
 */
const countRecorded = (call: string, answers: readonly unknown[]): number => {
  vi.stubEnv(trafficVariable, folder);
  for (const answer of answers) recordTraffic('stripe', call, 'answered', answer);
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').length : 0;
};

it('records an answer once, however often it comes with other ids, amounts and texts', () => {
  const answers = [1, 2, 3].map((nr) => ({ id: `cus_${nr}`, amount: nr, name: `Ann ${nr}` }));
  expect(countRecorded('same', answers)).toBe(1);
});

it.each([
  ['another field', { status: 'open', items: [{ price: 'p 1' }], colour: 'red' }],
  ['a field less', { items: [{ price: 'p 1' }] }],
  ['another word', { status: 'complete', items: [{ price: 'p 1' }] }],
  ['another kind of value', { status: 'open', items: [{ price: null }] }],
  ['an empty list', { status: 'open', items: [] }],
  ['a field in a list', { status: 'open', items: [{ price: 'p 2', tax: 1 }] }],
])('records an answer that has %s', (what, answer) => {
  const known = { status: 'open', items: [{ price: 'p 1' }] };
  expect(countRecorded(what, [known, known, answer, answer])).toBe(2);
});

it('stops looking at a place that holds anything, such as the names of notes', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const names = [...letters].flatMap((one) => [...letters].map((other) => one + other));
  const answers = names.map((name) => ({ metadata: { [name]: 'x' } }));
  expect(countRecorded('free names', answers)).toBeLessThan(60);
});

it('records nothing without a folder', () => {
  vi.stubEnv(trafficVariable, undefined);
  recordTraffic('stripe', 'nowhere', 'answered', { id: 'x' });
  expect(existsSync(folder)).toBe(false);
});
