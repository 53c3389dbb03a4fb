import type { ReactElement } from 'react';
import styled from 'styled-components';
import { Button } from '../../../ui/kit/button.tsx';

const Notice = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  padding: var(--space-4);
`;

export const searchLoadFailureText = 'The search could not be loaded. The rest of the site works.';

type SearchFailureProps = { readonly text?: string; readonly onRetry: () => void };

/** Says that the search or a part of it couldn't be loaded, with a button to try again. */
export const SearchFailure = ({
  text = searchLoadFailureText,
  onRetry,
}: SearchFailureProps): ReactElement => (
  <Notice>
    <p>{text}</p>
    <Button kind="quiet" onClick={onRetry}>
      Try again
    </Button>
  </Notice>
);
