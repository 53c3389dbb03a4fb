import type { CommandRun } from '../command.ts';
import { createGroupedOutput } from './grouped-output.ts';
import type { CheckStep, StepResult } from './step.ts';
import { describeCounts, type StepCount } from './step-count.ts';

type RunOptions = {
  /** How many steps run at once. */
  readonly atOnce: number;
  readonly command: CommandRun;
  readonly write: (text: string) => void;
};

const hasPassed = (result: StepResult | undefined): boolean =>
  result !== undefined && 'count' in result && result.count.failed === 0;

/**
 * Runs the steps in parallel, `atOnce` of them at a time, each after the steps that it needs, and
 * those that must be alone by themselves. A step is skipped if one that it needs didn't pass.
 * Resolves with a result for each step, in the order of the list.
 */
export const runSteps = async (
  steps: readonly CheckStep[],
  { atOnce, command, write }: RunOptions,
): Promise<readonly StepResult[]> => {
  const openGroup = createGroupedOutput(write);
  const results = new Map<CheckStep, StepResult>();
  const running = new Map<CheckStep, Promise<void>>();

  const run = async (step: CheckStep): Promise<void> => {
    const started = performance.now();
    const { print, close } = openGroup(step.title);
    try {
      const count = await step.run({ print, command });
      const seconds = (performance.now() - started) / 1000;
      results.set(step, { title: step.title, count, seconds });
    } finally {
      close();
    }
  };

  const stepsNeededFor = (step: CheckStep): readonly CheckStep[] =>
    steps.filter(({ name }) => step.needs.includes(name));

  const startWhatCan = (): void => {
    for (const step of steps) {
      if (results.has(step) || running.has(step)) continue;
      const needed = stepsNeededFor(step);
      const broken = needed.find((one) => results.has(one) && !hasPassed(results.get(one)));
      if (broken !== undefined) {
        results.set(step, { title: step.title, skippedAfter: broken.title });
        continue;
      }
      const isTaken = [...running.keys()].some(({ isAlone }) => isAlone);
      if (running.size >= atOnce || isTaken) return;
      if (step.isAlone === true && running.size > 0) continue;
      if (!needed.every((one) => results.has(one))) continue;
      running.set(
        step,
        run(step).finally(() => running.delete(step)),
      );
    }
  };

  for (startWhatCan(); running.size > 0; startWhatCan()) await Promise.race(running.values());
  return steps.flatMap((step) => results.get(step) ?? []);
};

const listLines = (heading: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `\n${heading}\n${lines.map((line) => `  ${line}\n`).join('')}`;

/**
 * The summary of a run: one line per step, the failed tests by name, those that passed only on a
 * retry, then the totals, such as `317 passed, 0 failed`.
 */
export const describeResults = (results: readonly StepResult[]): string => {
  const lines = results.map((result) => {
    const title = result.title.padEnd(18);
    if ('skippedAfter' in result) return `skipped ${title} needs the step "${result.skippedAfter}"`;
    const { count, seconds } = result;
    const outcome = count.failed === 0 ? 'ok     ' : 'FAILED ';
    return `${outcome} ${title} ${describeCounts([count])} (${seconds.toFixed(1)} s)`;
  });
  const counts = results.flatMap((result): readonly StepCount[] =>
    'count' in result ? [result.count] : [],
  );
  const secondTries = listLines(
    'Passed at the second try only; find out why:',
    counts.flatMap((count) => count.secondTries),
  );
  const failures = listLines(
    'Failed:',
    counts.flatMap((count) => count.failures),
  );
  return `\n${lines.join('\n')}\n${secondTries}${failures}\n${describeCounts(counts)}`;
};

/** True if every step ran and passed. */
export const haveAllPassed = (results: readonly StepResult[]): boolean => results.every(hasPassed);
