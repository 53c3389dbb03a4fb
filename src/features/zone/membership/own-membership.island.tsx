import type { ReactElement } from 'react';
import type { AnnualAndRenewalMemberships } from '../../../domain/digital-catalogue.ts';
import { OwnMembershipNotice } from './own-membership.tsx';

type MembershipOnPageProps = { readonly sale: AnnualAndRenewalMemberships };

/** A member’s own membership on a public page. */
export const OwnMembershipOnPublicPage = ({ sale }: MembershipOnPageProps): ReactElement => (
  <OwnMembershipNotice sale={sale} />
);
