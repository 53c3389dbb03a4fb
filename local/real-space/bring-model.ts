import path from 'node:path';
import { contentFolder } from '../folders.ts';
import { PlainFailure } from '../plain-failure.ts';
import { aliasTarget, copyEnvironment, deleteEnvironment, switchAlias } from './environments.ts';
import {
  readApplied,
  readModelMigrations,
  runModelMigration,
  type NumberedMigration,
} from './migrations.ts';
import { findModelDifferences, readModel, readModelFolder } from './model.ts';
import type { RealSpace } from './open-space.ts';

/** One step of a model: a migration, and which way. */
type ModelStep = { readonly migration: NumberedMigration; readonly way: 'down' | 'up' };

/** How far the model of a space is from the one that is wanted. */
export type ModelPlan = {
  readonly steps: readonly ModelStep[];
  /** Migrations that the space has and this code doesn't know. */
  readonly unknown: readonly string[];
  /** The number of the migration that it ends with; `0000` before the first. */
  readonly wanted: string;
  /** True if what it ends with is what `content/content-types` says. */
  readonly isNewest: boolean;
};

/** The state before the first migration. */
const noModel = '0000';

/**
 * The steps from the migrations that a space has to the wanted one: those that are missing, oldest first, or those that are too
 * many, newest first.
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
        .map((migration): ModelStep => ({ migration, way: 'down' })),
      ...known
        .filter((one) => !has(one) && isWanted(one))
        .map((migration): ModelStep => ({ migration, way: 'up' })),
    ],
    unknown: applied.filter((number) => !known.some((one) => one.number === number)),
    wanted,
    isNewest: wanted === (known.at(-1)?.number ?? noModel),
  };
};

/** The plan for the newest model, or for the one before the newest that the space has. */
export const readModelPlan = async (
  space: RealSpace,
  goal: 'newest' | 'one back',
): Promise<ModelPlan> => {
  const known = await readModelMigrations();
  const applied = await readApplied(space, space.environmentId);
  return goal === 'newest'
    ? planModel(known, applied)
    : planModel(known, applied, applied.at(-2) ?? noModel);
};

const runSteps = async (
  space: RealSpace,
  environmentId: string,
  steps: readonly ModelStep[],
): Promise<void> => {
  for (const { migration, way } of steps) {
    await runModelMigration(space, environmentId, migration, way);
  }
};

const wantedModel = () => readModelFolder(path.join(contentFolder, 'content-types'));

/** How the model of an environment differs from the code's, each as a few words. */
export const findDifferences = async (
  space: RealSpace,
  environmentId: string,
): Promise<readonly string[]> =>
  findModelDifferences(wantedModel(), await readModel(space, environmentId));

const describeDifferences = (differences: readonly string[]): string => {
  const shown = differences.slice(0, 3).join('; ');
  return differences.length > 3 ? `${shown}; and ${differences.length - 3} more` : shown;
};

const assertModel = async (space: RealSpace, environmentId: string): Promise<void> => {
  const differences = await findDifferences(space, environmentId);
  if (differences.length === 0) return;
  throw new PlainFailure(
    `After the migrations the model of ${environmentId} isn’t that of the code: ${describeDifferences(differences)}.`,
  );
};

/** The name of the copy on which a model's migrations are tried. */
const trialOf = (plan: ModelPlan): string => `knurl-try-${plan.wanted}`;

/** What bringing a model there will do, as a sentence. */
export const describeModelPlan = (
  { steps, wanted }: ModelPlan,
  environmentId: string,
  isAlias: boolean,
): string => {
  const list = steps.map(
    ({ migration, way }) =>
      `${way === 'down' ? 'takes back ' : ''}${migration.name} (${migration.sentence})`,
  );
  const copy = isAlias ? `knurl-model-${wanted}` : `knurl-try-${wanted}`;
  const then = isAlias
    ? `then lets the alias ${environmentId} stand for it and leaves the environment of before as it is`
    : `then does the same in ${environmentId} and deletes the copy`;
  return `Brings the content model to ${wanted}: ${list.join(', ')}. It tries this on ${copy}, a copy of ${environmentId}, compares the result with the code, ${then}.`;
};

/**
 * Brings the model of a space where a plan says: on a copy first, so that a migration that doesn't work leaves the site's environment
 * as it is. Behind an alias the copy itself becomes the environment.
 */
export const bringModel = async (space: RealSpace, plan: ModelPlan): Promise<void> => {
  const { environmentId } = space;
  const target = await aliasTarget(space, environmentId);
  const copy = target === undefined ? trialOf(plan) : `knurl-model-${plan.wanted}`;
  if (copy === target) {
    // It was made by a run before, so there is nothing behind the alias to keep.
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
