import type { ReactElement } from 'react';
import styled from 'styled-components';
import type { PersonalRecord } from '../../../domain/training/history/history.ts';
import type { LineIdAndSlug } from '../../../domain/training/session/line-names.ts';
import { personalRecordWords } from '../words/end-words.ts';

const List = styled.ul`
  border-block-end: 1px solid var(--line);

  & > li {
    padding: var(--space-3);
    border-block-start: 1px solid var(--line);
    border-inline-start: 6px solid var(--brass);
    font-weight: 700;
    line-height: 1.4;
  }
`;

type RecordsProps = {
  readonly records: readonly PersonalRecord[];
  readonly nameOf: (named: LineIdAndSlug) => string;
};

/** The lifter’s new records; nothing if there are none. */
export const NewPersonalRecords = ({ records, nameOf }: RecordsProps): ReactElement | null =>
  records.length === 0 ? null : (
    <section>
      <h2>{records.length === 1 ? 'A record' : 'Records'}</h2>
      <List>
        {records.map((record) => (
          <li key={`${record.exercise} ${record.kind} ${record.set.id}`}>
            {personalRecordWords(record, nameOf)}
          </li>
        ))}
      </List>
    </section>
  );
