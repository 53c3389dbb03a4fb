import { useEffect } from 'react';
import { recallHadSubscription } from '../../../services/members/customer-record.ts';
import { useMemberZone } from '../use-zone.ts';

/** Fetches the member's record unless this device already knows whether she has a subscription. */
export const FetchMemberRecordUnlessKnown = (): null => {
  const zone = useMemberZone();
  useEffect(() => {
    if (recallHadSubscription() === null) zone.startRecord();
  }, [zone]);
  return null;
};
