import type { ReactElement } from 'react';
import styled from 'styled-components';
import { routes } from '../../domain/routes.ts';
import { quietButtonStyle } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const Link = styled(SiteLink)`
  ${quietButtonStyle}
`;

/** A link to the page on which a member cancels or pauses her membership, changes her card and reads her receipts. */
export const ManageMembership = (): ReactElement => (
  <Link to={`${routes.account}#membership`}>Manage your membership</Link>
);
