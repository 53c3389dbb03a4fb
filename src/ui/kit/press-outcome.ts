import styled from 'styled-components';

/**
 * What a press has done, in one sentence. Keep it on the page while it is empty, so that it is
 * announced.
 */
export const PressOutcome = styled.p`
  padding: var(--space-3) var(--space-4);
  border-inline-start: 6px solid var(--brass);
  background: var(--surface);
  font-weight: 700;
  line-height: 1.4;

  /* Without room, but there: screen readers don't speak a status that comes with its text. */
  &:empty {
    position: absolute;
    padding: 0;
    border: 0;
  }

  &:focus {
    outline: none;
  }
`;
