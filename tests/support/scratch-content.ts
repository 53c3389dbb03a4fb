import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

/** A test's content folder, with a folder beside it for the content service's state. */
export type ScratchContent = {
  contentFolder: string;
  stateFolder: string;
  write(file: string, content: string | Uint8Array): Promise<void>;
  remove(file: string): Promise<void>;
  dispose(): Promise<void>;
};

const field = (id: string, type: string, more: object = {}) => ({
  id,
  name: id,
  type,
  localized: false,
  required: false,
  disabled: false,
  omitted: false,
  validations: [],
  ...more,
});

const articleType = {
  sys: { id: 'article', type: 'ContentType' },
  name: 'Article',
  description: 'A blog article.',
  displayField: 'title',
  fields: [
    field('title', 'Symbol', { required: true }),
    field('slug', 'Symbol', { required: true }),
    field('date', 'Date'),
    field('minutes', 'Integer'),
    field('free', 'Boolean'),
    field('tags', 'Array', { items: { type: 'Symbol', validations: [] } }),
    field('image', 'Link', { linkType: 'Asset' }),
    field('author', 'Link', { linkType: 'Entry' }),
    field('related', 'Array', { items: { type: 'Link', linkType: 'Entry', validations: [] } }),
    field('body', 'Text'),
  ],
  controls: [{ fieldId: 'title', widgetNamespace: 'builtin', widgetId: 'singleLine' }],
};

const authorType = {
  sys: { id: 'author', type: 'ContentType' },
  name: 'Author',
  displayField: 'name',
  fields: [
    field('name', 'Symbol', { required: true }),
    field('image', 'Link', { linkType: 'Asset' }),
  ],
  controls: [],
};

/** The text of an article file with the given front matter lines. */
export function toArticle(title: string, lines: string[] = [], body = 'Text.'): string {
  const slug = title.toLowerCase().replaceAll(' ', '-');
  return ['---', `title: ${title}`, `slug: ${slug}`, ...lines, '---', body, ''].join('\n');
}

/** Creates a WebP picture of one colour. */
export function toPicture(width: number, height: number, colour = '#9a3412'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .webp()
    .toBuffer();
}

// Encoding takes longer than the rest of a scratch space, so all spaces of a test file share the
// pictures.
const brown = toPicture(1600, 1200);
const blue = toPicture(640, 640, '#155e75');

/** Creates a small space on disk: two authors, four articles, two pictures. */
export async function createScratchContent(): Promise<ScratchContent> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'scratch-content-'));
  const contentFolder = path.join(root, 'content');
  const write = async (file: string, content: string | Uint8Array) => {
    const target = path.join(contentFolder, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, content);
  };
  await write('content-types/article.json', JSON.stringify(articleType));
  await write('content-types/author.json', JSON.stringify(authorType));
  await write('entries/author/ada.md', '---\nname: Ada\nimage: author-ada\n---\n');
  await write('entries/author/bea.md', '---\nname: Bea\n---\n');
  await write(
    'entries/article/bracing.md',
    toArticle(
      'Bracing',
      [
        'date: 2026-01-10',
        'minutes: 4',
        'free: true',
        'tags: [technique, beginners]',
        'image: article-bracing',
        'author: author-ada',
        'related: [article-deadlift, article-squat]',
      ],
      'Breathe in, brace, then lift.',
    ),
  );
  await write(
    'entries/article/deadlift.md',
    toArticle('Deadlift', ['date: 2026-02-10', 'minutes: 9', 'free: false', 'author: author-bea']),
  );
  await write(
    'entries/article/squat.md',
    toArticle('Squat', ['date: 2026-03-10', 'minutes: 7', 'tags: [technique]']),
  );
  await write('entries/article/sleep.md', toArticle('Sleep', ['date: 2026-04-10', 'minutes: 5']));
  await write('assets/article-bracing.yaml', assetYaml('Bracing', 'article-bracing.webp'));
  await write('assets/article-bracing.webp', await brown);
  await write('assets/author-ada.yaml', assetYaml('Ada', 'author-ada.webp'));
  await write('assets/author-ada.webp', await blue);
  return {
    contentFolder,
    stateFolder: path.join(root, 'state'),
    write,
    remove: (file) => rm(path.join(contentFolder, file)),
    dispose: () => rm(root, { recursive: true, force: true }),
  };
}

/** The text of an asset file. */
export function assetYaml(title: string, file: string): string {
  return `title: ${title}\ndescription: A picture of ${title}.\nfile: ${file}\n`;
}
