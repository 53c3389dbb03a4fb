import type { ReactElement } from 'react';
import type { MembershipsForReturning } from '../../../domain/sale-catalogue.ts';
import { OwnMembershipNotice } from './own-membership.tsx';

type MembershipOnPageProps = { readonly sale: MembershipsForReturning };

/** A member’s own membership on a public page. */
export const MembershipOnPage = ({ sale }: MembershipOnPageProps): ReactElement => (
  <OwnMembershipNotice sale={sale} />
);
