import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { hasSubOf } from '../../domain/members/customer-answer.ts';
import { offersTarget } from '../../domain/subscribe-request.ts';
import { useMember } from '../../services/auth/member.ts';
import { recallHasSub } from '../../services/members/customer-record.ts';
import { buttonStyle } from '../../ui/button.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useZone } from './use-zone.ts';

const Action = styled(SiteLink)`
  ${buttonStyle}
`;

/**
 * Whether the member who is signed in has a subscription; null until that is known. Until her record is here the device's
 * memory of it counts, so that nothing moves on a page that she reads again.
 */
const useHasSub = (): boolean | null => {
  const zone = useZone();
  useEffect(() => zone.startRecord(), [zone]);
  const { record } = useSyncExternalStore(zone.subscribe, zone.state, zone.state);
  return record.kind === 'here' ? hasSubOf(record.value) : recallHasSub();
};

const OfferWithout = (): ReactElement | null =>
  useHasSub() === false ? (
    <NextStep title="A year of everything">
      <p>
        The annual membership opens the member workouts, the finishers and the warm-up plans. What
        you have bought stays yours with it and without it.
      </p>
      <Action to={offersTarget}>See what it costs</Action>
    </NextStep>
  ) : null;

/**
 * The subscription banner of sections 2 and 4 of the specification for somebody who is signed in: it shows when she has no
 * subscription, and only then. A visitor is shown `JoinFree`.
 */
export const MembershipOffer = (): ReactElement | null => {
  const { session } = useMember();
  return session.kind === 'member' ? <OfferWithout /> : null;
};
