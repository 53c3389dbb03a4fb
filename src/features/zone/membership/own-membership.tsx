import { useEffect, useSyncExternalStore } from 'react';
import type { ReactElement } from 'react';
import type { MembershipsForReturningMembers } from '../../../domain/digital-catalogue.ts';
import { MembershipNotice } from './membership-notice.tsx';
import { useMemberZoneStore } from '../use-zone.ts';

type OwnMembershipProps = { readonly sale: MembershipsForReturningMembers };

/**
 * The notice about a member’s own membership, once her record has loaded; nothing if she has never
 * had one.
 */
export const OwnMembershipNotice = ({ sale }: OwnMembershipProps): ReactElement | null => {
  const zone = useMemberZoneStore();
  const { record } = useSyncExternalStore(zone.subscribe, zone.state, zone.state);
  useEffect(() => zone.startRecord(), [zone]);
  const membership = record.kind === 'loaded' ? record.value.membership : undefined;
  return membership === undefined ? null : <MembershipNotice membership={membership} sale={sale} />;
};
