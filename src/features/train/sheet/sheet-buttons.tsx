import styled from 'styled-components';
import { buttonStyle, quietButtonStyle } from '../../../ui/button.tsx';

export const MainButton = styled.button`
  ${buttonStyle}
`;

export const QuietButton = styled.button`
  ${quietButtonStyle}
`;

/** Buttons side by side; on a narrow screen each has its own row. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  & > * {
    flex: 1 1 12rem;
  }
`;
