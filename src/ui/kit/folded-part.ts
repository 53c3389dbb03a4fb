import styled from 'styled-components';

/**
 * A part of a page in a box that is closed at first, with its summary as a wide enough target for a
 * thumb.
 */
export const FoldedPart = styled.details`
  padding-inline: var(--space-4);
  border: 1px solid var(--line);
  border-radius: var(--radius);

  & > summary {
    min-height: 3rem;
    padding-block: var(--space-2);
    font-weight: 700;
    cursor: pointer;
  }

  & > div {
    margin-block: var(--space-3);
  }
`;
