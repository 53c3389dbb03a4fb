import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectFolder } from '../folders.ts';
import { countOfExit, describeCounts, readReportCount } from './step-count.ts';

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
  testResults: [],
};

const createSpec = (title: string, status: string, message?: string) => ({
  title,
  file: 'poll.spec.ts',
  line: 7,
  tests: [{ status, results: [message === undefined ? {} : { error: { message } }, {}] }],
});
const playwright = {
  stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 },
  errors: [],
  suites: [
    {
      specs: [createSpec('counts a vote', 'expected')],
      suites: [
        {
          specs: [
            createSpec('shows bars', 'unexpected', '\u001B[31mError: too low\u001B[39m\n  at …'),
            createSpec('thanks her', 'flaky', 'Error: not yet'),
          ],
        },
      ],
    },
  ],
};

const nothingToTell = { failures: [], secondTries: [] };

describe('readReportCount', () => {
  it('reads the report of Vitest and removes it', () => {
    const file = report(vitest);
    expect(readReportCount(file, 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 1,
      ...nothingToTell,
    });
    expect(existsSync(file)).toBe(false);
  });

  it('names the Vitest tests that passed at the second try', () => {
    const testResults = [
      {
        name: path.join(projectFolder, 'tests/engines/webkit.test.ts'),
        status: 'passed',
        message: '',
        assertionResults: [
          { fullName: 'votes', status: 'passed', failureMessages: ['Error: not yet\n  at vote'] },
          { fullName: 'buys', status: 'passed', failureMessages: [] },
        ],
      },
    ];
    expect(readReportCount(report({ ...vitest, testResults }), 0).secondTries).toEqual([
      'tests/engines/webkit.test.ts › votes › Error: not yet',
    ]);
  });

  it('names the Vitest tests that failed, and the files that could not be loaded', () => {
    const testResults = [
      {
        name: path.join(projectFolder, 'src/a.test.ts'),
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'adds', status: 'failed', failureMessages: ['Error: 3 is not 4\n  at a'] },
          { fullName: 'takes away', status: 'passed', failureMessages: [] },
        ],
      },
      {
        name: path.join(projectFolder, 'src/b.test.ts'),
        status: 'failed',
        message: 'Error: no such file',
        assertionResults: [],
      },
    ];
    expect(
      readReportCount(report({ ...vitest, numFailedTests: 1, testResults }), 1).failures,
    ).toEqual(['src/a.test.ts › adds › Error: 3 is not 4', 'src/b.test.ts › Error: no such file']);
  });

  it('counts a Playwright test that passed on a retry, and names it', () => {
    expect(readReportCount(report(playwright), 1)).toEqual({
      passed: 8,
      failed: 1,
      skipped: 0,
      failures: ['tests/e2e/poll.spec.ts:7 › shows bars › Error: too low'],
      secondTries: ['tests/e2e/poll.spec.ts:7 › thanks her › Error: not yet'],
    });
  });

  it('counts a test file that could not be loaded as a failure', () => {
    expect(readReportCount(report({ ...vitest, numFailedTestSuites: 2 }), 1).failed).toBe(1);
  });

  it('counts a failure when the exit code is bad or the report is missing or unreadable', () => {
    expect(readReportCount(report(vitest), 1).failed).toBe(1);
    expect(readReportCount(report('{ cut off'), 0).failed).toBe(1);
    expect(readReportCount(path.join(folder, 'none.json'), 0).failed).toBe(1);
  });
});

it('describes the totals', () => {
  const counts = [countOfExit(0), countOfExit(2), { ...countOfExit(0), passed: 5 }];
  expect(describeCounts(counts)).toBe('6 passed, 1 failed');
  expect(describeCounts([{ ...countOfExit(0), skipped: 2 }])).toBe('1 passed, 0 failed, 2 skipped');
});
