import type { ReactElement } from 'react';
import type { MembershipSale } from '../../../domain/catalogue.ts';
import { OwnMembershipNotice } from './own-membership.tsx';

type MembershipOnPageProps = { readonly sale: MembershipSale };

/** A member’s own membership on a public page. */
export const MembershipOnPage = ({ sale }: MembershipOnPageProps): ReactElement => (
  <OwnMembershipNotice sale={sale} />
);
