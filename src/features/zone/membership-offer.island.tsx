import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import { hasSubOf } from '../../domain/members/customer-answer.ts';
import { offersTarget } from '../../domain/subscribe-request.ts';
import { recallHasSub } from '../../services/members/customer-record.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NextStep } from '../../ui/next-step.tsx';
import { useZone } from './use-zone.ts';

/**
 * Whether the signed-in member has a subscription; null while that is unknown. Until the record is loaded, the value
 * stored on the device is used, so that a page that is opened again does not shift.
 */
const useHasSub = (): boolean | null => {
  const zone = useZone();
  useEffect(() => zone.startRecord(), [zone]);
  const { record } = useSyncExternalStore(zone.subscribe, zone.state, zone.state);
  return record.kind === 'loaded' ? hasSubOf(record.value) : recallHasSub();
};

/** What the annual membership opens, for a member without a subscription. */
export const OfferUnlessSubscribed = (): ReactElement | null =>
  useHasSub() === false ? (
    <NextStep title="A year of everything">
      <p>
        The annual membership opens the member workouts, the finishers and the warm-up plans. What
        you have bought stays yours with it and without it.
      </p>
      <ButtonLink to={offersTarget}>See what it costs</ButtonLink>
    </NextStep>
  ) : null;
