import styled from 'styled-components';
import { buttonStyle, quietButtonStyle } from '../../../ui/button.tsx';

/** The primary button of an area. */
export const MainButton = styled.button`
  ${buttonStyle}
`;

/** Any other button. */
export const QuietButton = styled.button`
  ${quietButtonStyle}
  padding-inline: var(--space-4);

  &:is(:disabled, [aria-disabled='true']) {
    border-color: var(--line);
    background: transparent;
    color: var(--muted);
    cursor: default;
  }
`;

/** Buttons in a row that wraps where there is no room. */
export const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;
