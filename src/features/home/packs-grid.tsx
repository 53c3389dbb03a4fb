import styled from 'styled-components';
import { media } from '../../ui/styles/media.ts';

/** The packs on the home page: rows with a small picture, two columns from 576 px, three from 775 px. */
export const PacksGrid = styled.ul.attrs({ className: 'rows-on-phones' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.small} {
    gap: var(--space-5);
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.threeColumns} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
