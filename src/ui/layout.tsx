import styled from 'styled-components';

/** A block of a page, as wide as the layout allows (1170 px) with room at its sides. */
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

/** Children one below another with the same distance between them. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: start;
`;

/** Cards side by side: as many as fit at 17 rem each. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: var(--space-6) var(--space-5);
`;
