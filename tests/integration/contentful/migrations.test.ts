import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentFolder } from '../../../local/folders.ts';
import {
  migrateModel,
  planModel,
  readModelPlan,
} from '../../../local/contentful-space/migrate-model.ts';
import { readModelMigrations } from '../../../local/contentful-space/migrations.ts';
import {
  findModelDifferences,
  readModel,
  readModelFolder,
} from '../../../local/contentful-space/model.ts';
import { openSpace, type ContentfulSpace } from '../../../local/contentful-space/open-space.ts';
import { startScratchContentful, type ScratchContentful } from '../../support/contentful.ts';

let scratch: ScratchContentful;
let space: ContentfulSpace;
const codeModel = readModelFolder(path.join(contentFolder, 'content-types'));

beforeEach(async () => {
  scratch = await startScratchContentful();
  space = openSpace(scratch.variables);
});
afterEach(() => scratch.dispose());

const environments = () => [...scratch.contentful.space.environments.keys()];
const typesOf = (name: string) => [
  ...(scratch.contentful.space.environments.get(name)?.contentTypes.keys() ?? []),
];
const migrate = async () => migrateModel(space, await readModelPlan(space, 'newest'));

describe('the model of a space', () => {
  it('is the same as content/content-types after all migrations, file by file', async () => {
    await migrate();
    const found = await readModel(space, 'master');
    for (const type of codeModel) {
      expect(
        found.find(({ id }) => id === type.id),
        type.id,
      ).toEqual(type);
    }
    expect(found).toHaveLength(codeModel.length);
    expect((await readModelPlan(space, 'newest')).steps).toEqual([]);
    expect(environments()).toEqual(['master']);
  });

  it('stays as it was when a migration fails on the copy, and the copy is deleted', async () => {
    scratch.contentful.faults.add({
      method: 'PUT',
      path: /environments\/knurl-try-\d+\/content_types\/poll$/,
      answer: 'forbidden',
    });
    await expect(migrate()).rejects.toThrow(/0001-whole-model.*knurl-try-0001/);
    expect(typesOf('master')).toEqual([]);
    expect(environments()).toEqual(['master']);
  });

  it('is complete when a migration that stopped halfway in the site’s environment is run again', async () => {
    scratch.contentful.faults.add({
      method: 'PUT',
      path: /environments\/master\/content_types\/poll$/,
      answer: 'forbidden',
    });
    await expect(migrate()).rejects.toThrow(/0001-whole-model.*master/);
    expect(typesOf('master').length).toBeGreaterThan(0);
    expect((await readModelPlan(space, 'newest')).steps).toHaveLength(1);

    await migrate();
    expect(findModelDifferences(codeModel, await readModel(space, 'master'))).toEqual([]);
    expect(environments()).toEqual(['master']);
  });

  it('changes atomically behind an alias, and leaves the previous environment as it was', async () => {
    const { contentful } = scratch;
    const before = contentful.space.environments.get('master');
    if (!before) throw new Error('there is no master');
    contentful.space.environments.delete('master');
    contentful.space.environments.set('before', { ...before, id: 'before' });
    contentful.space.aliases.set('master', { target: 'before', version: 1 });

    await migrate();
    expect(contentful.space.aliases.get('master')?.target).toBe('knurl-model-0001');
    expect(typesOf('before')).toEqual([]);
    expect(await readModel(space, 'master')).toEqual(codeModel);
  });

  it('can be rolled back', async () => {
    await migrate();
    await migrateModel(space, await readModelPlan(space, 'one back'));
    expect(typesOf('master')).toEqual([]);
    await migrate();
    expect(await readModel(space, 'master')).toEqual(codeModel);
  });

  it('is not rolled back over entries: nothing is deleted', async () => {
    await migrate();
    await space.client.entry.create(
      { contentTypeId: 'person' },
      { fields: { name: { 'en-GB': 'Somebody' } } },
    );
    const back = readModelPlan(space, 'one back').then((plan) => migrateModel(space, plan));
    await expect(back).rejects.toThrow(/down/);
    expect(await readModel(space, 'master')).toEqual(codeModel);
  });
});

describe('a plan of the model', () => {
  it('runs migrations in order, and rollbacks in reverse order', async () => {
    const [first] = await readModelMigrations();
    if (!first) throw new Error('there is no migration');
    const known = ['0001', '0002', '0003'].map((number) => ({ ...first, number, name: number }));
    const steps = (applied: readonly string[], wanted?: string) =>
      planModel(known, applied, wanted).steps.map(
        ({ migration, direction }) => `${direction} ${migration.number}`,
      );
    expect(steps([])).toEqual(['up 0001', 'up 0002', 'up 0003']);
    expect(steps(['0001', '0003'])).toEqual(['up 0002']);
    expect(steps(['0001', '0002', '0003'], '0001')).toEqual(['down 0003', 'down 0002']);
    expect(planModel(known, ['0001', '0004']).unknown).toEqual(['0004']);
  });
});

describe('a new migration', () => {
  it('needs a file with a migration and its rollback, and changes the existing model', async () => {
    await migrate();
    const folder = await mkdtemp(path.join(os.tmpdir(), 'knurl-migrations-'));
    try {
      await mkdir(folder, { recursive: true });
      await cp(path.join(contentFolder, 'migrations'), folder, { recursive: true });
      await writeFile(
        path.join(folder, '0002-nickname.ts'),
        `export const migration = {
          sentence: 'gives persons a nickname',
          up: (steps, before) => {
            if (before.hasField('person', 'nickname')) return;
            steps.editContentType('person').createField('nickname', { name: 'Nickname', type: 'Symbol' });
          },
          down: (steps, before) => {
            if (before.hasField('person', 'nickname')) steps.editContentType('person').deleteField('nickname');
          },
        };`,
      );
      const known = await readModelMigrations(folder);
      const plan = { ...planModel(known, ['0001']), isNewest: false };
      await migrateModel(space, plan);
      expect(findModelDifferences(codeModel, await readModel(space, 'master'))).toEqual([
        'person.nickname isn’t in the code',
      ]);
      await migrateModel(space, { ...planModel(known, ['0001', '0002'], '0001'), isNewest: true });
      expect(await readModel(space, 'master')).toEqual(codeModel);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
