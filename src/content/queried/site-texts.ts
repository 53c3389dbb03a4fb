import { graphql } from 'gatsby';

/** A title and a line of text that editors can change. */
export type EditorsTitleAndLead = {
  readonly title: string;
  readonly searchTitle: string | null;
  readonly subTitle: string;
};

/** The editors' title and lead. If the site text doesn't exist, the given title and no lead. */
export const editorsTitleAndLeadOrTitle = (
  text: EditorsTitleAndLead | null,
  title: string,
): { readonly title: string; readonly lead: string | undefined } => ({
  title: text?.title ?? title,
  lead: text?.subTitle,
});

/** The editors' title for search results if there is one, otherwise their title. */
export const searchEngineTitleOr = (text: EditorsTitleAndLead | null, title: string): string =>
  text?.searchTitle ?? text?.title ?? title;

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment SiteText on ContentfulSiteText {
    title
    searchTitle
    subTitle
  }
`;
