import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { Stack } from '../ui/layout/layout.tsx';

// Keeps the footer out of view, so that it does not shift when the page appears.
const minHeight = '85vh';

/**
 * A short page that a splash makes way for. It is as tall, so that the footer stays where it was.
 */
export const PageTallAsSplash = styled(Stack)`
  min-height: ${minHeight};
`;

const Screen = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: var(--space-4);
  min-height: ${minHeight};
  text-align: center;

  & h1 {
    font-size: var(--step-3);
    font-weight: 900;
  }

  & > i {
    width: 0.875rem;
    height: 0.875rem;
    border-radius: 50%;
    background: var(--accent);
    animation: pulse 1.2s ease-in-out infinite alternate;
  }

  @keyframes pulse {
    from {
      opacity: 0.25;
      scale: 0.7;
    }
  }

  & > small {
    display: none;
    max-width: 32rem;
    font-size: inherit;
  }

  @media (scripting: none) {
    & > i {
      display: none;
    }

    & > small {
      display: block;
    }
  }
`;

type SplashProps = {
  readonly title: string;
  /** Shown when scripts are off. */
  readonly withoutScripts?: ReactNode;
  /** Shown while loading takes longer than it should. */
  readonly children?: ReactNode;
};

/**
 * The screen shown until we know whether somebody is logged in: logo and loading dot (SCREENS-6).
 */
export const LoadingSplash = ({ title, withoutScripts, children }: SplashProps): ReactElement => (
  <Screen data-part="splash">
    <svg width="72" height="72" viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M32 2l13 13-13 13L19 15zM32 36l13 13-13 13-13-13zM15 19l13 13-13 13L2 32zM49 19l13 13-13 13-13-13z"
      />
    </svg>
    <h1>{title}</h1>
    <i aria-hidden="true" />
    {withoutScripts === undefined ? null : <small>{withoutScripts}</small>}
    {children}
  </Screen>
);
