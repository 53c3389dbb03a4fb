import { useEffect } from 'react';
import { wasSubscribedAtLastFetch } from '../../../services/members/customer-record.ts';
import { useMemberZoneStore } from '../use-zone.ts';

/** Fetches the member's record unless this device already knows whether she has a subscription. */
export const FetchRecordIfSubscriptionUnknown = (): null => {
  const zone = useMemberZoneStore();
  useEffect(() => {
    if (wasSubscribedAtLastFetch() === null) zone.startRecord();
  }, [zone]);
  return null;
};
