import { useEffect, useEffectEvent } from 'react';
import { routes } from '../../domain/routes.ts';
import { useStartLoginOrNotify } from '../../page-parts/login/use-start-login.ts';

/** Starts a login that leads to the offers when the address has `?redirect=sub` (STATES-3). */
export const useSubscribeRequest = (search: string): void => {
  const { start } = useStartLoginOrNotify();
  const startLogin = useEffectEvent(
    () => void start({ target: routes.promotions, subscribe: true }),
  );
  useEffect(() => {
    if (/[?&]redirect=sub(&|$)/.test(search)) startLogin();
  }, [search]);
};
