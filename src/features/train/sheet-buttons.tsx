import styled from 'styled-components';
import { buttonStyle, quietButtonStyle } from '../../ui/button.tsx';

export const MainButton = styled.button`
  ${buttonStyle}
`;

export const QuietButton = styled.button`
  ${quietButtonStyle}
`;

/** Buttons beside one another; on a narrow screen each takes its row. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  & > * {
    flex: 1 1 12rem;
  }
`;
