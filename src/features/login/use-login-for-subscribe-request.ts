import { useEffect, useEffectEvent } from 'react';
import { annualMembershipOrderPagePath } from '../../domain/orders/order-page-path.ts';
import { useStartLoginToTargetOrNotify } from '../../page-parts/login/use-start-login-to-target.ts';

/**
 * Starts a login that leads to ordering the membership if the address has `?redirect=sub`
 * (STATES-3).
 */
export const useLoginForSubscribeRequest = (search: string): void => {
  const { start } = useStartLoginToTargetOrNotify();
  const startLogin = useEffectEvent(
    () => void start({ target: annualMembershipOrderPagePath, subscribe: true }),
  );
  useEffect(() => {
    if (/[?&]redirect=sub(&|$)/.test(search)) startLogin();
  }, [search]);
};
