import styled from 'styled-components';

/** Buttons side by side of which one is pressed. */
export const ToggleButtonRow = styled.div`
  display: flex;

  & button {
    padding-inline: var(--space-3);
    border-radius: 0;
  }

  & button + button {
    border-inline-start: 0;
  }
`;
