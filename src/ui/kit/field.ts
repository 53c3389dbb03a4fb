import styled, { css } from 'styled-components';

export const fieldControlStyle = css`
  width: 100%;
  min-height: 3rem;
  padding: var(--space-2) var(--space-3);
  border: 2px solid var(--ink);
  border-radius: var(--radius);
  background: var(--surface);
  color: var(--ink);
  font-size: max(1rem, 16px);
  line-height: 1.5;

  &[aria-invalid='true'] {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
  }
`;

/** A form field with its label and its error message. */
export const Field = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);

  & label {
    font-weight: 700;
    line-height: 1.3;
  }

  & label small {
    color: var(--muted);
    font-size: var(--step--1);
    font-weight: 400;
  }

  & input,
  & select,
  & textarea {
    ${fieldControlStyle}
  }

  & textarea {
    min-height: 12rem;
    resize: vertical;
  }
`;
