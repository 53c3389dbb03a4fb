import type { ReactElement } from 'react';
import { MemberLinksOfSidebarAndMenu } from './member-links-of-sidebar-and-menu.tsx';

/** A member's own links in the sidebar. */
export const SidebarMemberLinks = (): ReactElement => <MemberLinksOfSidebarAndMenu />;
