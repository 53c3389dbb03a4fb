import type { ReactElement } from 'react';
import styled from 'styled-components';
import { quietButtonStyle } from '../../ui/button.tsx';

const Notice = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding: var(--space-4);

  & button {
    ${quietButtonStyle}
    min-height: 2.75rem;
  }
`;

export const failureWords = 'The search could not be loaded. The rest of the site works.';

type SearchFailureProps = { readonly words?: string; readonly onRetry: () => void };

/** Says that the search, or a part of it, could not be loaded, and tries again when it is told to. */
export const SearchFailure = ({
  words = failureWords,
  onRetry,
}: SearchFailureProps): ReactElement => (
  <Notice>
    <p>{words}</p>
    <button type="button" onClick={onRetry}>
      Try again
    </button>
  </Notice>
);
