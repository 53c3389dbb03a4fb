import type { ReactElement } from 'react';
import { uiExamplesPath } from '../domain/routes.ts';
import { UiExamplesPage } from '../features/ui-kit/ui-examples-page.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';

export { UiExamplesPage as default };

export const Head = (): ReactElement => (
  <PageHead
    title="The UI kit"
    description="For the developers of Knurl: every part of the UI kit in every state."
    path={uiExamplesPath}
    indexed={false}
  />
);
