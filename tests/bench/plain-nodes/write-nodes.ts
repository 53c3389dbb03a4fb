// The bench puts this file in place of gatsby-node.ts, which it renames to site-node.ts. The site
// is built as usual, and all nodes and pages are written to one JSON file.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs, NodeInput } from 'gatsby';
import { createPages as createSitePages } from './site-node';
import type { PlainPage, PlainSpace } from './plain-space';
import { currencies } from './src/domain/money';

export {
  createResolvers,
  createSchemaCustomization,
  onCreateBabelConfig,
  onCreateWebpackConfig,
  onPostBuild,
  sourceNodes,
} from './site-node';

/** The fields that our own resolvers add, and their queries. */
const computedFields: Readonly<Record<string, string>> = {
  path: 'path',
  html: 'html',
  minutesToRead: 'minutesToRead',
  wordCount: 'wordCount',
  contents: 'contents { id text }',
  sections: 'sections',
  steps: 'steps',
  cues: 'cues',
  facts: 'facts { days minutes { from to } equipment level }',
  planUses: 'planUses { plans { title path isFree } more }',
  sale: `sale { id kind productId title path opens { plans inMembership } prices { ${currencies
    .map((currency) => `${currency} { priceId minorUnits }`)
    .join(' ')} } }`,
  plainText: 'plainText',
  sizeChartHtml: 'sizeChartHtml',
  exerciseLinks: 'exerciseLinks { title path }',
};

/** The computed fields whose name is a CMS field in other types. */
const computedFieldsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ContentfulExercise: { kit: 'kit { title path }' },
};

type FieldsResult = { readonly __type: { readonly fields: readonly { readonly name: string }[] } };
type NodesResult = { readonly all: { readonly nodes: readonly ({ id: string } & NodeFields)[] } };
type NodeFields = Readonly<Record<string, unknown>>;

/** The computed fields of all nodes of a type, by node id. */
const readComputedFields = async (
  // Not named `graphql`: Gatsby would extract these queries as queries of the site.
  runQuery: CreatePagesArgs['graphql'],
  type: string,
): Promise<Map<string, NodeFields>> => {
  const described = await runQuery<FieldsResult>(`{ __type(name: "${type}") { fields { name } } }`);
  const fields =
    described.data?.__type.fields.flatMap(
      ({ name }) => computedFieldsOf[type]?.[name] ?? computedFields[name] ?? [],
    ) ?? [];
  if (fields.length === 0) return new Map();
  const answer = await runQuery<NodesResult>(
    `{ all: all${type} { nodes { id ${fields.join(' ')} } } }`,
  );
  return new Map(answer.data?.all.nodes.map((node) => [node.id, node]));
};

export const createPages = async (args: CreatePagesArgs): Promise<void> => {
  const pages: PlainPage[] = [];
  const createPage: CreatePagesArgs['actions']['createPage'] = (page) => {
    pages.push({ ...page, component: path.relative(process.cwd(), page.component) });
    args.actions.createPage(page);
  };
  // Gatsby's own type returns nothing and requires two more arguments, which this function doesn't
  // need.
  await (createSitePages as (args: CreatePagesArgs) => unknown)({
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
    for (const [id, fields] of await readComputedFields(args.graphql, type)) added.set(id, fields);
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
