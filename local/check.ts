import { existsSync, mkdirSync, statSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { runCommand, type CommandRun } from './command.ts';
import { describeChanges, readChanges } from './changed-files.ts';
import { resolveProjectFiles } from './check-files.ts';
import { projectFolder, stateFolder } from './folders.ts';
import { ensurePostgres } from './postgres.ts';
import { readSettings } from './settings.ts';
import { toEnvironment } from './site-environment.ts';
import { keepTemporaryFilesInMemory } from './steps/memory-folder.ts';
import { describeResults, haveAllPassed, runSteps } from './steps/run-steps.ts';
import {
  createChangeSteps,
  createFileSteps,
  createSourceSteps,
  isReadByUnitTests,
} from './steps/source-steps.ts';
import type { CheckStep } from './steps/step.ts';
import { describeUnrunTests, findReachedTests, readImporters } from './steps/tests-that-reach.ts';
import { watchFiles } from './watch-files.ts';

const watchedFolders = ['content', 'docs', 'local', 'netlify', 'src', 'tests'];

const run = async (steps: readonly CheckStep[], command: CommandRun): Promise<boolean> => {
  const results = await runSteps(steps, {
    atOnce: availableParallelism(),
    command,
    write: (text) => process.stdout.write(text),
  });
  console.log(describeResults(results));
  return haveAllPassed(results);
};

/** Checks these files, with the tests that reach them. */
const checkFiles = async (
  files: readonly string[],
  environment: NodeJS.ProcessEnv,
  command: CommandRun,
): Promise<boolean> => {
  const importers = readImporters(projectFolder);
  const reach = findReachedTests(importers, files);
  if (reach.integration.length > 0) await ensurePostgres(process.env);
  const hasPassed = await run(
    createFileSteps(environment, files, reach.integration, importers),
    command,
  );
  const leftToSay = describeUnrunTests(reach);
  if (leftToSay !== '') console.log(`\n${leftToSay}`);
  return hasPassed;
};

/**
 * Checks all sources, with all of lint and the unit tests or with what the changes since origin's
 * main reach.
 */
const checkProject = async (
  isForAll: boolean,
  environment: NodeJS.ProcessEnv,
  command: CommandRun,
): Promise<boolean> => {
  // A third of the random inputs: this command is for a first look, and CI tries all of them.
  const sampling = { PROOF_BREADTH: 'sample', ...environment };
  const changes = isForAll ? undefined : readChanges(projectFolder);
  if (changes === undefined || changes.isAnyGone || changes.files.some(isReadByUnitTests)) {
    return run(createSourceSteps(sampling), command);
  }
  const hasPassed = await run(
    createChangeSteps(sampling, changes.files, readImporters(projectFolder)),
    command,
  );
  console.log(`\n${describeChanges(changes)}`);
  return hasPassed;
};

/** Checks the files of each change, one change after another. */
const checkChanges = (environment: NodeJS.ProcessEnv, command: CommandRun): void => {
  let waiting: readonly string[] = [];
  let isBusy = false;

  const checkWaiting = async (): Promise<void> => {
    isBusy = true;
    while (waiting.length > 0) {
      const changed = waiting;
      waiting = [];
      const files = changed.filter((file) => existsSync(file) && statSync(file).isFile());
      // If a file was deleted, the files that imported it may be anywhere, so check everything.
      const isAnyGone = changed.some((file) => !existsSync(file));
      if (isAnyGone) await run(createSourceSteps(environment), command);
      else if (files.length > 0) await checkFiles(files, environment, command);
      console.log('\nWatching for changes. Ctrl-C ends.');
    }
    isBusy = false;
  };

  const stop = watchFiles(
    watchedFolders.map((name) => path.join(projectFolder, name)),
    (files) => {
      waiting = [...new Set([...waiting, ...files])];
      if (!isBusy) void checkWaiting();
    },
  );
  command.onEnd(stop);
};

await runCommand(async (command) => {
  const parameters = process.argv.slice(2);
  const isWatching = parameters.includes('--watch');
  const names = parameters.filter((parameter) => parameter !== '--watch');
  const isForAll = names.length === 1 && names[0] === 'all';
  const files = resolveProjectFiles(
    projectFolder,
    process.env['INIT_CWD'] ?? projectFolder,
    isForAll ? [] : names,
  );
  // Before the environment is copied: it names the folder.
  keepTemporaryFilesInMemory(command);
  const settings = readSettings(projectFolder);
  const environment = { ...process.env, ...settings.fromFile, ...toEnvironment(settings) };
  mkdirSync(stateFolder, { recursive: true });

  const hasPassed =
    files.length === 0
      ? await checkProject(isForAll, environment, command)
      : await checkFiles(files, environment, command);
  if (isWatching) {
    checkChanges(environment, command);
    console.log('\nWatching for changes. Ctrl-C ends.');
    return 'stay';
  }
  return hasPassed ? 'done' : 'failed';
});
