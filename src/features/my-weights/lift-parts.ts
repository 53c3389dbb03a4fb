import styled from 'styled-components';

export const LiftRows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
    padding-block: var(--space-4);
    border-top: 1px solid var(--line);
  }

  & > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

/** The name of a lift with its maximum. */
export const LiftHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);

  & h3 {
    font-size: var(--step-1);
  }

  & strong {
    font-family: var(--heading);
    font-size: var(--step-3);
    font-variant-numeric: tabular-nums;
    font-weight: 900;
    line-height: 1;
  }

  & small {
    font-size: var(--step-0);
    font-weight: 850;
  }
`;
