import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

/** A block of a page, at most 1170 px wide, with a gutter on both sides. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(1170px + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: var(--page-side);
`;

/** A column with equal gaps. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
`;

type LayoutProps = { readonly className?: string | undefined; readonly children: ReactNode };

/** A page's title beside its picture; if there isn't room for both, the picture is below. */
export const TitleWithPicture = ({ children }: LayoutProps): ReactElement => (
  <div className="title-with-picture">
    <div>{children}</div>
  </div>
);

/**
 * A grid of cards: as many columns as fit at 17 rem each. A card alone in the last row takes all of
 * it.
 */
export const CardGrid = ({ className = '', children }: LayoutProps): ReactElement => (
  <div className={`card-grid ${className}`}>
    <ul>{children}</ul>
  </div>
);

/**
 * A text with its table of contents and related panels; from 929 px these are in a column beside
 * it.
 */
export const TextWithSidePanels = ({ children }: LayoutProps): ReactElement => (
  <div className="text-beside">
    <div>{children}</div>
  </div>
);
