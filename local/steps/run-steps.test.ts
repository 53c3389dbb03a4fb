import { expect, it } from 'vitest';
import { PlainFailure } from '../plain-failure.ts';
import { chooseSteps, readStepRequest, stepsOfRun, type RunKind } from './choose-steps.ts';
import { describeResults, haveAllPassed, runSteps } from './run-steps.ts';
import type { CheckStep, StepName } from './step.ts';
import { countOfExit } from './step-count.ts';

const command = { onEnd: () => undefined };

/** A step that logs when it starts and ends; it ends when its gate opens. */
const createStep = (
  name: StepName,
  more: Partial<CheckStep> & { readonly log?: string[]; readonly gate?: Promise<void> } = {},
): CheckStep => ({
  name,
  title: name,
  needs: [],
  run: async ({ print }) => {
    more.log?.push(`${name} starts`);
    print(`${name} prints\n`);
    await more.gate;
    more.log?.push(`${name} ends`);
    return countOfExit(0);
  },
  ...more,
});

const run = async (steps: readonly CheckStep[], atOnce = 2) => {
  let text = '';
  const results = await runSteps(steps, { atOnce, command, write: (part) => (text += part) });
  return { results, text };
};

it('runs two steps at once if it is told to, and shows their output in order', async () => {
  const log: string[] = [];
  let openGate: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  const steps = [
    createStep('unit', { log, gate }),
    createStep('lint', { log }),
    createStep('format', { log }),
    {
      ...createStep('types', { log }),
      run: async () => {
        log.push('types starts');
        openGate();
        return countOfExit(0);
      },
    },
  ];
  const { text, results } = await run(steps);
  expect(log).toEqual([
    'unit starts',
    'lint starts',
    'lint ends',
    'format starts',
    'format ends',
    'types starts',
    'unit ends',
  ]);
  expect(text.match(/=== \w+|\w+ prints/g)).toEqual([
    '=== unit',
    'unit prints',
    '=== lint',
    'lint prints',
    '=== format',
    'format prints',
    '=== types',
  ]);
  expect(haveAllPassed(results)).toBe(true);
});

it('starts a later step while the ones before it wait for a step that they need', async () => {
  const log: string[] = [];
  let openGate: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    openGate = resolve;
  });
  const integration = createStep('integration', { log });
  await run([
    createStep('build', { log, gate }),
    createStep('browser', { log, needs: ['build'] }),
    {
      ...integration,
      run: async (context) => {
        const count = await integration.run(context);
        openGate();
        return count;
      },
    },
  ]);
  expect(log).toEqual([
    'build starts',
    'integration starts',
    'integration ends',
    'build ends',
    'browser starts',
    'browser ends',
  ]);
});

it('skips a step if one that it needs has failed, and says why', async () => {
  const log: string[] = [];
  const { results } = await run([
    createStep('build', { run: async () => countOfExit(1) }),
    createStep('browser', { log, needs: ['build'] }),
  ]);
  expect(log).toEqual([]);
  expect(haveAllPassed(results)).toBe(false);
  expect(describeResults(results).trim().split('\n')).toEqual([
    expect.stringMatching(/^FAILED +build +0 passed, 1 failed \(/),
    expect.stringMatching(/^skipped +browser +needs the step "build"/),
    '',
    '0 passed, 1 failed',
  ]);
});

it('names failed tests, and tests that passed only on a retry, before the totals', async () => {
  const { results } = await run([
    createStep('browser', {
      run: async () => ({
        ...countOfExit(1),
        failures: ['poll.spec.ts:7 › shows bars › Error: too low'],
        secondTries: ['poll.spec.ts:9 › thanks her › Error: not yet'],
      }),
    }),
  ]);
  expect(describeResults(results).trim().split('\n').slice(2)).toEqual([
    'Passed at the second try only; find out why:',
    '  poll.spec.ts:9 › thanks her › Error: not yet',
    '',
    'Failed:',
    '  poll.spec.ts:7 › shows bars › Error: too low',
    '',
    '0 passed, 1 failed',
  ]);
});

it('stops at a failure that the user has to fix', async () => {
  const failing = createStep('build', {
    run: async () => {
      throw new PlainFailure('Port 1 is in use.');
    },
  });
  await expect(run([failing])).rejects.toThrow('Port 1 is in use.');
});

it('chooses the named steps and those they need', () => {
  const steps = [
    createStep('unit'),
    createStep('build'),
    createStep('pages', { needs: ['build'] }),
    createStep('browser', { needs: ['build', 'pages'] }),
  ];
  const namesOf = (...names: string[]) => chooseSteps(steps, names).map(({ name }) => name);
  expect(namesOf()).toEqual(['unit', 'build', 'pages', 'browser']);
  expect(namesOf('pages', 'unit')).toEqual(['unit', 'build', 'pages']);
  expect(namesOf('browser')).toEqual(['build', 'pages', 'browser']);
  expect(() => namesOf('browsers')).toThrow(
    'There is no step browsers. The steps are unit, build, pages, browser.',
  );
});

it('runs the step of a test file, limited to that file', () => {
  const { names, filesOf } = readStepRequest(['unit', 'tests/e2e/login', 'tests/e2e/poll.spec.ts']);
  expect(names).toEqual(['unit', 'browser', 'browser']);
  expect(filesOf('browser')).toEqual(['tests/e2e/login', 'tests/e2e/poll.spec.ts']);
  expect(filesOf('integration')).toEqual([]);
});

it('runs a step that must be alone when nothing else runs, and starts nothing beside it', async () => {
  const log: string[] = [];
  await run([
    createStep('unit', { log }),
    createStep('engines', { log, isAlone: true }),
    createStep('lint', { log }),
    createStep('format', { log }),
  ]);
  const start = log.indexOf('engines starts');
  expect(log[start + 1]).toBe('engines ends');
  const others = log.slice(0, start).filter((line) => line.endsWith('ends'));
  expect(others).toHaveLength(start / 2);
});

it('leaves the site builds to the night, and the engines to CI', () => {
  const steps = (['unit', 'integration', 'builds', 'engines'] as const).map((name) =>
    createStep(name),
  );
  const namesOf = (kind: RunKind) => stepsOfRun(steps, kind).map(({ name }) => name);
  expect(namesOf('whole')).toEqual(['unit', 'integration', 'builds', 'engines']);
  expect(namesOf('ci')).toEqual(['unit', 'integration', 'engines']);
  expect(namesOf('desk')).toEqual(['unit', 'integration']);
  expect(readStepRequest(['tests/builds/preview.test.ts']).names).toEqual(['builds']);
});
