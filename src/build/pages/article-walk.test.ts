import * as v from 'valibot';
import { expect, it } from 'vitest';
import { nodeTypeOf } from '../../content/model/content-model.ts';
import { executedFiles } from '../../../tests/support/executed-files.ts';
import {
  onlyValidEntriesWithNodeId,
  readSpaceFromNodes,
  type AnyGatsbyNode,
} from '../read-space-from-nodes.ts';
import { createContentResolvers } from '../resolvers/create-content-resolvers.ts';
import { collectContentPages } from './collect-content-pages.ts';

/**
 * How many files somebody has to open who follows an article from Gatsby's nodes to its page and
 * the fields of the page's query, the checks apart. Raise this for a file that a reader is glad to
 * find, and join files only where they say one thing.
 */
const maxFiles = 21;

const article: AnyGatsbyNode = {
  id: 'node-article',
  contentful_id: 'article-bracing',
  title: 'How to brace',
  slug: 'how-to-brace',
  date: '2026-11-02',
  categories: ['technique'],
  author: 'jo',
  reviewer: 'jo',
  excerpt: 'Breathe in, and push out.',
  image___NODE: 'picture',
  body___NODE: 'text',
};
const nodes: Readonly<Record<string, readonly AnyGatsbyNode[]>> = {
  [nodeTypeOf('article')]: [article],
  [nodeTypeOf('articleCategory')]: [
    { id: 'category', title: 'Technique', slug: 'technique', order: 1, excerpt: 'How to lift.' },
  ],
  ContentfulAsset: [{ id: 'picture', title: 'Bracing', description: 'A lifter braces.' }],
};
const others: readonly AnyGatsbyNode[] = [
  { id: 'text', body: '## Why\n\nA **still** trunk carries more.[^1]\n\n[^1]: A paper.' },
];
const nodeById = (id: string): AnyGatsbyNode | undefined =>
  [...Object.values(nodes).flat(), ...others].find((node) => node.id === id);
const context = {
  nodeModel: {
    getNodeById: ({ id }: { readonly id: string }) => nodeById(id) ?? null,
    findAll: async () => ({ entries: [] }),
  },
};
const Resolvers = v.record(v.string(), v.object({ resolve: v.function() }));

it(`from an article's nodes to its page and what its query asks for, at most ${maxFiles} files of src are executed`, async () => {
  const resolvers = v.parse(Resolvers, createContentResolvers()[nodeTypeOf('article')]);
  let paths: readonly string[] = [];
  const fields: unknown[] = [];

  const files = await executedFiles(async () => {
    const space = readSpaceFromNodes({ nodesOfType: (type) => nodes[type] ?? [], nodeById });
    paths = collectContentPages(onlyValidEntriesWithNodeId(space.entries)).map(({ path }) => path);
    for (const name of ['path', 'html', 'contents', 'minutesToRead']) {
      fields.push(await resolvers[name]?.resolve(article, {}, context));
    }
  });

  expect(paths).toContain('/articles/how-to-brace/');
  expect(fields).toEqual([
    '/articles/how-to-brace/',
    expect.stringContaining('<strong>still</strong>'),
    expect.arrayContaining([{ id: 'why', text: 'Why' }]),
    1,
  ]);
  const list = files.join('\n');
  expect(files).toContain('src/build/read-space-from-nodes.ts');
  expect(files.length, `${files.length} files:\n${list}`).toBeLessThanOrEqual(maxFiles);
});
