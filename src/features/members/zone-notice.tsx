import type { ReactElement } from 'react';
import styled from 'styled-components';
import { quietButtonStyle } from '../../ui/button.tsx';

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-3);
  justify-items: start;
  padding: var(--space-4);
  border-inline-start: 6px solid var(--accent);
  background: var(--surface);

  & p {
    max-width: 40rem;
    font-weight: 600;
    line-height: 1.45;
  }
`;

const Again = styled.button`
  ${quietButtonStyle}
`;

type ZoneNoticeProps = {
  readonly sentence: string;
  /** True while it may still come by itself. */
  readonly isWaiting: boolean;
  readonly onRetry: () => void;
};

/** Says what could not be had, or takes long, and offers to ask again. */
export const ZoneNotice = ({ sentence, isWaiting, onRetry }: ZoneNoticeProps): ReactElement => (
  <Box role={isWaiting ? 'status' : 'alert'}>
    <p>{sentence}</p>
    <Again type="button" onClick={onRetry}>
      Try again
    </Again>
  </Box>
);
