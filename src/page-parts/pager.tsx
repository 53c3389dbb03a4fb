import type { ReactElement } from 'react';
import styled from 'styled-components';
import { quietButtonStyle } from '../ui/button.tsx';
import { SiteLink } from '../ui/site-link.tsx';

const Bar = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: var(--space-4);
  font-variant-numeric: tabular-nums;

  & > :last-child {
    justify-self: end;
  }
`;

const PageLink = styled(SiteLink)`
  ${quietButtonStyle}
  justify-self: start;
`;

/** The position of a page within a list. */
export type PagerProps = {
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly previousPath: string | null;
  readonly nextPath: string | null;
};

/** Links to the previous and the next page of a list; nothing if the list has only one page. */
export const Pager = ({
  pageNumber,
  pageCount,
  previousPath,
  nextPath,
}: PagerProps): ReactElement | null =>
  pageCount < 2 ? null : (
    <Bar aria-label="Pages">
      {previousPath === null ? (
        <span />
      ) : (
        <PageLink to={previousPath} rel="prev">
          Previous &lt;
        </PageLink>
      )}
      <span>
        Page {pageNumber} of {pageCount}
      </span>
      {nextPath === null ? (
        <span />
      ) : (
        <PageLink to={nextPath} rel="next">
          &gt; Next
        </PageLink>
      )}
    </Bar>
  );
