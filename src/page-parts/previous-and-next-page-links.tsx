import type { ReactElement } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '../ui/kit/button-link.tsx';

const Bar = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-4);
  font-variant-numeric: tabular-nums;

  & > :first-child {
    justify-self: start;
  }

  & > :last-child {
    justify-self: end;
  }

  @media (max-width: 22.49em) {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--space-2);
  }
`;

/** The position of a page within a list. */
export type PreviousAndNextPageLinksProps = {
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly previousPath: string | null;
  readonly nextPath: string | null;
};

/** Links to the previous and the next page of a list; nothing if the list has only one page. */
export const PreviousAndNextPageLinks = ({
  pageNumber,
  pageCount,
  previousPath,
  nextPath,
}: PreviousAndNextPageLinksProps): ReactElement | null =>
  pageCount < 2 ? null : (
    <Bar aria-label="Pages">
      {previousPath === null ? (
        <span />
      ) : (
        <ButtonLink kind="quiet" to={previousPath} rel="prev">
          Previous <span aria-hidden="true">&lt;</span>
        </ButtonLink>
      )}
      <span>
        Page {pageNumber} of {pageCount}
      </span>
      {nextPath === null ? (
        <span />
      ) : (
        <ButtonLink kind="quiet" to={nextPath} rel="next">
          <span aria-hidden="true">&gt;</span> Next
        </ButtonLink>
      )}
    </Bar>
  );
