import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { useMember } from '../../services/auth/member.ts';
import { toIsland } from '../../ui/island.tsx';

// It needs the member's record, and with it the zone and its parser: nothing that a visitor has to load.
const OfferUnlessSubscribed = toIsland(() =>
  import('./membership-offer.island.tsx').then((module) => module.OfferUnlessSubscribed),
);

/**
 * The subscription banner (SCREENS-4, STATES-1) for a signed-in member, shown only without a subscription. For visitors there is `JoinFree`.
 */
export const MembershipOffer = (): ReactElement | null => {
  const { session } = useMember();
  return session.kind === 'member' ? (
    <Suspense>
      <OfferUnlessSubscribed />
    </Suspense>
  ) : null;
};
