import type { ReactElement } from 'react';
import styled from 'styled-components';
import { SectionHeading } from '../../../ui/layout/heading.tsx';
import { SiteLink } from '../../../ui/text/site-link.tsx';

export type DirectoryGroup = {
  readonly name: string;
  readonly entries: readonly { readonly title: string; readonly path: string }[];
};

const Group = styled.section`
  border-top: 3px solid var(--ink);
  padding-top: var(--space-4);
`;

const Columns = styled.ul`
  columns: 17rem;
  column-gap: var(--space-6);
  margin-top: var(--space-3);

  & li {
    break-inside: avoid;
  }

  & a {
    display: block;
    padding-block: var(--space-1);
  }
`;

type DirectoryProps = { readonly groups: readonly DirectoryGroup[] };

/** Links to pages, in groups: an overview of the site. */
export const SiteDirectory = ({ groups }: DirectoryProps): ReactElement => (
  <>
    {groups
      .filter(({ entries }) => entries.length > 0)
      .map((group) => (
        <Group key={group.name}>
          <SectionHeading>
            {group.name} ({group.entries.length})
          </SectionHeading>
          <Columns>
            {group.entries.map((entry) => (
              <li key={entry.path}>
                <SiteLink to={entry.path}>{entry.title}</SiteLink>
              </li>
            ))}
          </Columns>
        </Group>
      ))}
  </>
);
