import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { toIsland } from '../../../ui/island.tsx';
import type { ShareLinkProps } from './share-link.island.tsx';

// An island, because nobody sees it before there is a result.
const Island = toIsland<ShareLinkProps>(() =>
  import('./share-link.island.tsx').then((module) => module.ShareLink),
);

/** A button that copies a link to the numbers of a result. */
export const ShareLink = (props: ShareLinkProps): ReactElement => (
  <Suspense>
    <Island {...props} />
  </Suspense>
);
