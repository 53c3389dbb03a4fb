import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

// Always the same object: with a new one, React would write the empty HTML into the page.
const asServed = { __html: '' };

type StaticContentProps = { readonly render: () => ReactNode };

/**
 * Content that is not hydrated: React leaves the server's HTML alone and neither renders it nor
 * walks its elements. So nothing in it may have event handlers, state or effects. Links work,
 * because `gatsby-browser.tsx` listens for clicks on the whole document. On a page reached by a
 * link it is rendered like everything else.
 */
export const UnhydratedContent = ({ render }: StaticContentProps): ReactElement => {
  const hydrated = useHydrated();
  const [served] = useState(!hydrated && typeof document !== 'undefined');
  return served ? (
    <div dangerouslySetInnerHTML={asServed} suppressHydrationWarning />
  ) : (
    <div>{render()}</div>
  );
};
