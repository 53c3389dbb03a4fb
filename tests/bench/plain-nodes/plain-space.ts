import type { NodeInput, Page } from 'gatsby';

/** A page to create; its component is named from the top of the project. */
export type PlainPage = Pick<Page, 'path' | 'component' | 'context'>;

/** All that a site's pages are made of, with nothing left to look up, check or turn into HTML. */
export type PlainSpace = {
  readonly nodes: readonly NodeInput[];
  readonly pages: readonly PlainPage[];
};
