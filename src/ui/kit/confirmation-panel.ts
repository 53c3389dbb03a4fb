import { css } from 'styled-components';

/**
 * The style of a confirmation panel that a button opens: it explains an action before it is
 * confirmed. It takes the focus.
 */
export const confirmationPanelStyle = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;
  width: 100%;
  max-width: 40rem;
  padding: var(--space-4);
  border: 2px solid var(--ink);
  background: var(--surface);
  color: var(--ink);
  line-height: 1.5;

  &:focus {
    outline: none;
  }

  & h3 {
    font-size: var(--step-1);
    line-height: 1.15;
  }
`;
