import styled from 'styled-components';

/** What is worth knowing beside something more important, in small type. */
export const SideNote = styled.p`
  color: var(--muted);
  font-size: var(--step--1);
  line-height: 1.45;
`;
