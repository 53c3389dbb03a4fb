import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RunMigrationConfig } from 'contentful-migration';
import * as v from 'valibot';
import type { ModelBefore, ModelMigration } from '../../content/migrations/model-migration.ts';
import { contentFolder } from '../folders.ts';
import { PlainFailure } from '../plain-failure.ts';
import { askContentful, undefinedIfNotFound } from './explain-failure.ts';
import type { ContentfulSpace } from './open-space.ts';
import { runTool } from './run-tool.ts';

/** A migration of `content/migrations` with its number, such as `0001`, and its name. */
export type NumberedMigration = ModelMigration & {
  readonly number: string;
  readonly name: string;
};

const ModuleSchema = v.object({
  migration: v.object({
    sentence: v.string(),
    up: v.custom<ModelMigration['up']>((value) => typeof value === 'function'),
    down: v.custom<ModelMigration['down']>((value) => typeof value === 'function'),
  }),
});

/** All migrations of the model, oldest first. */
export const readModelMigrations = (
  folder = path.join(contentFolder, 'migrations'),
): Promise<readonly NumberedMigration[]> =>
  Promise.all(
    readdirSync(folder)
      .filter((name) => /^\d{4}-.+\.ts$/.test(name) && !name.endsWith('.test.ts'))
      .sort()
      .map(async (name) => {
        const loaded: unknown = await import(pathToFileURL(path.join(folder, name)).href);
        const { migration } = v.parse(ModuleSchema, { ...v.parse(v.looseObject({}), loaded) });
        return { ...migration, number: name.slice(0, 4), name: name.slice(0, -'.ts'.length) };
      }),
  );

/*
 * Applied migrations are recorded as tags of the environment: copies of the environment keep them,
 * they move with an alias, exports include them, and editors see no extra entry or content type.
 */
const notePrefix = 'knurlModel.';

/** The numbers of the migrations applied to an environment. */
export const readAppliedMigrations = (
  { client }: ContentfulSpace,
  environmentId: string,
): Promise<readonly string[]> =>
  askContentful('to read which migrations of the model the space has', async () => {
    const { items } = await client.tag.getMany({ environmentId, query: { limit: 1000 } });
    return items
      .filter(({ sys }) => sys.id.startsWith(notePrefix))
      .map(({ sys }) => sys.id.slice(notePrefix.length))
      .sort();
  });

const note = async (
  { client }: ContentfulSpace,
  environmentId: string,
  { number, name }: NumberedMigration,
): Promise<void> => {
  await askContentful('to note the migration', () =>
    client.tag.createWithId(
      { environmentId, tagId: `${notePrefix}${number}` },
      {
        name: `Knurl: model ${name}`,
        sys: { visibility: 'private' },
      },
    ),
  );
};

const removeNote = async (
  { client }: ContentfulSpace,
  environmentId: string,
  { number }: NumberedMigration,
): Promise<void> => {
  const tagId = `${notePrefix}${number}`;
  await askContentful('to remove the note of the migration', async () => {
    const tag = await undefinedIfNotFound(() => client.tag.get({ environmentId, tagId }));
    if (tag) await client.tag.delete({ environmentId, tagId, version: tag.sys.version });
  });
};

const MigrationModuleSchema = v.object({
  runMigration: v.custom<(config: RunMigrationConfig) => Promise<unknown>>(
    (value) => typeof value === 'function',
  ),
});

/** contentful-migration is CommonJS only. */
const loadTool = () =>
  v.parse(MigrationModuleSchema, createRequire(import.meta.url)('contentful-migration'));

const readBefore = async (
  { client }: ContentfulSpace,
  environmentId: string,
): Promise<ModelBefore> => {
  const { items } = await askContentful('to read the content model', () =>
    client.contentType.getMany({ environmentId, query: { limit: 1000 } }),
  );
  const fieldsOf = (typeId: string) => items.find(({ sys }) => sys.id === typeId)?.fields;
  return {
    hasType: (typeId) => fieldsOf(typeId) !== undefined,
    hasField: (typeId, fieldId) => fieldsOf(typeId)?.some(({ id }) => id === fieldId) ?? false,
  };
};

const faultsOf = (error: unknown): readonly string[] => {
  const many = v.safeParse(v.looseObject({ errors: v.array(v.unknown()) }), error);
  const errors = many.success ? many.output.errors : [error];
  return errors.flatMap((one) => {
    const parsed = v.safeParse(v.looseObject({ message: v.string() }), one);
    return parsed.success ? [parsed.output.message.replace(/\u001b\[\d+m/g, '')] : [];
  });
};

/**
 * Runs a migration up or down in one environment. Throws a PlainFailure that names the first error.
 */
export const runModelMigration = async (
  space: ContentfulSpace,
  environmentId: string,
  migration: NumberedMigration,
  direction: 'down' | 'up',
): Promise<void> => {
  const before = await readBefore(space, environmentId);
  const { runMigration } = loadTool();
  try {
    await runTool(() =>
      runMigration({
        spaceId: space.spaceId,
        environmentId,
        accessToken: space.managementToken,
        host: space.managementHost,
        requestLimit: space.requestsASecond,
        retryLimit: 5,
        yes: true,
        migrationFunction: (steps) => migration[direction](steps, before),
      }),
    );
  } catch (error) {
    const [first = 'no reason was given'] = faultsOf(error);
    throw new PlainFailure(
      `The model's migration ${migration.name} (${direction}) stopped in the environment ${environmentId}: ${first}`,
    );
  }
  if (direction === 'up') await note(space, environmentId, migration);
  else await removeNote(space, environmentId, migration);
};
