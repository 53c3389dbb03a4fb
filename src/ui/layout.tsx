import styled from 'styled-components';
import { media } from './media.ts';

/** A block of a page, at most 1170 px wide, with a gutter at both sides. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(1170px + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
  --gutter: var(--space-4);

  @media (min-width: 576px) {
    --gutter: var(--space-5);
  }
`;

/** A column with equal gaps. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
`;

/** A page's title beside its picture; on a narrow screen the picture is below. */
export const TitleWithPicture = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) 0;

  ${media.threeColumns} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: end;

    /* The rule below the title runs up to the picture, the text doesn't. */
    & > :first-child > * {
      padding-inline-end: var(--space-5);
    }
  }
`;

/** A grid of cards: as many columns as fit at 17 rem each. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--space-5);

  ${media.small} {
    gap: var(--space-6) var(--space-5);
  }
`;
