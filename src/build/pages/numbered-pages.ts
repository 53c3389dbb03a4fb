import { listPagePath } from '../../domain/routes.ts';
import type { PageTemplateName, PageToCreate } from './page-to-create.ts';

type PaginatedList = {
  readonly template: PageTemplateName;
  /** The address of the first page. */
  readonly base: string;
  /** The node ids of its entries, in order. */
  readonly ids: readonly string[];
  /** The number of entries per page. */
  readonly size: number;
  readonly context: Readonly<Record<string, unknown>>;
};

/** The pages of a list, from first to last. An empty list has one page. */
export const toNumberedPages = ({
  template,
  base,
  ids,
  size,
  context,
}: PaginatedList): readonly PageToCreate[] => {
  const pageCount = Math.max(1, Math.ceil(ids.length / size));
  return Array.from({ length: pageCount }, (_, index) => ({
    path: listPagePath(base, index + 1),
    template,
    context: {
      ...context,
      ids: ids.slice(index * size, (index + 1) * size),
      entryCount: ids.length,
      pageNumber: index + 1,
      pageCount,
      previousPath: index === 0 ? null : listPagePath(base, index),
      nextPath: index + 1 === pageCount ? null : listPagePath(base, index + 2),
    },
  }));
};
