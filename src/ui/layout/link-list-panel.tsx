import type { ReactElement } from 'react';
import { SidePanel } from './side-panel.tsx';
import { SiteLink } from '../text/site-link.tsx';

type LinkListPanelProps = {
  readonly title: string;
  readonly pages: readonly { readonly id: string; readonly path: string; readonly title: string }[];
};

/** A side panel with links to pages of this site. */
export const LinkListPanel = ({ title, pages }: LinkListPanelProps): ReactElement => (
  <SidePanel title={title}>
    <ul>
      {pages.map((page) => (
        <li key={page.id}>
          <SiteLink to={page.path}>{page.title}</SiteLink>
        </li>
      ))}
    </ul>
  </SidePanel>
);
