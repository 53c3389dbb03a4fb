import type { ContentFault } from '../../domain/content-fault.ts';
import { faqQuestionPath, routes } from '../../domain/routes.ts';
import type { ContentTypeId } from '../model/content-type-id.ts';
import { entryPath, isSlug } from '../model/entry-path.ts';
import { bodyOrContentTextOfEntry, entriesOfTypes, type PartialEntry } from '../model/entry.ts';
import { renderAndCheckMarkdown } from '../render/markdown.ts';
import { toContentError } from './content-error.ts';

/**
 * The types whose pages have no other anchors than the headings of their text and the ids that
 * their template adds.
 */
const idsOfTemplates: Partial<Readonly<Record<ContentTypeId, readonly string[]>>> = {
  article: ['related-articles'],
  exercise: [],
  page: [],
};

const linkToPart = /\]\((\/[^\s()#?]*)#([^\s()]*)\)/g;

type Link = { readonly path: string; readonly anchor: string; readonly line: number };

const linksToPartsIn = (text: string): readonly Link[] =>
  [...text.matchAll(linkToPart)].map(({ 1: path = '', 2: anchor = '', index }) => ({
    path,
    anchor,
    line: text.slice(0, index).split('\n').length,
  }));

/** The anchors of a page that a link may use; undefined for a page whose anchors are unknown. */
const createFindAnchors = (
  entries: readonly PartialEntry[],
): ((path: string) => ReadonlySet<string> | undefined) => {
  const byPath = new Map(
    entries.map((entry) => [entryPath(entry.type, entry.fields), entry] as const),
  );
  const questions = entriesOfTypes(entries, 'faq').flatMap(({ fields: { slug } }) =>
    isSlug(slug) ? [faqQuestionPath(slug).split('#')[1] ?? ''] : [],
  );
  return (path) => {
    if (path === routes.workoutPlansFaq) return new Set(questions);
    const target = byPath.get(path);
    const ofTemplate = target === undefined ? undefined : idsOfTemplates[target.type];
    if (target === undefined || ofTemplate === undefined) return undefined;
    const headings = renderAndCheckMarkdown(bodyOrContentTextOfEntry(target)).headings.map(
      ({ id }) => id,
    );
    return new Set([...headings, ...ofTemplate]);
  };
};

/** Links to an existing page, but to an anchor that it doesn't have. */
export const findAnchorErrors = (entries: readonly PartialEntry[]): readonly ContentFault[] => {
  const anchorsOf = createFindAnchors(entries);
  return entries.flatMap((entry) =>
    linksToPartsIn(bodyOrContentTextOfEntry(entry)).flatMap(({ path, anchor, line }) => {
      const anchors = anchorsOf(path);
      if (anchors === undefined || anchors.has(anchor)) return [];
      return [
        toContentError(
          entry,
          entry.type === 'article' ? 'body' : 'content',
          `the link "${path}#${anchor}" leads to a heading that ${path} does not have`,
          anchors.size === 0
            ? `write ${path}`
            : `use one of: ${[...anchors].map((id) => `#${id}`).join(', ')}`,
          { line },
        ),
      ];
    }),
  );
};
