import { useEffect, useEffectEvent, useState } from 'react';
import type { ItemForHerself } from '../../domain/digital-catalogue.ts';
import { ownsItem } from '../../domain/members/owned-items.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import { fetchCustomerRecord } from '../../services/members/customer-record.ts';
import { createPersistentTextState } from '../../services/persistent-text-state.ts';

const owned = createPersistentTextState('owned');

/**
 * Whether the buyer has an item already, as this device remembers it, though another tab may have
 * paid for it. What it remembers may have ended since, so her record is fetched and remembered
 * before she is turned away for good. The server has the last word when she orders.
 */
export const useIsRememberedAsOwned = (item: ItemForHerself): boolean => {
  const { session } = useLoginSession();
  const { getAccessToken } = useLoginActions();
  const remembered = owned.useText();
  const isRemembered = session.kind === 'member' && ownsItem(remembered, item);
  const [, setFetched] = useState(false);
  const fetchRecord = useEffectEvent(() => fetchCustomerRecord(getAccessToken));
  useEffect(() => {
    if (isRemembered) void fetchRecord().then(() => setFetched(true));
  }, [isRemembered]);
  return isRemembered;
};
