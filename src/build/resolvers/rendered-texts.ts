import { readBuildSettings } from '../../config/build/build-settings.ts';
import { markdownFieldNameOf } from '../../content/model/content-model.ts';
import type { ContentTypeId } from '../../content/model/content-type-id.ts';
import { dropUntrueAnalyticsLines } from '../../content/render/analytics-lines.ts';
import { renderAndCheckMarkdown } from '../../content/render/markdown.ts';
import type { RenderedMarkdown } from '../../content/render/markdown.ts';
import { readLongTextField } from '../read-space-from-nodes.ts';
import type { AnyGatsbyNode } from '../read-space-from-nodes.ts';
import { createNodeCache } from './node-cache.ts';

/** What Gatsby gives a resolver to read other nodes. */
export type ResolverContext = {
  readonly nodeModel: {
    getNodeById(query: { id: string }): AnyGatsbyNode | null;
    findAll(query: { type: string }): Promise<{ entries: Iterable<AnyGatsbyNode> }>;
  };
};

/** The long text of an entry, from its node; empty if there is none. */
export const longTextOfNode = (
  type: ContentTypeId,
  node: AnyGatsbyNode,
  { nodeModel }: ResolverContext,
): string =>
  readLongTextField(
    node,
    markdownFieldNameOf(type) ?? '',
    (id) => nodeModel.getNodeById({ id }) ?? undefined,
  ) ?? '';

// Every card of an article shows its reading time, and an article has cards on many pages.
const wordCounts = createNodeCache<number>(100_000);

// A page queries several fields of one text, one after another.
const renderedTexts = createNodeCache<RenderedMarkdown>(50);

/**
 * The rendered long text of an entry; of a page, without what is untrue about analytics in this
 * build.
 */
export const renderLongTextOfNode = (
  type: ContentTypeId,
  node: AnyGatsbyNode,
  context: ResolverContext,
): RenderedMarkdown => {
  const cached = renderedTexts.get(node);
  if (cached !== undefined) return cached;
  const text = longTextOfNode(type, node, context);
  const rendered = renderAndCheckMarkdown(
    type === 'page' ? dropUntrueAnalyticsLines(text, readBuildSettings().analyticsId !== '') : text,
  );
  wordCounts.set(node, rendered.wordCount);
  return renderedTexts.set(node, rendered);
};

/** The number of words in the long text of an entry. */
export const longTextWordCountOfNode = (
  type: ContentTypeId,
  node: AnyGatsbyNode,
  context: ResolverContext,
): number => wordCounts.get(node) ?? renderLongTextOfNode(type, node, context).wordCount;
