import { graphql } from 'gatsby';
import { use, useEffect, useId, useRef, useState } from 'react';
import type { ReactElement, ReactNode, SubmitEvent } from 'react';
import styled from 'styled-components';
import { parseEditorsPollOption, type PollOption } from '../../domain/polls/poll-option.ts';
import { routes } from '../../domain/routes.ts';
import { Button } from '../../ui/kit/button.tsx';
import { ProblemSentence } from '../../ui/kit/problem-sentence.ts';
import { SidePanel } from '../../ui/layout/side-panel.tsx';
import { CurrentPathContext, SiteLink } from '../../ui/text/site-link.tsx';
import { PollFoot, pollRowCssHeight } from './poll-rows.tsx';
import { preloadVotingCode, usePollVoting } from './use-poll-voting.ts';

const Body = styled.div`
  container-type: inline-size;

  & fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }

  & li {
    min-height: ${pollRowCssHeight};
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
    min-height: calc(${pollRowCssHeight} - 1px);
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

type OptionsFormProps = {
  readonly title: string;
  readonly options: readonly PollOption[];
  readonly isSending: boolean;
  /** Why the last try failed. */
  readonly problem: string | undefined;
  readonly onVote: (option: string) => void;
  readonly children: ReactNode;
};

const OptionsForm = ({
  title,
  options,
  isSending,
  problem,
  onVote,
  children,
}: OptionsFormProps): ReactElement => {
  const [isMissing, setMissing] = useState(false);
  const problemId = useId();
  const vote = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget).get('vote');
    setMissing(chosen === null);
    if (typeof chosen === 'string') onVote(chosen);
    else event.currentTarget.querySelector('input')?.focus();
  };
  const choose = (): void => {
    setMissing(false);
    preloadVotingCode();
  };
  const message = isMissing ? 'Choose one of the options first.' : problem;
  return (
    <form onSubmit={vote} noValidate>
      <fieldset aria-label={title} aria-describedby={message === undefined ? undefined : problemId}>
        <ul>
          {options.map(({ name, label }) => (
            <li key={name}>
              <label>
                <input type="radio" name="vote" value={name} onChange={choose} />
                {label}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <PollFoot>
        <div role="alert">
          {message === undefined ? null : (
            <ProblemSentence id={problemId}>{message}</ProblemSentence>
          )}
        </div>
        <Button type="submit" aria-busy={isSending}>
          {isSending ? 'Sending your vote…' : problem === undefined ? 'Vote' : 'Send it again'}
        </Button>
        {children}
      </PollFoot>
    </form>
  );
};

type PollPanelProps = {
  readonly poll: Queries.PollPanelFragment;
  /** Shown after a vote. */
  readonly thanks: { readonly title: string; readonly lead: string | undefined };
};

/** The active poll: its options, and its results after a vote. */
export const PollPanel = ({ poll, thanks }: PollPanelProps): ReactElement => {
  const { state, vote, retry } = usePollVoting(poll.pollId);
  const options = poll.options.map(parseEditorsPollOption);
  const results = useRef<HTMLDivElement>(null);
  const isOwnVote = state.kind === 'counted' && state.isOwnVote;
  // The button that had the focus is gone, so the results take it.
  useEffect(() => {
    if (isOwnVote) results.current?.focus();
  }, [isOwnVote]);

  const isOnContactPage = use(CurrentPathContext) === routes.contact;
  const contactLink = (
    <p>
      Something else?{' '}
      {isOnContactPage ? (
        'Tell us in your message.'
      ) : (
        <SiteLink to={routes.contact}>Tell us yours</SiteLink>
      )}
    </p>
  );
  if (state.kind === 'open') {
    return (
      <SidePanel title={poll.title}>
        <Body>
          <OptionsForm title={poll.title} options={options} onVote={vote} {...state}>
            {contactLink}
          </OptionsForm>
        </Body>
      </SidePanel>
    );
  }
  return (
    <SidePanel title={poll.title}>
      <Body ref={results} tabIndex={-1} role="group" aria-label={`${poll.title} Results`}>
        {state.kind === 'counted' ? (
          <state.Votes
            {...state}
            options={options}
            thanks={`${thanks.title}. ${thanks.lead ?? ''}`}
          >
            {contactLink}
          </state.Votes>
        ) : (
          <>
            <ul>
              {options.map(({ name, label }) => (
                <li key={name}>
                  <span>{label}</span>
                </li>
              ))}
            </ul>
            <PollFoot>
              <div role="status">
                {state.kind === 'loading' ? (
                  <p>Loading...</p>
                ) : (
                  <ProblemSentence>{state.problem}</ProblemSentence>
                )}
              </div>
              {state.kind === 'failed' ? (
                <Button kind="quiet" onClick={retry}>
                  Try again
                </Button>
              ) : null}
            </PollFoot>
          </>
        )}
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
