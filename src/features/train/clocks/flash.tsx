import styled from 'styled-components';

/**
 * Flashes twice over the whole screen; with reduced motion it is a static frame until the lifter
 * continues.
 */
export const ScreenFlash = styled.div`
  position: fixed;
  inset: 0;
  z-index: 2;
  border: 14px solid var(--brass);
  pointer-events: none;

  @media (prefers-reduced-motion: no-preference) {
    border: 0;
    background: var(--brass);
    opacity: 0;
    animation: flash-twice 900ms ease-out 2;
  }

  @media (prefers-reduced-motion: no-preference) and (forced-colors: active) {
    background: Highlight;
  }

  @keyframes flash-twice {
    from {
      opacity: 0.9;
    }
    to {
      opacity: 0;
    }
  }
`;
