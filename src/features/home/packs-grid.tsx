import styled from 'styled-components';
import { media } from '../../ui/media.ts';

/** The packs of the home page: two columns from 576 px, three from 775 px. */
export const PacksGrid = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);

  ${media.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.threeColumns} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
