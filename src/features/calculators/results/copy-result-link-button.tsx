import { Suspense, useEffect } from 'react';
import type { ReactElement } from 'react';
import { createIslandFromLoader } from '../../../ui/loading/island.tsx';
import { saveFormLinkInHistory } from '../form/form-history-state.ts';
import type { CopyResultLinkButtonProps } from './copy-result-link-button.island.tsx';

// An island, because it isn't shown until there is a result.
const Island = createIslandFromLoader<CopyResultLinkButtonProps>(() =>
  import('./copy-result-link-button.island.tsx').then(
    (module) => module.CopyResultLinkButtonOrField,
  ),
);

/** A button that copies a link to a result's numbers. A reload restores the same numbers. */
export const CopyResultLinkButton = ({ parameters }: CopyResultLinkButtonProps): ReactElement => {
  useEffect(() => saveFormLinkInHistory(parameters, true), [parameters]);
  return (
    <Suspense>
      <Island parameters={parameters} />
    </Suspense>
  );
};
