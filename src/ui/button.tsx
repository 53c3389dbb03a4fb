import { css } from 'styled-components';

/** The style of a page's main link or button. */
export const buttonStyle = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 3rem;
  padding: var(--space-2) var(--space-5);
  border: 2px solid var(--accent);
  border-radius: var(--radius);
  background: var(--accent);
  color: var(--on-accent);
  font-weight: 700;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background-color var(--quick),
    border-color var(--quick),
    color var(--quick);

  &:hover {
    background: var(--accent-strong);
    border-color: var(--accent-strong);
    color: var(--on-accent);
  }
`;

/** The style of a secondary link or button. */
export const quietButtonStyle = css`
  ${buttonStyle}
  border-color: var(--ink);
  background: transparent;
  color: var(--ink);

  &:hover {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
`;
