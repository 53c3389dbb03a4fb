import path from 'node:path';
import { contentFolder } from '../folders.ts';
import { PlainFailure } from '../plain-failure.ts';
import { aliasTarget, copyEnvironment, deleteEnvironment, switchAlias } from './environments.ts';
import {
  readAppliedMigrations,
  readModelMigrations,
  runModelMigration,
  type NumberedMigration,
} from './migrations.ts';
import { findModelDifferences, readModel, readModelFolder } from './model.ts';
import type { ContentfulSpace } from './open-space.ts';

/** One step of a plan: a migration, and its direction. */
type ModelStep = { readonly migration: NumberedMigration; readonly direction: 'down' | 'up' };

/** The steps from a space's current model to the wanted one. */
export type ModelPlan = {
  readonly steps: readonly ModelStep[];
  /** The numbers of migrations that the space has, but this code lacks. */
  readonly unknown: readonly string[];
  /** The number of the last migration after these steps; `0000` before the first. */
  readonly wanted: string;
  /** True if the result is the model of `content/content-types`. */
  readonly isNewest: boolean;
};

/** The state before the first migration. */
const noModel = '0000';

/**
 * Plans the steps from a space's migrations to the wanted one: forwards through the missing ones,
 * oldest first, or back through the surplus ones, newest first.
 */
export const planModel = (
  known: readonly NumberedMigration[],
  applied: readonly string[],
  wanted = known.at(-1)?.number ?? noModel,
): ModelPlan => {
  const isWanted = ({ number }: NumberedMigration): boolean => number <= wanted;
  const has = ({ number }: NumberedMigration): boolean => applied.includes(number);
  return {
    steps: [
      ...known
        .filter((one) => has(one) && !isWanted(one))
        .toReversed()
        .map((migration): ModelStep => ({ migration, direction: 'down' })),
      ...known
        .filter((one) => !has(one) && isWanted(one))
        .map((migration): ModelStep => ({ migration, direction: 'up' })),
    ],
    unknown: applied.filter((number) => !known.some((one) => one.number === number)),
    wanted,
    isNewest: wanted === (known.at(-1)?.number ?? noModel),
  };
};

/** Plans the way to the newest model, or one migration back. */
export const readModelPlan = async (
  space: ContentfulSpace,
  goal: 'newest' | 'one back',
): Promise<ModelPlan> => {
  const known = await readModelMigrations();
  const applied = await readAppliedMigrations(space, space.environmentId);
  return goal === 'newest'
    ? planModel(known, applied)
    : planModel(known, applied, applied.at(-2) ?? noModel);
};

const runSteps = async (
  space: ContentfulSpace,
  environmentId: string,
  steps: readonly ModelStep[],
): Promise<void> => {
  for (const { migration, direction } of steps) {
    await runModelMigration(space, environmentId, migration, direction);
  }
};

const wantedModel = () => readModelFolder(path.join(contentFolder, 'content-types'));

/** The differences between the model of an environment and the code's, a few words each. */
export const findEnvironmentDifferences = async (
  space: ContentfulSpace,
  environmentId: string,
): Promise<readonly string[]> =>
  findModelDifferences(wantedModel(), await readModel(space, environmentId));

const describeDifferences = (differences: readonly string[]): string => {
  const shown = differences.slice(0, 3).join('; ');
  return differences.length > 3 ? `${shown}; and ${differences.length - 3} more` : shown;
};

const assertModel = async (space: ContentfulSpace, environmentId: string): Promise<void> => {
  const differences = await findEnvironmentDifferences(space, environmentId);
  if (differences.length === 0) return;
  throw new PlainFailure(
    `After the migrations the model of ${environmentId} isn’t that of the code: ${describeDifferences(differences)}.`,
  );
};

/** The name of the copy on which migrations are tried. */
const trialEnvironmentOf = (plan: ModelPlan): string => `knurl-try-${plan.wanted}`;

/**
 * Two sentences that say what is going to be done; an alias leaves the environment of before as it
 * is.
 */
export const describeModelPlan = (
  { steps, wanted }: ModelPlan,
  environmentId: string,
  isAlias: boolean,
): string => {
  const list = steps.map(
    ({ migration, direction }) =>
      `${direction === 'down' ? 'takes back ' : ''}${migration.name} (${migration.sentence})`,
  );
  const copy = isAlias ? `knurl-model-${wanted}` : `knurl-try-${wanted}`;
  const then = isAlias
    ? `then lets the alias ${environmentId} stand for it and leaves the environment of before as it is`
    : `then does the same in ${environmentId} and deletes the copy`;
  return `Brings the content model to ${wanted}: ${list.join(', ')}. It tries this on ${copy}, a copy of ${environmentId}, compares the result with the code, ${then}.`;
};

/**
 * Migrates the model of a space according to a plan. The steps run on a copy first, so that a
 * broken migration leaves the site's environment unchanged. If the environment is an alias, the
 * copy itself becomes its target.
 */
export const migrateModel = async (space: ContentfulSpace, plan: ModelPlan): Promise<void> => {
  const { environmentId } = space;
  const target = await aliasTarget(space, environmentId);
  const copy = target === undefined ? trialEnvironmentOf(plan) : `knurl-model-${plan.wanted}`;
  if (copy === target) {
    // An earlier run created it, so there is no other environment to preserve.
    await runSteps(space, target, plan.steps);
    return;
  }
  await copyEnvironment(space, target ?? environmentId, copy);
  try {
    await runSteps(space, copy, plan.steps);
    if (plan.isNewest) await assertModel(space, copy);
  } catch (error) {
    await deleteEnvironment(space, copy);
    throw error;
  }
  if (target !== undefined) {
    await switchAlias(space, environmentId, copy);
    return;
  }
  try {
    await runSteps(space, environmentId, plan.steps);
    if (plan.isNewest) await assertModel(space, environmentId);
  } finally {
    await deleteEnvironment(space, copy);
  }
};
