import styled from 'styled-components';

/** A sentence about something that went wrong, shown next to it. */
export const ProblemSentence = styled.p`
  padding-inline-start: var(--space-3);
  border-inline-start: 4px solid currentcolor;
  color: var(--problem, var(--accent));
  font-weight: 700;
  line-height: 1.4;
`;
