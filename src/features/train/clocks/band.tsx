import styled from 'styled-components';
import { shortScreen, shortTwoColumnScreen } from '../session/screen-media-queries.ts';

/** The band with the clock, in the posters' colours: it is read from the floor beside the bench. */
export const ClockStrip = styled.section`
  grid-area: band;
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-3);
  padding: var(--space-2) var(--edge);
  overflow: clip;
  background: var(--pine);
  color: var(--chalk);
  --focus: var(--chalk);

  &[data-over] {
    background: var(--rust);
  }

  & > p {
    grid-column: 1 / -1;
    font-size: var(--step--1);
    font-weight: 700;
  }

  ${shortScreen} {
    padding-block: var(--space-1) var(--space-2);

    & > p {
      font-size: var(--step--1);
      line-height: 1.1;
    }
  }

  /* On a phone on its side the words stand beside the clock: the whole set has to fit below it. */
  ${shortTwoColumnScreen} {
    grid-template-columns: minmax(0, 1fr) auto auto;

    & > p {
      grid-column: auto;
    }
  }

  & > [role='timer'] {
    font-family: var(--heading);
    font-size: clamp(3rem, min(20vw, 12dvh), 8rem);
    font-variant-numeric: tabular-nums;
    font-weight: 850;
    line-height: 0.95;
  }

  & > div {
    display: flex;
    gap: var(--space-2);
  }

  & button {
    min-width: 4rem;
    min-height: 3.25rem;
    padding: 0 var(--space-3);
    border: 2px solid var(--chalk);
    border-radius: var(--radius);
    background: transparent;
    color: var(--chalk);
    font-weight: 700;
    cursor: pointer;
    touch-action: manipulation;
  }

  & button:active {
    background: var(--chalk);
    color: var(--coal);
  }

  @media (forced-colors: active) {
    border-block: 2px solid CanvasText;
  }
`;

/** The remaining time of a clock: a knurled shaft that gets shorter (`share` of it is left). */
export const RemainingTimeBar = styled.i`
  position: absolute;
  inset: auto 0 0;
  height: 8px;
  background-image: var(--knurl);
  color: var(--brass);

  @media (forced-colors: active) {
    background: CanvasText;
  }
`;
