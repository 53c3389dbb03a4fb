import { useCallback, useEffect, useState } from 'react';
import { noteOpened } from '../../domain/members/last-opened.ts';
import type { OpenedPlan } from '../../domain/members/parse-member-plans.ts';
import type { Load } from '../../services/members/member-zone.ts';
import { recall, remember } from '../../services/storage.ts';
import { useZone } from './use-zone.ts';

/** A plan on its way, here or not to be had, and the means to ask again. */
export type AskedPlan = { readonly plan: Load<OpenedPlan>; readonly retry: () => void };

const waiting = { kind: 'waiting' } as const;

/** Asks for a plan by its address without `/members/`. One that opens is remembered on this device. */
export const usePlan = (address: string): AskedPlan => {
  const zone = useZone();
  const [plan, setPlan] = useState<Load<OpenedPlan>>(waiting);
  const [time, setTime] = useState(0);

  useEffect(() => {
    let isGone = false;
    void zone.readPlan(address).then((read) => {
      if (isGone) return;
      setPlan(read);
      if (read.kind === 'here') {
        remember('members.opened', noteOpened(recall('members.opened'), read.value.plan));
      }
    });
    return () => {
      isGone = true;
    };
  }, [zone, address, time]);

  const retry = useCallback(() => {
    setPlan(waiting);
    setTime((before) => before + 1);
  }, []);
  return { plan, retry };
};
