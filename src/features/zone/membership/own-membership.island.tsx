import type { ReactElement } from 'react';
import type { MembershipsForReturningMembers } from '../../../domain/digital-catalogue.ts';
import { OwnMembershipNotice } from './own-membership.tsx';

type MembershipOnPageProps = { readonly sale: MembershipsForReturningMembers };

/** A member’s own membership on a public page. */
export const OwnMembershipOnPublicPage = ({ sale }: MembershipOnPageProps): ReactElement => (
  <OwnMembershipNotice sale={sale} />
);
