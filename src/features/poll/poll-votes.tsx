import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import type { PollOption } from '../../domain/polls/poll-option.ts';
import { toPollOptionResults } from '../../domain/polls/poll-votes-by-option-name.ts';
import type { ApiResult } from '../../services/api-result.ts';
import { castVisitorVote, fetchVotes, type PollVotes as Votes } from '../../services/votes.ts';
import { PollFoot, pollRowCssHeight } from './poll-rows.tsx';

/** Sends a vote for an option, or only fetches the counts if there is none. */
export const castOrFetchVotes = (
  pollId: string,
  option?: string,
): Promise<ApiResult<Votes & { readonly isSecond?: boolean }>> =>
  option === undefined ? fetchVotes(pollId) : castVisitorVote(pollId, option);

const Table = styled.table`
  width: 100%;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;

  & thead th {
    padding: 0;
    line-height: 0;
  }

  & tbody tr {
    height: ${pollRowCssHeight};
  }

  & tbody > tr > * {
    border-top: 1px solid var(--line);
  }

  & tbody > tr:first-child > * {
    border-top-color: transparent;
  }

  & tbody th {
    position: relative;
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

  & td:nth-child(2),
  & [data-own='true'] {
    font-weight: 700;
  }

  & [data-own='true']::before {
    content: '✓';
    content: '✓' / '';
    margin-inline-end: var(--space-1);
    color: var(--accent);
  }

  & td:nth-child(3) {
    width: 1%;
    min-width: 2.5ch;
    color: var(--muted);
    font-size: var(--step--1);
  }
`;

/**
 * A bar along the bottom of its row. It is a border, which forced colours keep. It starts in the
 * first cell; 100% is the width of the poll.
 */
const Bar = styled.i`
  position: absolute;
  inset-inline-start: 0;
  inset-block-end: 0;
  border-block-start: 0.3125rem solid var(--accent);
  transform-origin: left;

  &[data-new='true'] {
    animation: grow 700ms var(--ease) backwards;
  }
`;

export type PollVotesProps = {
  readonly options: readonly PollOption[];
  readonly counts: Votes['counts'];
  /** The option that the visitor chose, if we know. */
  readonly own: string | undefined;
  /** True if the counts have just arrived: the bars grow. */
  readonly isNew: boolean;
  /** True if the counts answer the visitor's own vote. */
  readonly isOwnVote: boolean;
  /** True if the visitor had voted before, so that this vote changed nothing. */
  readonly isSecond: boolean;
  /** Shown after the visitor's own vote. */
  readonly thanks: string;
  readonly children: ReactNode;
};

/** The results: a table with a bar in each row, and the total. */
export const PollVotesTable = (props: PollVotesProps): ReactElement => {
  const { results, total } = toPollOptionResults(props.options, props.counts);
  const own = props.options.find(({ name }) => name === props.own)?.label;
  const note = (): string | null => {
    if (!props.isOwnVote) return own === undefined ? null : `Your vote: ${own}.`;
    if (!props.isSecond || own === undefined) return props.thanks;
    return `You’ve voted here before, and your first vote counts: ${own}.`;
  };
  return (
    <>
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
          {results.map(({ name, label, votes, percent }) => (
            <tr key={name}>
              <th scope="row">
                <span data-own={name === props.own}>{label}</span>
                {name === props.own ? <span className="visually-hidden"> (your vote)</span> : null}
                <Bar aria-hidden="true" data-new={props.isNew} style={{ width: `${percent}cqi` }} />
              </th>
              <td>{percent}%</td>
              <td>{votes.toLocaleString('en-GB')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <PollFoot>
        <p>
          <strong>
            Total: {total === 1 ? '1 vote' : `${total.toLocaleString('en-GB')} votes`}.
          </strong>{' '}
          {note()}
        </p>
        {props.children}
      </PollFoot>
    </>
  );
};
