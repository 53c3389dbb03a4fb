import { graphql } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { parsePollOption } from '../../domain/poll.ts';
import { routes } from '../../domain/routes.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

const Options = styled.ul`
  margin-bottom: var(--space-3);

  & li {
    padding-block: var(--space-2);
    line-height: 1.3;
  }
`;

type PollPanelProps = { readonly poll: Queries.PollPanelFragment };

/** The poll that is shown now: its question and its options. */
export const PollPanel = ({ poll }: PollPanelProps): ReactElement => (
  <SidePanel title={poll.title}>
    <Options>
      {poll.options.map(parsePollOption).map((option) => (
        <li key={option.name}>{option.label}</li>
      ))}
    </Options>
    <p>
      <SiteLink to={routes.contact}>Tell us yours</SiteLink>
    </p>
  </SidePanel>
);

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment PollPanel on ContentfulPoll {
    pollId
    title
    options
  }
`;
