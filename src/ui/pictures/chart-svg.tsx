import styled from 'styled-components';

/** The fill colours of a chart's parts, as class names. A part without one is pale. */
export type ChartFill = 'accent' | 'brass' | 'ink' | 'muted' | 'rust' | 'coal' | 'pine' | 'chalk';

/**
 * A drawn chart, as wide as its container unless it has a width. Its numbers must also be on the
 * page as text; forced colours and print replace the fills.
 */
export const ChartSvg = styled.svg`
  --outline: var(--ink);
  --pale: var(--sunken);
  display: block;
  width: ${({ width }) => (width === undefined ? '100%' : undefined)};
  overflow: visible;

  & rect {
    fill: var(--fill, var(--pale));
    stroke: var(--outline);
    stroke-width: 2px;
  }

  & text {
    fill: var(--on-fill, var(--ink));
    dominant-baseline: central;
    font-family: var(--heading);
    font-weight: 850;
    text-anchor: middle;
  }

  & .accent {
    --fill: var(--accent);
    --on-fill: var(--on-accent);
  }

  & :is(.brass, .chalk) {
    --fill: var(--brass);
    --on-fill: var(--coal);
  }

  & .chalk {
    --fill: var(--chalk);
  }

  & .ink {
    --fill: var(--ink);
    --on-fill: var(--paper);
  }

  & .muted {
    --fill: var(--muted);
  }

  & :is(.rust, .pine, .coal) {
    --fill: var(--rust);
    --on-fill: var(--chalk);
  }

  & .pine {
    --fill: var(--pine);
  }

  & .coal {
    --fill: var(--coal);
  }

  @media print {
    & [class]:not(.accent) {
      --fill: #fff;
      --on-fill: #000;
    }
  }

  @media (forced-colors: active) {
    --outline: CanvasText;
    --pale: Canvas;
    forced-color-adjust: none;

    & [class] {
      --fill: Canvas;
      --on-fill: CanvasText;
    }

    & .accent {
      --fill: Highlight;
      --on-fill: HighlightText;
    }
  }
`;
