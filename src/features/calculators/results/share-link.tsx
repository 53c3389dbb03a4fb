import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';
import { toIsland } from '../../../ui/island.tsx';
import { keepNumbers } from '../form/kept-numbers.ts';
import type { ShareLinkProps } from './share-link.island.tsx';

// An island, because nobody sees it before there is a result.
const Island = toIsland<ShareLinkProps>(() =>
  import('./share-link.island.tsx').then((module) => module.ShareLink),
);

/** A button that copies a link to the numbers of a result. A reload brings back what the link would. */
export const ShareLink = ({ parameters }: ShareLinkProps): ReactElement => {
  useEffect(() => keepNumbers(parameters, true), [parameters]);
  return (
    <Suspense>
      <Island parameters={parameters} />
    </Suspense>
  );
};
