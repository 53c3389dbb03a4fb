import { useEffect, useEffectEvent } from 'react';
import { membershipOrderTarget } from '../../domain/orders/order-target.ts';
import { useStartLoginOrNotify } from '../../page-parts/login/use-start-login.ts';

/** Starts a login that leads to ordering the membership if the address has `?redirect=sub` (STATES-3). */
export const useLoginForSubscribeRequest = (search: string): void => {
  const { start } = useStartLoginOrNotify();
  const startLogin = useEffectEvent(
    () => void start({ target: membershipOrderTarget, subscribe: true }),
  );
  useEffect(() => {
    if (/[?&]redirect=sub(&|$)/.test(search)) startLogin();
  }, [search]);
};
