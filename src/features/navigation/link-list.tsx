import type { ReactElement } from 'react';
import { SiteLink } from '../../ui/text/site-link.tsx';
import type { LinkWithSublinks } from './links.ts';

type LinkListProps = { readonly groups: readonly LinkWithSublinks[] };

/** A list of links; a link's sub-links are a list below it. */
export const LinkList = ({ groups }: LinkListProps): ReactElement => (
  <ul>
    {groups.map(({ label, to, links }) => (
      <li key={to}>
        <SiteLink to={to}>{label}</SiteLink>
        {links === undefined ? null : <LinkList groups={links} />}
      </li>
    ))}
  </ul>
);
