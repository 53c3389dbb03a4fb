import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { useLoginSession } from '../../../services/auth/login-session.ts';
import { createIslandFromLoader } from '../../../ui/loading/island.tsx';

// It needs the member's record, and with it the zone and its parser, which visitors shouldn't have
// to load.
const FetchUnlessKnown = createIslandFromLoader(() =>
  import('./fetch-unknown-subscription-on-mount.island.tsx').then(
    (module) => module.FetchRecordIfSubscriptionUnknown,
  ),
);

/**
 * Finds out whether a member has a subscription, if this device doesn't know yet. Renders nothing.
 */
export const FetchUnknownSubscriptionOnMount = (): ReactElement | null => {
  const { session } = useLoginSession();
  return session.kind === 'member' ? (
    <Suspense>
      <FetchUnlessKnown />
    </Suspense>
  ) : null;
};
