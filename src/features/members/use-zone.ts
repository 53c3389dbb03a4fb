import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useMember } from '../../services/auth/member.ts';
import { useLogin } from '../../services/auth/use-login.ts';
import type { GetAccessToken } from '../../services/members/ask-members.ts';
import {
  createMemberZone,
  type MemberZone,
  type ZoneState,
} from '../../services/members/member-zone.ts';

let current: { readonly who: string; readonly zone: MemberZone } | undefined;

/** The zone of whoever is signed in. It outlasts the pages that show it; another member gets another. */
const zoneFor = (who: string, getAccessToken: GetAccessToken): MemberZone => {
  if (current?.who !== who) current = { who, zone: createMemberZone(getAccessToken) };
  return current.zone;
};

/** The zone of the member who is signed in. */
export const useZone = (): MemberZone => {
  const { session } = useMember();
  const { getAccessToken } = useLogin();
  const who = session.kind === 'member' ? session.subject : '';
  return useMemo(() => zoneFor(who, getAccessToken), [who, getAccessToken]);
};

/** What is known of her zone; asks for it the first time. */
export const useZoneState = (zone: MemberZone): ZoneState => {
  useEffect(() => zone.start(), [zone]);
  return useSyncExternalStore(zone.subscribe, zone.state, zone.state);
};
