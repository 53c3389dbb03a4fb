import type { NodeInput, Page } from 'gatsby';

/** A page to create; the path of its component is relative to the project. */
export type PlainPage = Pick<Page, 'path' | 'component' | 'context'>;

/** All nodes and pages of a site, with nothing left to fetch, check or render from Markdown. */
export type PlainSpace = {
  readonly nodes: readonly NodeInput[];
  readonly pages: readonly PlainPage[];
};
