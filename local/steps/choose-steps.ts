import { PlainFailure } from '../plain-failure.ts';
import type { CheckStep, StepName } from './step.ts';

/**
 * The requested steps, and the test files to run in each; a step without files runs all its tests.
 */
export type StepRequest = {
  readonly names: readonly string[];
  readonly filesOf: (step: StepName) => readonly string[];
};

const testFolders: readonly (readonly [folder: string, step: StepName])[] = [
  ['tests/e2e', 'browser'],
  ['tests/pages', 'pages'],
  ['tests/integration', 'integration'],
  ['tests/builds', 'builds'],
  ['tests/engines', 'engines'],
];

/**
 * Parses the arguments of `npm test --`: names of steps, and paths below `tests/`, which select
 * their step and limit it to these files.
 */
export const readStepRequest = (parameters: readonly string[]): StepRequest => {
  const files = parameters.flatMap((file) => {
    const step = testFolders.find(([folder]) => file.startsWith(folder))?.[1];
    return step === undefined ? [] : [{ file, step }];
  });
  const others = parameters.filter((one) => files.every(({ file }) => file !== one));
  return {
    names: [...others, ...files.map(({ step }) => step)],
    filesOf: (step) => files.filter((one) => one.step === step).map(({ file }) => file),
  };
};

/**
 * Who runs the tests: a person at a desk, CI for each change, or somebody who wants everything,
 * such as each night.
 */
export type RunKind = 'desk' | 'ci' | 'whole';

const leftOutOf: Readonly<Record<RunKind, readonly StepName[]>> = {
  desk: ['builds', 'engines'],
  ci: ['builds'],
  whole: [],
};

/** What a run is made of before somebody names steps. */
export const stepsOfRun = (steps: readonly CheckStep[], kind: RunKind): readonly CheckStep[] =>
  steps.filter(({ name }) => !leftOutOf[kind].includes(name));

/** The named steps and everything they need, in the order of the list. Without names, all steps. */
export const chooseSteps = (
  steps: readonly CheckStep[],
  names: readonly string[],
): readonly CheckStep[] => {
  const unknown = names.filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new PlainFailure(
      `There is no step ${unknown.join(', ')}. The steps are ${steps.map((step) => step.name).join(', ')}.`,
    );
  }
  if (names.length === 0) return steps;
  const chosen = new Set<string>();
  const add = (name: string): void => {
    if (chosen.has(name)) return;
    chosen.add(name);
    steps.find((step) => step.name === name)?.needs.forEach(add);
  };
  names.forEach(add);
  return steps.filter((step) => chosen.has(step.name));
};
