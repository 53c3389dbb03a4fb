import { graphql } from 'gatsby';
import { useEffect, useRef, useState } from 'react';
import type { ReactElement, ReactNode, SubmitEvent } from 'react';
import styled from 'styled-components';
import { parsePollOption, toPollResults } from '../../domain/poll.ts';
import type { PollCounts, PollOption } from '../../domain/poll.ts';
import { routes } from '../../domain/routes.ts';
import { buttonStyle, quietButtonStyle } from '../../ui/button.tsx';
import { Problem } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { usePoll } from './use-poll.ts';

/** Rows that are as high before a vote as after it, so that the counts move nothing. */
const rowHeight = '2.875rem';

const Body = styled.div`
  & fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & li {
    min-height: ${rowHeight};
    border-top: 1px solid var(--line);
    line-height: 1.2;
  }

  & li:first-child {
    border-top-color: transparent;
  }

  & label,
  & li > span {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: calc(${rowHeight} - 1px);
    padding-block: var(--space-1);
  }

  & label {
    cursor: pointer;
  }

  & label:hover {
    color: var(--accent);
  }

  & input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--accent);
    cursor: inherit;
  }

  @media (scripting: none) {
    & input,
    & button {
      display: none;
    }
  }
`;

const Foot = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: var(--space-3);
  min-height: 7rem;
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
`;

const Vote = styled.button`
  ${buttonStyle}

  &[aria-disabled='true'] {
    cursor: progress;
    opacity: 0.75;
  }
`;

const Retry = styled.button`
  ${quietButtonStyle}
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;

  & thead th {
    padding: 0;
    line-height: 0;
  }

  & tbody tr {
    position: relative;
    height: ${rowHeight};
    border-top: 1px solid var(--line);
  }

  & tbody tr:first-child {
    border-top-color: transparent;
  }

  & tbody th {
    padding: 0;
    font-weight: inherit;
    text-align: start;
  }

  & td {
    padding: 0;
    padding-inline-start: var(--space-3);
    text-align: end;
    white-space: nowrap;
  }

  & td:nth-child(2) {
    font-weight: 700;
  }

  & td:nth-child(3) {
    width: 1%;
    min-width: 2.5ch;
    color: var(--muted);
    font-size: var(--step--1);
  }
`;

/** A bar along the foot of its row. */
const Bar = styled.i`
  position: absolute;
  inset-inline-start: 0;
  inset-block-end: 0;
  height: 0.3125rem;
  background: var(--accent);
  transform-origin: left;

  &[data-new='true'] {
    animation: grow 700ms var(--ease) backwards;
  }
`;

type ResultsProps = {
  readonly options: readonly PollOption[];
  readonly counts: PollCounts;
  readonly isNew: boolean;
};

const Results = ({ options, counts, isNew }: ResultsProps): ReactElement => (
  <Table>
    <caption className="visually-hidden">Votes so far</caption>
    <thead>
      <tr>
        {['Option', 'Share', 'Votes'].map((title) => (
          <th key={title} scope="col">
            <span className="visually-hidden">{title}</span>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {toPollResults(options, counts).results.map(({ name, label, votes, percent }) => (
        <tr key={name}>
          <th scope="row">
            {label}
            <Bar aria-hidden="true" data-new={isNew} style={{ width: `${percent}%` }} />
          </th>
          <td>{percent}%</td>
          <td>{votes.toLocaleString('en-GB')}</td>
        </tr>
      ))}
    </tbody>
  </Table>
);

type ChoiceProps = {
  readonly title: string;
  readonly options: readonly PollOption[];
  readonly isSending: boolean;
  readonly problem: string | undefined;
  readonly onVote: (option: string) => void;
  readonly children: ReactNode;
};

const Choice = ({
  title,
  options,
  isSending,
  problem,
  onVote,
  children,
}: ChoiceProps): ReactElement => {
  const [isMissing, setMissing] = useState(false);
  const vote = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('vote');
    setMissing(chosen === null);
    if (typeof chosen === 'string') onVote(chosen);
    else event.currentTarget.querySelector('input')?.focus();
  };
  const said = isMissing ? 'Choose one of the options first.' : problem;
  return (
    <form onSubmit={vote} noValidate>
      <fieldset aria-label={title}>
        <ul>
          {options.map(({ name, label }) => (
            <li key={name}>
              <label>
                <input type="radio" name="vote" value={name} onChange={() => setMissing(false)} />
                {label}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <Foot>
        <div role="alert">{said === undefined ? null : <Problem>{said}</Problem>}</div>
        <Vote type="submit" aria-disabled={isSending}>
          {isSending ? 'Sending your vote…' : problem === undefined ? 'Vote' : 'Send it again'}
        </Vote>
        {children}
      </Foot>
    </form>
  );
};

type PollPanelProps = {
  readonly poll: Queries.PollPanelFragment;
  /** What a voter reads when her vote is counted. */
  readonly thanks: { readonly title: string; readonly lead: string | undefined };
};

/** The poll that is shown now: options to choose from, then what everyone has chosen. */
export const PollPanel = ({ poll, thanks }: PollPanelProps): ReactElement => {
  const { state, vote, retry } = usePoll(poll.pollId);
  const options = poll.options.map(parsePollOption);
  const results = useRef<HTMLDivElement>(null);
  const isMine = state.kind === 'counted' && state.isMine;
  // The button that had the focus is gone: what came in its place takes it.
  useEffect(() => {
    if (isMine) results.current?.focus();
  }, [isMine]);

  const tellUs = <SiteLink to={routes.contact}>Tell us yours</SiteLink>;
  if (state.kind === 'open') {
    return (
      <SidePanel title={poll.title}>
        <Body>
          <Choice title={poll.title} options={options} onVote={vote} {...state}>
            <p>Something else? {tellUs}</p>
          </Choice>
        </Body>
      </SidePanel>
    );
  }
  const total =
    state.kind === 'counted'
      ? toPollResults(options, state.counts).total.toLocaleString('en-GB')
      : '';
  return (
    <SidePanel title={poll.title}>
      <Body ref={results} tabIndex={-1} role="group" aria-label={`${poll.title} Results`}>
        {state.kind === 'counted' ? (
          <Results options={options} counts={state.counts} isNew={state.isNew} />
        ) : (
          <ul>
            {options.map(({ name, label }) => (
              <li key={name}>
                <span>{label}</span>
              </li>
            ))}
          </ul>
        )}
        <Foot>
          <div role="status">
            {state.kind === 'loading' ? <p>Loading...</p> : null}
            {state.kind === 'failed' ? <Problem>{state.problem}</Problem> : null}
            {state.kind === 'counted' ? (
              <p>
                <strong>Total: {total === '1' ? '1 vote' : `${total} votes`}.</strong>{' '}
                {isMine ? `${thanks.title}. ${thanks.lead ?? ''}` : null}
              </p>
            ) : null}
          </div>
          {state.kind === 'failed' ? (
            <Retry type="button" onClick={retry}>
              Try again
            </Retry>
          ) : null}
          {state.kind === 'counted' ? <p>Something else? {tellUs}</p> : null}
        </Foot>
      </Body>
    </SidePanel>
  );
};

/** @public Gatsby collects fragments by itself. */
export const query = graphql`
  fragment PollPanel on ContentfulPoll {
    pollId
    title
    options
  }
`;
