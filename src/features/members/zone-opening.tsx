import styled from 'styled-components';
import { media } from '../../ui/media.ts';

/** A title beside its poster; on a narrow screen the poster stands below. */
export const ZoneOpening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5) 0;

  ${media.threeColumns} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: end;
  }
`;

/** A part of a page of the zone, with room above it. */
export const ZonePart = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  margin-top: var(--space-6);
`;
