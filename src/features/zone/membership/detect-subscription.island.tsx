import { useEffect } from 'react';
import { recallHasSub } from '../../../services/members/customer-record.ts';
import { useZone } from '../use-zone.ts';

/** Fetches the member's record unless this device already knows whether she has a subscription. */
export const FetchRecordUnlessKnown = (): null => {
  const zone = useZone();
  useEffect(() => {
    if (recallHasSub() === null) zone.startRecord();
  }, [zone]);
  return null;
};
