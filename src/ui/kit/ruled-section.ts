import styled from 'styled-components';

/** A part of a page below its rule, as in a log book. Its heading is a `SectionHeading`. */
export const RuledSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block-start: var(--space-4);
  border-block-start: 3px solid var(--ink);
  scroll-margin-top: var(--space-5);
`;
