import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countOfExit, describeCounts, readCount } from './step-count.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (content: unknown): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 1,
  numFailedTestSuites: 0,
};
const playwright = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 }, errors: [] };

describe('readCount', () => {
  it('reads the reports of Vitest and Playwright and removes them', () => {
    const file = report(vitest);
    expect(readCount(file, 0)).toEqual({ passed: 5, failed: 0, skipped: 1 });
    expect(existsSync(file)).toBe(false);
    expect(readCount(report(playwright), 1)).toEqual({ passed: 7, failed: 2, skipped: 0 });
  });

  it('counts a test file that could not be loaded as a failure', () => {
    expect(readCount(report({ ...vitest, numFailedTestSuites: 2 }), 1).failed).toBe(1);
  });

  it('counts a failure when the exit code is bad or the report is missing or unreadable', () => {
    expect(readCount(report(vitest), 1).failed).toBe(1);
    expect(readCount(report('{ cut off'), 0).failed).toBe(1);
    expect(readCount(path.join(folder, 'none.json'), 0).failed).toBe(1);
  });
});

it('describes the sum of counts', () => {
  const counts = [countOfExit(0), countOfExit(2), { passed: 5, failed: 0, skipped: 0 }];
  expect(describeCounts(counts)).toBe('6 passed, 1 failed');
  expect(describeCounts([{ passed: 1, failed: 0, skipped: 2 }])).toBe(
    '1 passed, 0 failed, 2 skipped',
  );
});
