import type { ReactElement } from 'react';
import styled from 'styled-components';
import { Button } from '../../ui/kit/button.tsx';

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

type ZoneNoticeProps = {
  readonly sentence: string;
  /** True while loading may still succeed without a retry. */
  readonly isWaiting: boolean;
  readonly onRetry: () => void;
};

/** Says what failed to load or is slow, with a button to try again. */
export const ZoneLoadProblemNotice = ({
  sentence,
  isWaiting,
  onRetry,
}: ZoneNoticeProps): ReactElement => (
  <Box role={isWaiting ? 'status' : 'alert'}>
    <p>{sentence}</p>
    <Button kind="quiet" onClick={onRetry}>
      Try again
    </Button>
  </Box>
);
