import styled from 'styled-components';

/** A list as in a log book: a line above each row, and one below the last. */
export const RuledList = styled.ul`
  border-block-end: 1px solid var(--line);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--line);
    line-height: 1.45;
    overflow-wrap: anywhere;
  }

  & small {
    color: var(--muted);
    font-size: max(1rem, var(--step--1));
  }
`;
