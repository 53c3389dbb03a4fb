import { useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

// One object for all: another one would make React write it into the page.
const asServed = { __html: '' };

type StaticContentProps = { readonly render: () => ReactNode };

/**
 * Content that the browser takes from the server as it stands: while a page wakes up, React neither renders it nor walks
 * through its elements. Nothing in it may listen, remember or change; links work, since they are followed from
 * outside. On a page that was reached by a link it is rendered like everything else.
 */
export const StaticContent = ({ render }: StaticContentProps): ReactElement => {
  const hydrated = useHydrated();
  const [served] = useState(!hydrated && typeof document !== 'undefined');
  return served ? (
    <div dangerouslySetInnerHTML={asServed} suppressHydrationWarning />
  ) : (
    <div>{render()}</div>
  );
};
