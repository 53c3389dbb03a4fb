import styled from 'styled-components';

/** Options and results have rows of this height, so that nothing shifts when the results arrive. */
export const pollRowCssHeight = '2.875rem';

/** The area below the rows: the button, or the total after a vote. */
export const PollFoot = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: var(--space-3);
  min-height: 7rem;
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
`;
