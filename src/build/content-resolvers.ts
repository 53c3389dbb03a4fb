import * as v from 'valibot';
import { markdownFieldOf, nodeTypeOf } from '../content/model/content-model.ts';
import type { ContentTypeId } from '../content/model/content-model.ts';
import { entryPath } from '../content/model/entry-path.ts';
import { toExerciseLibrary } from '../content/model/exercise-entries.ts';
import {
  typesWithHtml,
  typesWithPath,
  typesWithSections,
} from '../content/model/graphql-schema.ts';
import { renderMarkdown } from '../content/render/markdown.ts';
import type { RenderedMarkdown } from '../content/render/markdown.ts';
import { toSections } from '../content/render/sections.ts';
import { SectionsSchema } from '../domain/plans/plan-view.ts';
import { minutesToRead } from '../domain/reading-time.ts';
import { createNodeCache } from './node-cache.ts';
import { readLongText } from './read-space.ts';
import type { SpaceNode } from './read-space.ts';

type Context = {
  readonly nodeModel: {
    getNodeById(query: { id: string }): SpaceNode | null;
    findAll(query: { type: string }): Promise<{ entries: Iterable<SpaceNode> }>;
  };
};
type Resolver = (node: SpaceNode, parameters: unknown, context: Context) => unknown;
type PictureResolver = (
  asset: SpaceNode,
  parameters: unknown,
  context: unknown,
  info: { readonly originalResolver: PictureResolver },
) => unknown;
type FieldResolvers = Readonly<Record<string, { readonly resolve: Resolver }>>;
type Resolvers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const longTextOf = (type: ContentTypeId, node: SpaceNode, { nodeModel }: Context): string =>
  readLongText(
    node,
    markdownFieldOf(type) ?? '',
    (id) => nodeModel.getNodeById({ id }) ?? undefined,
  ) ?? '';

// Every card of an article shows its minutes, and an article has cards on many pages.
const wordCounts = createNodeCache<number>(100_000);

// A page queries several fields of one text, one after the other.
const renderedTexts = createNodeCache<RenderedMarkdown>(50);

const render = (type: ContentTypeId, node: SpaceNode, context: Context): RenderedMarkdown => {
  const cached = renderedTexts.get(node);
  if (cached !== undefined) return cached;
  const rendered = renderMarkdown(longTextOf(type, node, context));
  wordCounts.set(node, rendered.wordCount);
  return renderedTexts.set(node, rendered);
};

const wordCountOf = (type: ContentTypeId, node: SpaceNode, context: Context): number =>
  wordCounts.get(node) ?? render(type, node, context).wordCount;

const articleResolvers: FieldResolvers = {
  minutesToRead: {
    resolve: (node, _, context) => minutesToRead(wordCountOf('article', node, context)),
  },
  contents: {
    resolve: (node, _, context) =>
      render('article', node, context)
        .headings.filter(({ level }) => level === 2)
        .map(({ id, text }) => ({ id, text })),
  },
  wordCount: { resolve: (node, _, context) => wordCountOf('article', node, context) },
};

const exerciseResolvers: FieldResolvers = {
  steps: { resolve: (node, _, context) => render('exercise', node, context).steps },
  cues: { resolve: (node, _, context) => render('exercise', node, context).cues },
};

const faqResolvers: FieldResolvers = {
  plainText: { resolve: (node, _, context) => render('faq', node, context).plainText },
};

const includes = (types: readonly ContentTypeId[], type: ContentTypeId): boolean =>
  types.includes(type);

const resolversOf = (type: ContentTypeId): FieldResolvers => ({
  ...(includes(typesWithPath, type) ? { path: { resolve: (node) => entryPath(type, node) } } : {}),
  ...(includes(typesWithHtml, type)
    ? { html: { resolve: (node, _, context) => render(type, node, context).html } }
    : {}),
  ...(includes(typesWithSections, type)
    ? {
        sections: {
          resolve: async (node, _, context) => {
            // Asking for all exercises makes Gatsby run the query again when one of them changes.
            const { entries } = await context.nodeModel.findAll({ type: nodeTypeOf('exercise') });
            const library = toExerciseLibrary([...entries]);
            // Pages trust this type without parsing it (src/gatsby-types.d.ts).
            return v.parse(SectionsSchema, toSections(longTextOf(type, node, context), library));
          },
        },
      }
    : {}),
  ...(type === 'article' ? articleResolvers : {}),
  ...(type === 'exercise' ? exerciseResolvers : {}),
  ...(type === 'faq' ? faqResolvers : {}),
});

// Enough for every size of every picture on the pages that one worker process is rendering.
const pictures = createNodeCache<unknown>(5000);

const resolvePicture: PictureResolver = (asset, parameters, context, info) => {
  const purpose = JSON.stringify(parameters);
  return (
    pictures.get(asset, purpose) ??
    pictures.set(asset, info.originalResolver(asset, parameters, context, info), purpose)
  );
};

/** Articles in the order of their ids. A filter with a sort order would search all articles for every page. */
const articlesById = {
  type: '[ContentfulArticle!]!',
  args: { ids: '[String!]!' },
  resolve: (_: unknown, { ids }: { readonly ids: readonly string[] }, { nodeModel }: Context) =>
    ids.flatMap((id) => nodeModel.getNodeById({ id }) ?? []),
};

/** The fields of the GraphQL schema that the CMS doesn't have: addresses, HTML, sections, steps, minutes to read and so on. */
export const contentResolvers = (): Resolvers => ({
  ...Object.fromEntries(
    [...new Set<ContentTypeId>([...typesWithPath, ...typesWithHtml, ...typesWithSections])].map(
      (type) => [nodeTypeOf(type), resolversOf(type)],
    ),
  ),
  ContentfulAsset: { gatsbyImage: { resolve: resolvePicture } },
  Query: { articlesById },
});
