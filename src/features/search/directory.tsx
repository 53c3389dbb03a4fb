import type { ReactElement } from 'react';
import styled from 'styled-components';
import { SectionHeading } from '../../ui/heading.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

export type DirectoryGroup = {
  readonly name: string;
  readonly entries: readonly { readonly title: string; readonly path: string }[];
};

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

/** The groups with only the entries whose title holds every word of the text; groups without one are left out. */
export const narrowDirectory = (
  groups: readonly DirectoryGroup[],
  text: string,
): readonly DirectoryGroup[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return groups
    .map((group) => ({
      ...group,
      entries: group.entries.filter(({ title }) =>
        words.every((word) => title.toLowerCase().includes(word)),
      ),
    }))
    .filter((group) => group.entries.length > 0);
};

type DirectoryProps = { readonly groups: readonly DirectoryGroup[] };

/** Titles of pages, group by group. */
export const Directory = ({ groups }: DirectoryProps): ReactElement => (
  <>
    {groups.map((group) => (
      <section key={group.name}>
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
      </section>
    ))}
  </>
);
