import { entryPath } from '../content/entry-path.ts';
import { toExerciseLibrary } from '../content/exercise-entries.ts';
import { renderMarkdown } from '../content/markdown.ts';
import type { RenderedMarkdown } from '../content/markdown.ts';
import { markdownFieldOf, nodeTypeOf } from '../content/model.ts';
import type { ContentTypeId } from '../content/model.ts';
import { typesWithHtml, typesWithPath, typesWithSections } from '../content/schema.ts';
import { toSections } from '../content/sections.ts';
import { minutesToRead } from '../domain/reading-time.ts';
import { createNodeMemory } from './node-memory.ts';
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
type Resolvers = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const longTextOf = (type: ContentTypeId, node: SpaceNode, { nodeModel }: Context): string =>
  readLongText(
    node,
    markdownFieldOf(type) ?? '',
    (id) => nodeModel.getNodeById({ id }) ?? undefined,
  ) ?? '';

// A card shows the minutes of an article that has cards on many pages.
const wordCounts = createNodeMemory<number>(100_000);

// A page asks for several things of one text, one after the other.
const texts = createNodeMemory<RenderedMarkdown>(50);

const render = (type: ContentTypeId, node: SpaceNode, context: Context): RenderedMarkdown => {
  const known = texts.recall(node);
  if (known !== undefined) return known;
  const rendered = renderMarkdown(longTextOf(type, node, context));
  wordCounts.keep(node, rendered.words);
  return texts.keep(node, rendered);
};

const wordsOf = (type: ContentTypeId, node: SpaceNode, context: Context): number =>
  wordCounts.recall(node) ?? render(type, node, context).words;

const resolversOf = (type: ContentTypeId): Readonly<Record<string, { resolve: Resolver }>> => ({
  ...(typesWithPath.some((id) => id === type)
    ? { path: { resolve: (node) => entryPath(type, node) } }
    : {}),
  ...(typesWithHtml.some((id) => id === type)
    ? { html: { resolve: (node, _, context) => render(type, node, context).html } }
    : {}),
  ...(type === 'article'
    ? {
        minutesToRead: {
          resolve: (node, _, context) => minutesToRead(wordsOf(type, node, context)),
        },
        contents: {
          resolve: (node, _, context) =>
            render(type, node, context)
              .headings.filter(({ level }) => level === 2)
              .map(({ id, text }) => ({ id, text })),
        },
        wordCount: { resolve: (node, _, context) => wordsOf(type, node, context) },
      }
    : {}),
  ...(typesWithSections.some((id) => id === type)
    ? {
        sections: {
          resolve: async (node, _, context) => {
            // Asking for all exercises makes Gatsby run the query again when one of them changes.
            const { entries } = await context.nodeModel.findAll({ type: nodeTypeOf('exercise') });
            return toSections(longTextOf(type, node, context), toExerciseLibrary([...entries]));
          },
        },
      }
    : {}),
});

// Large enough for every size of every picture on the pages that one worker has in hand.
const pictures = createNodeMemory<unknown>(5000);

const resolvePicture: PictureResolver = (asset, parameters, context, info) => {
  const purpose = JSON.stringify(parameters);
  return (
    pictures.recall(asset, purpose) ??
    pictures.keep(asset, info.originalResolver(asset, parameters, context, info), purpose)
  );
};

/** Articles in the order of their ids. A filter with a sort order would look through all of them for every page. */
const articlesById = {
  type: '[ContentfulArticle!]!',
  args: { ids: '[String!]!' },
  resolve: (_: unknown, { ids }: { readonly ids: readonly string[] }, { nodeModel }: Context) =>
    ids.flatMap((id) => nodeModel.getNodeById({ id }) ?? []),
};

/** What the schema offers beside the fields of the CMS: addresses, HTML, plans, minutes to read, articles by id. */
export const contentResolvers = (): Resolvers => ({
  ...Object.fromEntries(
    [...new Set<ContentTypeId>([...typesWithPath, ...typesWithHtml, ...typesWithSections])].map(
      (type) => [nodeTypeOf(type), resolversOf(type)],
    ),
  ),
  ContentfulAsset: { gatsbyImage: { resolve: resolvePicture } },
  Query: { articlesById },
});
