import { entryPath } from '../content/entry-path.ts';
import { toExerciseLibrary } from '../content/exercise-entries.ts';
import { renderMarkdown } from '../content/markdown.ts';
import { markdownFieldOf, nodeTypeOf } from '../content/model.ts';
import type { ContentTypeId } from '../content/model.ts';
import { typesWithHtml, typesWithPath, typesWithSections } from '../content/schema.ts';
import { toSections } from '../content/sections.ts';
import { minutesToRead } from '../domain/reading-time.ts';
import { readLongText } from './read-space.ts';
import type { SpaceNode } from './read-space.ts';

type Context = {
  readonly nodeModel: {
    getNodeById(query: { id: string }): SpaceNode | null;
    findAll(query: { type: string }): Promise<{ entries: Iterable<SpaceNode> }>;
  };
};
type Resolver = (node: SpaceNode, parameters: unknown, context: Context) => unknown;
type Resolvers = Readonly<Record<string, Readonly<Record<string, { readonly resolve: Resolver }>>>>;

const longTextOf = (type: ContentTypeId, node: SpaceNode, { nodeModel }: Context): string =>
  readLongText(
    node,
    markdownFieldOf(type) ?? '',
    (id) => nodeModel.getNodeById({ id }) ?? undefined,
  ) ?? '';

const resolversOf = (type: ContentTypeId): Readonly<Record<string, { resolve: Resolver }>> => ({
  ...(typesWithPath.some((id) => id === type)
    ? { path: { resolve: (node) => entryPath(type, node) } }
    : {}),
  ...(typesWithHtml.some((id) => id === type)
    ? {
        html: {
          resolve: (node, _, context) => renderMarkdown(longTextOf(type, node, context)).html,
        },
      }
    : {}),
  ...(type === 'article'
    ? {
        minutesToRead: {
          resolve: (node, _, context) =>
            minutesToRead(renderMarkdown(longTextOf(type, node, context)).words),
        },
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

/** What the schema offers beside the fields of the CMS: addresses, HTML, plans and minutes to read. */
export const contentResolvers = (): Resolvers =>
  Object.fromEntries(
    [...new Set<ContentTypeId>([...typesWithPath, ...typesWithHtml, ...typesWithSections])].map(
      (type) => [nodeTypeOf(type), resolversOf(type)],
    ),
  );
