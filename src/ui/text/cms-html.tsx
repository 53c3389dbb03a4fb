import type { ReactElement } from 'react';

type RichTextProps = { readonly html: string };

/** A text from the CMS, as HTML that the build has rendered and checked. */
export const CmsHtml = ({ html }: RichTextProps): ReactElement => (
  <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
);
