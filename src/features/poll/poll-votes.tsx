import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { toPollResults, type PollCounts } from '../../domain/poll-counts.ts';
import type { PollOption } from '../../domain/poll-option.ts';
import type { Answer } from '../../services/answer.ts';
import { castVote, readVotes } from '../../services/votes.ts';
import { Foot, rowHeight } from './poll-rows.tsx';

/** Casts a vote, or without one asks how everybody has voted. */
export const askForVotes = (pollId: string, option?: string): Promise<Answer<PollCounts>> =>
  option === undefined ? readVotes(pollId) : castVote(pollId, option);

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
    height: ${rowHeight};
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

/** A bar along the foot of its row. It begins in the first cell, and its whole is the width of the poll. */
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

export type PollVotesProps = {
  readonly options: readonly PollOption[];
  readonly counts: PollCounts;
  /** The counts have just come: their bars grow. */
  readonly isNew: boolean;
  /** They came with her own vote. */
  readonly isMine: boolean;
  /** What a voter reads when her vote is counted. */
  readonly thanks: string;
  readonly children: ReactNode;
};

/** How everybody has voted: a table whose rows are bars, and the total. */
export const PollVotes = (props: PollVotesProps): ReactElement => {
  const { results, total } = toPollResults(props.options, props.counts);
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
                {label}
                <Bar aria-hidden="true" data-new={props.isNew} style={{ width: `${percent}cqi` }} />
              </th>
              <td>{percent}%</td>
              <td>{votes.toLocaleString('en-GB')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Foot>
        <p>
          <strong>
            Total: {total === 1 ? '1 vote' : `${total.toLocaleString('en-GB')} votes`}.
          </strong>{' '}
          {props.isMine ? props.thanks : null}
        </p>
        {props.children}
      </Foot>
    </>
  );
};
