import styled from 'styled-components';

/** A part of a zone page, with space above it. */
export const ZonePageSection = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-top: var(--space-6);
`;
