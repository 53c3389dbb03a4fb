import type { ReactElement } from 'react';
import { MemberLinks } from './member-links.tsx';

/** A member's own links in the sidebar. */
export const SidebarMemberLinks = (): ReactElement => <MemberLinks />;
