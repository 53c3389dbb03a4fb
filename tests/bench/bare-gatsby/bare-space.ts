/** The contents of a card in a list. */
export type Card = {
  readonly path: string;
  readonly title: string;
  readonly excerpt: string;
  readonly image: string;
};

/** The fields of an article's node. Its HTML is complete. */
export type ArticleFields = Card & {
  readonly id: string;
  readonly date: string;
  readonly categories: readonly string[];
  readonly html: string;
};

export type BareArticle = { readonly fields: ArticleFields; readonly related: readonly Card[] };

/** One page of a list of articles. */
export type BareList = {
  readonly path: string;
  readonly title: string;
  readonly cards: readonly Card[];
  readonly previousPath: string | null;
  readonly nextPath: string | null;
};

/** All the pages of the bare site. The bench writes it to `space.json` in the site's folder. */
export type BareSpace = {
  readonly articles: readonly BareArticle[];
  readonly lists: readonly BareList[];
};
