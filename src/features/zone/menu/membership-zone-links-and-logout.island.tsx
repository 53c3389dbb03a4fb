import type { ReactElement } from 'react';
import { MembershipZoneLinksAndLogout } from './membership-zone-links-and-logout.tsx';

/** A member's own links in the sidebar. */
export const SidebarMemberLinks = (): ReactElement => <MembershipZoneLinksAndLogout />;
