import { css } from 'styled-components';

/**
 * The chosen one of several, filled in. Forced colours take backgrounds away: there it has the
 * system's colours for what is chosen.
 */
export const chosenFill = css`
  background: var(--ink);
  color: var(--paper);

  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight;
    color: HighlightText;
  }
`;
