import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { projectFolder } from '../folders.ts';

/** The number of a step's tests that passed, failed and were skipped, with details to report. */
export type StepCount = {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** A line for each failure: the file, the test, and the start of its error. */
  readonly failures: readonly string[];
  /** A line for each test that failed first and passed on a retry. */
  readonly secondTries: readonly string[];
};

/** The file, the name and the first line of the error of a test, in one line. */
const describeTest = (file: string, name: string, error: string | undefined): string => {
  const place = path.isAbsolute(file) ? path.relative(projectFolder, file) : file;
  const reason =
    stripVTControlCharacters(error ?? '')
      .split('\n')[0]
      ?.trim() ?? '';
  return [place, name, reason].filter((part) => part !== '').join(' › ');
};

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numFailedTestSuites: v.number(),
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.string(),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.array(v.string()),
        }),
      ),
    }),
  ),
});

const fromVitest = v.pipe(
  VitestReport,
  v.transform((report): StepCount => ({
    passed: report.numPassedTests,
    // A file that can't be loaded has no tests to count.
    failed: Math.max(report.numFailedTests, Math.sign(report.numFailedTestSuites)),
    skipped: report.numPendingTests,
    failures: report.testResults.flatMap((file) => {
      const failed = file.assertionResults.filter(({ status }) => status === 'failed');
      if (file.status === 'failed' && failed.length === 0) {
        return [describeTest(file.name, '', file.message)];
      }
      return failed.map((test) => describeTest(file.name, test.fullName, test.failureMessages[0]));
    }),
    // Vitest keeps the errors of the tries before the one that passed.
    secondTries: report.testResults.flatMap((file) =>
      file.assertionResults
        .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
        .map((test) => describeTest(file.name, test.fullName, test.failureMessages[0])),
    ),
  })),
);

type PlaywrightSuite = {
  readonly specs: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly {
        readonly error?: { readonly message?: string | undefined } | undefined;
      }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[] | undefined;
};

const PlaywrightSuite: v.GenericSchema<PlaywrightSuite> = v.object({
  specs: v.array(
    v.object({
      title: v.string(),
      file: v.string(),
      line: v.number(),
      tests: v.array(
        v.object({
          status: v.string(),
          results: v.array(
            v.object({ error: v.optional(v.object({ message: v.optional(v.string()) })) }),
          ),
        }),
      ),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => PlaywrightSuite))),
});

/** The tests of these suites with this status, one line each. */
const describeSpecs = (suites: readonly PlaywrightSuite[], status: string): readonly string[] =>
  suites.flatMap((suite) => [
    ...suite.specs.flatMap(({ file, line, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ results }) => {
          const error = results.find((result) => result.error !== undefined)?.error;
          return describeTest(`tests/e2e/${file}:${line}`, title, error?.message);
        }),
    ),
    ...describeSpecs(suite.suites ?? [], status),
  ]);

const PlaywrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  errors: v.array(v.object({ message: v.optional(v.string()) })),
  suites: v.array(PlaywrightSuite),
});

const fromPlaywright = v.pipe(
  PlaywrightReport,
  v.transform(({ stats, errors, suites }): StepCount => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...describeSpecs(suites, 'unexpected'),
      ...errors.map(({ message }) => describeTest('tests/e2e', '', message)),
    ],
    secondTries: describeSpecs(suites, 'flaky'),
  })),
);

const Report = v.union([fromVitest, fromPlaywright]);

const without = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [] };

/**
 * Reads the JSON report of Vitest or Playwright and removes it. Counts one failure if there is no
 * readable report, or if every test passed and the exit code still isn't 0.
 */
export const readReportCount = (reportFile: string, exitCode: number): StepCount => {
  try {
    const count = v.parse(Report, JSON.parse(readFileSync(reportFile, 'utf8')));
    rmSync(reportFile, { force: true });
    if (exitCode === 0 || count.failed > 0) return count;
    return {
      ...count,
      failed: 1,
      failures: [`All tests passed, but the exit code was ${exitCode}`],
    };
  } catch {
    return { ...without, failed: 1, failures: ['The tests ended without a report'] };
  }
};

/** The count of a tool without tests: one, passed or failed. */
export const countOfExit = (exitCode: number): StepCount =>
  exitCode === 0 ? { ...without, passed: 1 } : { ...without, failed: 1 };

/** The totals of the counts, such as `317 passed, 0 failed`. */
export const describeCounts = (counts: readonly StepCount[]): string => {
  const sum = (key: 'passed' | 'failed' | 'skipped') =>
    counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
};
