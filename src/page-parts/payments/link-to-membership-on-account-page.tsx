import type { ReactElement } from 'react';
import { routes } from '../../domain/routes.ts';
import { ButtonLink } from '../../ui/kit/button-link.tsx';

/**
 * A link to the page on which a member cancels or pauses her membership, changes her card and reads
 * her receipts.
 */
export const LinkToMembershipOnAccountPage = (): ReactElement => (
  <ButtonLink kind="quiet" to={`${routes.account}#membership`}>
    Manage your membership
  </ButtonLink>
);
