import type { ReactElement } from 'react';
import styled from 'styled-components';
import { quietButtonStyle } from '../../ui/button.tsx';
import { SiteLink } from '../../ui/site-link.tsx';

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

const Step = styled(SiteLink)`
  ${quietButtonStyle}
  justify-self: start;
`;

type PagerProps = {
  readonly pageNumber: number;
  readonly pageCount: number;
  readonly previousPath: string | null;
  readonly nextPath: string | null;
};

/** The way to the pages before and after in a list; nothing when the list is one page. */
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
        <Step to={previousPath} rel="prev">
          Previous &lt;
        </Step>
      )}
      <span>
        Page {pageNumber} of {pageCount}
      </span>
      {nextPath === null ? (
        <span />
      ) : (
        <Step to={nextPath} rel="next">
          Next &gt;
        </Step>
      )}
    </Bar>
  );
