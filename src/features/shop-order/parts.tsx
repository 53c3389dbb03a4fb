import styled from 'styled-components';
import { buttonStyle, quietButtonStyle } from '../../ui/button.tsx';

/** A section of the page below its rule. */
export const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  justify-items: start;
  max-width: 52rem;
  padding-block-start: var(--space-4);
  border-block-start: 3px solid var(--ink);
  overflow-wrap: anywhere;

  & > * {
    max-width: 100%;
  }

  & > p {
    max-width: 40rem;
  }

  & address {
    font-style: normal;
    line-height: 1.5;
  }

  &:focus {
    outline: none;
  }
`;

export const MainButton = styled.button`
  ${buttonStyle}

  &[aria-busy='true'] {
    cursor: progress;
    opacity: 0.75;
  }
`;

export const QuietButton = styled.button`
  ${quietButtonStyle}
`;

/** Buttons side by side. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
`;
