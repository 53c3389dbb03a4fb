import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSpace, type ContentfulSpace } from '../../../local/contentful-space/open-space.ts';
import { contentFolder } from '../../../local/folders.ts';
import { createContentfulSetup } from '../../../local/setup/contentful.ts';
import { createStarterSpaceReader } from '../../../local/starter-space/read-starter-space.ts';
import {
  bringToModel,
  carryOut,
  startScratchContentful,
  type ScratchContentful,
} from '../../support/contentful.ts';
import { isFullScale } from '../../support/proof-scale.ts';

// From files to a space and back: the files are the same. Then editors go on in the space, and its
// changes come back.

let scratch: ScratchContentful;
let variables: Readonly<Record<string, string>>;
let space: ContentfulSpace;
let folder: string;

/** The parts of the starter space that make a small whole. `npm run prove` takes all of it. */
const parts = [
  'content-types',
  ...['siteText', 'poll', 'person', 'product', 'site', 'mail', 'page'].map(
    (type) => `entries/${type}`,
  ),
  'drafts',
];

/** Every file of a folder with its bytes. */
const filesIn = (root: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(root, file), readFileSync(file, 'base64')] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const bringBack = (target = folder) =>
  carryOut(createContentfulSetup(target), variables, ['--to-files']);

const copyParts = (): void => {
  for (const part of parts) {
    cpSync(path.join(contentFolder, part), path.join(folder, part), { recursive: true });
  }
  mkdirSync(path.join(folder, 'assets'));
  for (const file of readdirSync(path.join(contentFolder, 'assets'))) {
    if (/^product-|^article-chalk/.test(file)) {
      cpSync(path.join(contentFolder, 'assets', file), path.join(folder, 'assets', file));
    }
  }
};

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'knurl-files-'));
  if (isFullScale) {
    cpSync(contentFolder, folder, { recursive: true });
    // They are the code's, not the space's.
    rmSync(path.join(folder, 'migrations'), { recursive: true });
  } else copyParts();
  // A draft over a published entry.
  mkdirSync(path.join(folder, 'drafts/person'), { recursive: true });
  writeFileSync(
    path.join(folder, 'drafts/person/jo-sample.md'),
    textOf('entries/person/jo-sample.md').replace('Jo Sample', 'Jo, newly named'),
  );
  scratch = await startScratchContentful();
  await bringToModel(scratch);
  variables = await carryOut(createContentfulSetup(folder), {
    ...scratch.variables,
    CONTENT: 'files',
  });
  space = openSpace(variables);
});
afterAll(async () => {
  await scratch.dispose();
  rmSync(folder, { recursive: true });
});

describe('content from files', () => {
  it('goes to a space, from which the site is built then', () => {
    expect(variables['CONTENT']).toBe('contentful');
  });

  it('comes back as the same files, drafts and pictures too', async () => {
    const before = filesIn(folder);
    expect([...before.keys()].join()).toMatch(/assets.*\.webp.*drafts.*entries/);
    expect((await bringBack())['CONTENT']).toBe('files');
    expect(filesIn(folder)).toEqual(before);
  });

  it('says the same in an empty folder', async () => {
    const empty = mkdtempSync(path.join(os.tmpdir(), 'knurl-empty-'));
    cpSync(path.join(folder, 'content-types'), path.join(empty, 'content-types'), {
      recursive: true,
    });
    await bringBack(empty);
    expect([...filesIn(empty).keys()]).toEqual([...filesIn(folder).keys()]);
    const read = async (root: string) => {
      const { entries, assets } = await createStarterSpaceReader(root, { withDrafts: true }).read();
      return [...entries, ...assets].map(({ id, hash }) => `${id} ${hash}`);
    };
    expect(await read(empty)).toEqual(await read(folder));
    rmSync(empty, { recursive: true });
  });

  it('follows what editors did in the space, and leaves every other file alone', async () => {
    const before = filesIn(folder);
    const { client } = space;
    const changed = await client.entry.get({ entryId: 'person-ruth-sample' });
    changed.fields['about'] = { 'en-GB': 'Ruth coaches: "slowly", and with #care.' };
    const saved = await client.entry.update({ entryId: changed.sys.id }, changed);
    await client.entry.publish({ entryId: changed.sys.id }, saved);
    const made = await client.entry.createWithId(
      { contentTypeId: 'person', entryId: '5KsDBWseXY6QegucYAoacS' },
      {
        fields: {
          name: { 'en-GB': 'Nora' },
          slug: { 'en-GB': 'nora' },
          field: { 'en-GB': 'strength coach' },
          about: { 'en-GB': 'She is new here, and real.' },
        },
      },
    );
    await client.entry.publish({ entryId: made.sys.id }, made);
    const gone = await client.entry.get({ entryId: 'poll-poll-001' });
    await client.entry.unpublish({ entryId: gone.sys.id });
    await client.entry.delete({ entryId: gone.sys.id });

    await bringBack();
    const after = filesIn(folder);
    expect(textOf('entries/person/nora.md')).toBe(
      '---\nname: Nora\nslug: nora\nfield: strength coach\nabout: She is new here, and real.\n---\n',
    );
    expect(textOf('entries/person/ruth-sample.md')).toContain(
      'about: \'Ruth coaches: "slowly", and with #care.\'',
    );
    const differing = [...new Set([...before.keys(), ...after.keys()])].filter(
      (name) => before.get(name) !== after.get(name),
    );
    expect(differing.toSorted()).toEqual([
      'entries/person/nora.md',
      'entries/person/ruth-sample.md',
      'entries/poll/poll-001.md',
    ]);
  });
});
