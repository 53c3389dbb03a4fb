import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { hasSubscriptionOrUnknownOf } from '../../domain/members/customer-answer.ts';
import { useLoginSession } from '../../services/auth/login-session.ts';
import { useLoginActions } from '../../services/auth/use-login-actions.ts';
import type { GetAccessToken } from '../../services/members/member-api.ts';
import {
  createMemberRecordAndPlansMemoryStore,
  type MemberRecordAndPlansMemoryStore,
  type MemberRecordAndPlansState,
} from '../../services/members/member-record-and-plans-memory-store.ts';
import { applyOwnedItemStyles } from '../../services/members/show-owned.ts';

/**
 * Shows and hides elements on the open page that depend on the member’s subscription
 * (`src/ui/styles/base.css`).
 */
const markSubscription = ({ record }: MemberRecordAndPlansState): void => {
  if (record.kind === 'loaded') {
    document.documentElement.dataset['sub'] = String(hasSubscriptionOrUnknownOf(record.value));
    applyOwnedItemStyles();
  }
};

let current:
  | { readonly subject: string; readonly zone: MemberRecordAndPlansMemoryStore }
  | undefined;

/**
 * One zone for each member. It outlives the components that show it, so nothing is loaded twice.
 */
const zoneFor = (
  subject: string,
  getAccessToken: GetAccessToken,
): MemberRecordAndPlansMemoryStore => {
  if (current?.subject !== subject) {
    const zone = createMemberRecordAndPlansMemoryStore(getAccessToken);
    zone.subscribe(() => markSubscription(zone.state()));
    current = { subject, zone };
  }
  return current.zone;
};

/** The zone of the logged-in member, the same one in every component. */
export const useMemberZoneStore = (): MemberRecordAndPlansMemoryStore => {
  const { session } = useLoginSession();
  const { getAccessToken } = useLoginActions();
  const subject = session.kind === 'member' ? session.subject : '';
  return useMemo(() => zoneFor(subject, getAccessToken), [subject, getAccessToken]);
};

/** The state of a zone. Loads it on first use. */
export const useAutoLoadingMemberZoneState = (
  zone: MemberRecordAndPlansMemoryStore,
): MemberRecordAndPlansState => {
  useEffect(() => zone.start(), [zone]);
  return useSyncExternalStore(zone.subscribe, zone.state, zone.state);
};
