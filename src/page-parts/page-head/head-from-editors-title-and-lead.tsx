import type { ReactElement } from 'react';
import {
  editorsTitleAndLeadOrTitle,
  searchEngineTitleOr,
} from '../../content/queried/site-texts.ts';
import type { EditorsTitleAndLead } from '../../content/queried/site-texts.ts';
import { PageHead } from './page-head.tsx';
import type { PageHeadProps } from './page-head.tsx';

type SiteTextHeadProps = Omit<PageHeadProps, 'title' | 'description'> & {
  readonly text: EditorsTitleAndLead | null;
  /** Used until editors have written a text for the page. */
  readonly fallbackTitle: string;
};

/** The head of a page whose title and description are one of the editors' site texts. */
export const HeadFromEditorsTitleAndLead = ({
  text,
  fallbackTitle,
  ...others
}: SiteTextHeadProps): ReactElement => {
  const { title, lead = title } = editorsTitleAndLeadOrTitle(text, fallbackTitle);
  return (
    <PageHead
      title={searchEngineTitleOr(text, fallbackTitle)}
      crumb={title}
      description={lead}
      {...others}
    />
  );
};
