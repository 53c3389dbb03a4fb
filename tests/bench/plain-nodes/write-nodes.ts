// The bench puts this file in the place of gatsby-node.ts, which it renames to site-node.ts: the site is built as
// always, and what its pages are made of is written to a file of plain JSON.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs, NodeInput } from 'gatsby';
import { createPages as planSite } from './site-node';
import type { PlainPage, PlainSpace } from './plain-space';

export {
  createResolvers,
  createSchemaCustomization,
  onCreateBabelConfig,
  onCreateWebpackConfig,
  onPostBuild,
} from './site-node';

const computed: Readonly<Record<string, string>> = {
  path: 'path',
  html: 'html',
  minutesToRead: 'minutesToRead',
  wordCount: 'wordCount',
  contents: 'contents { id text }',
  sections: 'sections',
};

type FieldsAnswer = { readonly __type: { readonly fields: readonly { readonly name: string }[] } };
type NodesAnswer = { readonly all: { readonly nodes: readonly ({ id: string } & NodeFields)[] } };
type NodeFields = Readonly<Record<string, unknown>>;

/** What our own resolvers add to the nodes of a type, by the nodes' ids. */
const readComputed = async (
  // Under its own name, Gatsby would take the questions below for queries of the site.
  ask: CreatePagesArgs['graphql'],
  type: string,
): Promise<Map<string, NodeFields>> => {
  const described = await ask<FieldsAnswer>(`{ __type(name: "${type}") { fields { name } } }`);
  const asked = described.data?.__type.fields.flatMap(({ name }) => computed[name] ?? []) ?? [];
  if (asked.length === 0) return new Map();
  const answer = await ask<NodesAnswer>(`{ all: all${type} { nodes { id ${asked.join(' ')} } } }`);
  return new Map(answer.data?.all.nodes.map((node) => [node.id, node]));
};

export const createPages = async (args: CreatePagesArgs): Promise<void> => {
  const pages: PlainPage[] = [];
  const createPage: CreatePagesArgs['actions']['createPage'] = (page) => {
    pages.push({ ...page, component: path.relative(process.cwd(), page.component) });
    args.actions.createPage(page);
  };
  // Gatsby's own type says that it returns nothing and takes two more arguments, which it does not need.
  await (planSite as (args: CreatePagesArgs) => unknown)({
    ...args,
    actions: { ...args.actions, createPage },
  });

  const sourced = args
    .getNodes()
    .filter(
      ({ internal }) =>
        internal.type.startsWith('Contentful') && internal.type !== 'ContentfulContentType',
    );
  const added = new Map<string, NodeFields>();
  for (const type of new Set(sourced.map(({ internal }) => internal.type))) {
    for (const [id, fields] of await readComputed(args.graphql, type)) added.set(id, fields);
  }
  const nodes = sourced.map((node): NodeInput => {
    const { type, contentDigest } = node.internal;
    return {
      ...node,
      ...added.get(node.id),
      children: [],
      parent: null,
      internal: { type, contentDigest },
    };
  });
  const space: PlainSpace = { nodes, pages };
  writeFileSync('plain-space.json', JSON.stringify(space));
};
