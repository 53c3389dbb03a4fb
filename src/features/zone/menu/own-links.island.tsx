import type { ReactElement } from 'react';
import { OwnLinks } from './own-links.tsx';

/** A member's own links in the sidebar. */
export const SidebarLinks = (): ReactElement => <OwnLinks />;
