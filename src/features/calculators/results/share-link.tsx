import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';
import { createIslandFromLoader } from '../../../ui/loading/island.tsx';
import { saveFormLinkInHistory } from '../form/form-history-state.ts';
import type { ShareLinkProps } from './share-link.island.tsx';

// An island, because it isn't shown until there is a result.
const Island = createIslandFromLoader<ShareLinkProps>(() =>
  import('./share-link.island.tsx').then((module) => module.ShareLink),
);

/** A button that copies a link to a result's numbers. A reload restores the same numbers. */
export const ShareLink = ({ parameters }: ShareLinkProps): ReactElement => {
  useEffect(() => saveFormLinkInHistory(parameters, true), [parameters]);
  return (
    <Suspense>
      <Island parameters={parameters} />
    </Suspense>
  );
};
