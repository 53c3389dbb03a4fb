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
import {
  readAppliedMigrations,
  readModelMigrations,
  runModelMigration,
} from '../../../local/contentful-space/migrations.ts';
import {
  findModelDifferences,
  readModel,
  readModelFolder,
} from '../../../local/contentful-space/model.ts';
import { openSpace, type ContentfulSpace } from '../../../local/contentful-space/open-space.ts';
import {
  bringToModel,
  startScratchContentful,
  type ScratchContentful,
} from '../../support/contentful.ts';

let scratch: ScratchContentful;
let space: ContentfulSpace;
const codeModel = readModelFolder(path.join(contentFolder, 'content-types'));
const migrations = await readModelMigrations();
const newest = migrations.at(-1)?.number ?? '';

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
const migrateTo = async (wanted: string) =>
  migrateModel(space, planModel(migrations, await readAppliedMigrations(space, 'master'), wanted));

const image = { sys: { type: 'Link', linkType: 'Asset', id: 'picture' } };
const exerciseWith = (slug: string, fields: Readonly<Record<string, unknown>> = {}) =>
  space.client.entry.createWithId(
    { contentTypeId: 'exercise', entryId: slug },
    {
      fields: Object.fromEntries(
        Object.entries({ title: slug, slug, image, ...fields }).map(([name, value]) => [
          name,
          { 'en-GB': value },
        ]),
      ),
    },
  );
const fieldsOf = async (entryId: string): Promise<Readonly<Record<string, unknown>>> => {
  const { fields, sys } = await space.client.entry.get({ entryId });
  return {
    isPublished: sys.publishedVersion !== undefined,
    ...Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, Object.values({ ...value })[0]]),
    ),
  };
};

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
    await expect(migrate()).rejects.toThrow(new RegExp(`0001-whole-model.*knurl-try-${newest}`));
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
    expect((await readModelPlan(space, 'newest')).steps).toHaveLength(migrations.length);

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
    expect(contentful.space.aliases.get('master')?.target).toBe(`knurl-model-${newest}`);
    expect(typesOf('before')).toEqual([]);
    expect(await readModel(space, 'master')).toEqual(codeModel);
  });

  it('can be rolled back', async () => {
    await bringToModel(scratch);
    for (const before of migrations.toReversed().slice(1)) {
      await migrateModel(space, await readModelPlan(space, 'one back'));
      expect(await readAppliedMigrations(space, 'master')).toContain(before.number);
      expect(typesOf('master')).not.toEqual([]);
    }
    await migrateModel(space, await readModelPlan(space, 'one back'));
    expect(typesOf('master')).toEqual([]);
    await migrate();
    expect(await readModel(space, 'master')).toEqual(codeModel);
  });

  it('is not rolled back over entries: nothing is deleted', async () => {
    await bringToModel(scratch);
    await space.client.entry.create(
      { contentTypeId: 'person' },
      { fields: { name: { 'en-GB': 'Somebody' } } },
    );
    await expect(migrateTo('0000')).rejects.toThrow(/down/);
    expect(await readModel(space, 'master')).toEqual(codeModel);
  });
});

describe('the facts that exercises got in November 2026', () => {
  it('fill the exercises of a space with the starter content, and leave others and what editors wrote', async () => {
    await bringToModel(scratch, '0001');
    await exerciseWith('landmine-press');
    await exerciseWith('sled-push');
    await migrateTo('0002');
    expect(await fieldsOf('landmine-press')).toMatchObject({
      isPublished: false,
      spares: ['shoulder'],
      kindTo: ['shoulder'],
    });
    expect(Object.keys(await fieldsOf('sled-push')).sort()).toEqual(
      ['image', 'isPublished', 'slug', 'title'].sort(),
    );
  });

  it('are not filled in twice: a migration that runs again keeps a value that was there', async () => {
    await bringToModel(scratch, '0002');
    await exerciseWith('landmine-press', { kindTo: ['elbow'] });
    const [, second] = migrations;
    if (!second) throw new Error('there is no second migration');
    await runModelMigration(space, 'master', { ...second, number: '9998' }, 'up');
    expect(await fieldsOf('landmine-press')).toMatchObject({
      spares: ['shoulder'],
      kindTo: ['elbow'],
    });
  });
});

describe('the names that other apps have for an exercise', () => {
  const namesOf = async () => (await fieldsOf('skull-crusher'))['otherAppNames'];

  it('are filled in beside those that an editor wrote, without a wrong one, and go again alone', async () => {
    await bringToModel(scratch, '0004');
    await exerciseWith('skull-crusher', {
      otherAppNames: ['Skullcrusher (Barbell)', 'Skullcrusher (Dumbbell)', 'Nose Breaker'],
    });
    await migrateTo('0005');
    expect(await namesOf()).toEqual(
      expect.arrayContaining(['Skullcrusher (Barbell)', 'Nose Breaker', 'Skullcrusher (EZ Bar)']),
    );
    expect(await namesOf()).not.toContain('Skullcrusher (Dumbbell)');
    await migrateTo('0004');
    expect(await namesOf()).toEqual(['Skullcrusher (Barbell)', 'Nose Breaker']);
  });
});

describe('exercises that train one side at a time', () => {
  it('are marked in the starter content, but not where an editor has answered, and no others', async () => {
    await bringToModel(scratch, '0005');
    await exerciseWith('split-squat');
    await exerciseWith('back-squat');
    await migrateTo('0006');
    expect(await fieldsOf('split-squat')).toMatchObject({ isPublished: false, oneSided: true });
    expect(await fieldsOf('back-squat')).not.toHaveProperty('oneSided');
    await exerciseWith('side-plank', { oneSided: false });
    const sixth = migrations.find(({ number }) => number === '0006');
    if (!sixth) throw new Error('there is no such migration');
    await runModelMigration(space, 'master', { ...sixth, number: '9998' }, 'up');
    expect(await fieldsOf('side-plank')).toMatchObject({ oneSided: false });
  });
});

describe('what Garmin’s watches call an exercise', () => {
  it('is filled in where an editor has said nothing', async () => {
    await bringToModel(scratch, '0005');
    await exerciseWith('back-squat');
    await migrateTo('0007');
    expect(await fieldsOf('back-squat')).toMatchObject({
      watchExercise: 'squat/barbell back squat',
    });
    await exerciseWith('front-squat', { watchExercise: 'squat' });
    const fillsIn = migrations.find(({ number }) => number === '0007');
    if (!fillsIn) throw new Error('there is no migration 0007');
    await runModelMigration(space, 'master', { ...fillsIn, number: '9997' }, 'up');
    expect(await fieldsOf('front-squat')).toMatchObject({ watchExercise: 'squat' });
  });
});

describe('a plan of the model', () => {
  it('runs migrations in order, and rollbacks in reverse order', async () => {
    const [first] = migrations;
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
    await bringToModel(scratch);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'knurl-migrations-'));
    try {
      await mkdir(folder, { recursive: true });
      await cp(path.join(contentFolder, 'migrations'), folder, { recursive: true });
      await writeFile(
        path.join(folder, '9999-nickname.ts'),
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
      const applied = await readAppliedMigrations(space, 'master');
      await migrateModel(space, { ...planModel(known, applied), isNewest: false });
      expect(findModelDifferences(codeModel, await readModel(space, 'master'))).toEqual([
        'person.nickname isn’t in the code',
      ]);
      const back = planModel(known, [...applied, '9999'], newest);
      await migrateModel(space, { ...back, isNewest: true });
      expect(await readModel(space, 'master')).toEqual(codeModel);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});
