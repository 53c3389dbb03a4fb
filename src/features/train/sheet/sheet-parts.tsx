import styled from 'styled-components';

/** A sheet's choices in a column: each a full-width row, large enough for a thumb. */
export const SheetChoices = styled.ul`
  border-block-end: 1px solid var(--line);

  & > li {
    border-block-start: 1px solid var(--line);
  }

  & > li > button {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-1);
    align-content: center;
    width: 100%;
    min-height: 3.5rem;
    padding: var(--space-2) 0;
    border: 0;
    background: none;
    color: inherit;
    font-weight: 700;
    line-height: 1.3;
    text-align: start;
    cursor: pointer;
  }

  & > li > button:hover {
    color: var(--accent);
  }

  & small {
    color: var(--muted);
    font-size: max(1rem, var(--step--1));
    font-weight: 400;
  }
`;

/** A list of sentences, styled like a log book. */
export const SheetSentences = styled.ul`
  padding-inline-start: 1.2em;
  list-style: square;

  & > li + li {
    margin-block-start: var(--space-1);
  }
`;
