import { useEffect, useEffectEvent } from 'react';
import { routes } from '../../domain/routes.ts';
import { useLogInOrSay } from './login-link.tsx';

/** Answers a visit with `?redirect=sub`: she wants to subscribe, and logs in first (specification, section 4). */
export const useSubscribeRequest = (search: string): void => {
  const { start } = useLogInOrSay();
  const begin = useEffectEvent(() => void start({ target: routes.promotions, subscribe: true }));
  useEffect(() => {
    if (/[?&]redirect=sub(&|$)/.test(search)) begin();
  }, [search]);
};
