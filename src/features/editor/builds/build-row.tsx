import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import {
  describeFaultWithoutEntryName,
  contentfulAddressOfFault,
  groupFaultsByEntry,
  type ContentfulSpaceEnvironment,
} from '../../../domain/content-fault.ts';
import type { SiteBuild } from '../../../domain/site-builds/live-build.ts';

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  max-width: 44rem;
  padding-block: var(--space-4);
  border-block-start: 1px solid var(--line);
  overflow-wrap: anywhere;

  &:first-child {
    border-block-start: 0;
  }

  & h3 {
    font-size: var(--step-1);
  }

  & h4 {
    font-size: var(--step-0);
  }

  & small {
    color: var(--muted);
    font-size: var(--step--1);
  }

  & ul {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding-inline-start: var(--space-4);
  }

  & a {
    display: inline-block;
    padding-block: var(--space-2);
  }
`;

const moment = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A time in the time zone of the editor's device. */
export const TimeInDeviceZone = ({
  since,
  at,
}: {
  readonly since: string;
  readonly at: string;
}): ReactElement => (
  <small>
    {since} <time dateTime={at}>{moment.format(new Date(at))}</time>
  </small>
);

const headings = {
  failed: 'Failed: the site is as it was before',
  building: 'Being built',
  waiting: 'Waits for its turn',
  live: 'Live',
} as const satisfies Record<SiteBuild['state'], string>;

const momentOf = (build: SiteBuild): { readonly since: string; readonly at: string } => {
  switch (build.state) {
    case 'live':
      return { since: 'Since', at: build.endedAt ?? build.askedAt };
    case 'failed':
      return { since: 'It failed on', at: build.endedAt ?? build.askedAt };
    case 'building':
      return build.startedAt === null
        ? { since: 'The host was asked on', at: build.askedAt }
        : { since: 'Begun on', at: build.startedAt };
    case 'waiting':
      return { since: 'Since', at: build.askedAt };
  }
};

type BuildRowProps = {
  readonly build: SiteBuild;
  readonly children?: ReactNode;
};

/** One build: its state, why it was requested, and when. */
export const BuildRow = ({ build, children }: BuildRowProps): ReactElement => (
  <Row>
    <h3>{headings[build.state]}</h3>
    <p>{build.title}</p>
    {children}
    <TimeInDeviceZone {...momentOf(build)} />
  </Row>
);

const asSentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

type BuildErrorsProps = {
  readonly build: SiteBuild;
  readonly space: ContentfulSpaceEnvironment | null;
};

/** Why a build failed: each entry with what to fix in it and where, or the build's last message. */
export const BuildErrors = ({ build, space }: BuildErrorsProps): ReactElement => {
  const groups = groupFaultsByEntry(build.faults.filter(({ kind }) => kind === 'error'));
  if (groups.length === 0) {
    return (
      <>
        <p>{build.problem ?? 'The host gave no reason.'}</p>
        <p>
          Your content isn’t the reason. A service may have been away: the host is asked again by
          itself, or when you press “Build now”.
        </p>
      </>
    );
  }
  return (
    <>
      <p>Mend these and publish them. The site is built again by itself.</p>
      {groups.map((group) => (
        <div key={`${group.type} ${group.id}`}>
          <h4>
            {group.type} “{group.title}”
          </h4>
          <ul>
            {group.faults.map((fault) => {
              const sentence = asSentence(describeFaultWithoutEntryName(fault));
              return <li key={sentence}>{sentence}</li>;
            })}
          </ul>
          {space === null ? null : (
            <a href={contentfulAddressOfFault(space, group)} target="_blank" rel="noreferrer">
              Open “{group.title}” in Contentful
            </a>
          )}
        </div>
      ))}
    </>
  );
};
