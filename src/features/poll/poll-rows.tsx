import styled from 'styled-components';

/** Rows are as high before a vote as after it, so that the counts move nothing. */
export const rowHeight = '2.875rem';

/** What stands under the options: a button, or what came of the vote. */
export const Foot = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: var(--space-3);
  min-height: 7rem;
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
`;
