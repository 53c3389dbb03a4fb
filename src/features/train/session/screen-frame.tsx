import styled from 'styled-components';
import { twoColumnScreen, largeScreen, phoneScreen } from './screen-media-queries.ts';

/** The full screen over the page. Everything fits in it: nobody scrolls with a bar on her back. */
export const ScreenFrame = styled.dialog`
  --edge: max(var(--space-4), var(--safe-side));
  --figure: clamp(2.5rem, min(16vw, 9dvh), 8rem);
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: env(safe-area-inset-top, 0px) 0 var(--safe-bottom);
  border: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  background: var(--paper);
  color: var(--ink);
  line-height: 1.3;

  &[open] {
    display: grid;
    grid-template: 'top' auto 'notice' auto 'band' auto 'info' 1fr 'numbers' auto 'foot' auto / minmax(
        0,
        1fr
      );
  }

  ${twoColumnScreen} {
    --figure: clamp(2.5rem, min(10vw, 17dvh), 9rem);

    &[open] {
      grid-template:
        'top top' auto 'notice notice' auto 'info band' auto 'info numbers' 1fr 'info foot' auto
        / minmax(0, 1fr) minmax(0, 1fr);
    }
  }

  ${largeScreen} {
    --figure: clamp(5rem, min(13vw, 21dvh), 12rem);
  }

  & h2 {
    font-size: clamp(1.75rem, min(12vw, 6.5dvh), 5rem);
    font-weight: 900;
  }

  & h2:focus {
    outline: none;
  }
`;

export const ScreenTop = styled.header`
  grid-area: top;
  display: grid;
  grid-template-columns: 3rem minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--space-3);
  min-height: 3rem;
  padding-inline: calc(var(--edge) - var(--space-3)) var(--edge);
  border-bottom: 3px solid var(--ink);

  & > button {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }

  & > p {
    font-family: var(--heading);
    font-size: 1.25rem;
    font-variant-numeric: tabular-nums;
    font-weight: 850;
  }
`;

/** The progress of a session: a shaft, knurled as far as it is done. */
export const ScreenProgress = styled.div`
  position: relative;
  height: 12px;
  border-block: 2px solid var(--ink);

  & > i {
    position: absolute;
    inset: 0;
    background-image: var(--knurl);

    @media (forced-colors: active) {
      background: CanvasText;
    }
  }
`;

/**
 * The style of a shaft of which only a share is visible: clipped, not squeezed, so that the
 * knurling keeps its shape.
 */
export const clipPathStyleOfFraction = (share: number): { readonly clipPath: string } => ({
  clipPath: `inset(0 ${(100 * (1 - share)).toFixed(2)}% 0 0)`,
});

export const ScreenFoot = styled.footer`
  grid-area: foot;
  display: grid;
  gap: var(--space-2);
  padding: 0 var(--edge) var(--space-3);

  & > ul {
    display: grid;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: var(--space-1);
  }

  /* Only very large text makes a screen this narrow. */
  @media (max-width: 19.99em) {
    & > ul {
      grid-auto-flow: row;
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  & > ul button {
    width: 100%;
    min-height: 3rem;
    padding: 0;
    border: 0;
    background: none;
    font-size: clamp(0.875rem, 4.2vw, 1.0625rem);
    font-weight: 700;
    line-height: 1.1;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    touch-action: manipulation;
  }

  & > ul button:disabled {
    color: var(--muted);
    text-decoration: none;
    cursor: default;
  }

  & > button {
    min-height: clamp(3.5rem, 11dvh, 5.5rem);
    /* Forced colours show it. */
    border: 2px solid transparent;
    border-radius: var(--radius);
    background: var(--accent);
    color: var(--on-accent);
    font-family: var(--heading);
    font-size: clamp(1.75rem, 5dvh, 2.5rem);
    font-weight: 900;
    line-height: 1;
    cursor: pointer;
    touch-action: manipulation;
    -webkit-user-select: none;
    user-select: none;
  }

  & > button:active {
    background: var(--accent-strong);
  }

  & > button[aria-disabled='true'] {
    background: var(--surface);
    color: var(--ink);
    cursor: default;
  }
`;

export const NoticeArea = styled.div`
  grid-area: notice;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  padding: var(--space-1) var(--edge);
  border-bottom: 1px solid var(--line);
  background: var(--sunken);
  font-size: max(1rem, var(--step--1));

  & > p {
    flex: 1 1 14rem;
  }

  /* Two answers to a question stand in one row, below it. */
  & > p:has(~ button ~ button) {
    flex-basis: 100%;
  }

  & > button {
    min-height: 3rem;
    padding: 0;
    border: 0;
    background: none;
    font-weight: 700;
    text-decoration: underline;
    cursor: pointer;
  }

  /* Where there is no room for it, it covers the words until it is put away: never a button to log
     with, and never the clock. */
  ${phoneScreen} {
    position: absolute;
    grid-area: info;
    inset: auto 0 0;
    z-index: 1;
    border-top: 1px solid var(--line);
  }
`;
