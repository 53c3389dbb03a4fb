import type { ReactElement } from 'react';

type RichTextProps = { readonly html: string };

/** A text from the CMS that the build has turned into HTML and checked. */
export const RichText = ({ html }: RichTextProps): ReactElement => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
