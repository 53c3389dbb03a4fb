import { readFileSync, rmSync } from 'node:fs';
import * as v from 'valibot';

/** How many tests of a step passed, failed and were skipped. */
export type Count = { readonly passed: number; readonly failed: number; readonly skipped: number };

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
  numFailedTestSuites: v.number(),
});

const PlaywrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
  errors: v.array(v.unknown()),
});

const fromVitest = v.pipe(
  VitestReport,
  v.transform((report): Count => ({
    passed: report.numPassedTests,
    // A file that can't be loaded has no tests to count.
    failed: Math.max(report.numFailedTests, Math.sign(report.numFailedTestSuites)),
    skipped: report.numPendingTests,
  })),
);

const fromPlaywright = v.pipe(
  PlaywrightReport,
  v.transform(({ stats, errors }): Count => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  })),
);

const Report = v.union([fromVitest, fromPlaywright]);

/**
 * Reads the JSON report of Vitest or Playwright and removes it. Counts one failure if there is no readable report, or if
 * every test passed and the exit code still isn't 0.
 */
export const readCount = (reportFile: string, exitCode: number): Count => {
  try {
    const count = v.parse(Report, JSON.parse(readFileSync(reportFile, 'utf8')));
    rmSync(reportFile, { force: true });
    return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
};

/** The count of a tool that has no tests of its own: one, which passed or failed. */
export const countOfExit = (exitCode: number): Count =>
  exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };

/** The sum of the counts, such as `317 passed, 0 failed`. */
export const describeCounts = (counts: readonly Count[]): string => {
  const sum = (key: keyof Count) => counts.reduce((total, count) => total + count[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped === 0 ? '' : `, ${skipped} skipped`}`;
};
