import type { ReactElement } from 'react';
import styled, { css } from 'styled-components';
import { musclePagePath } from '../../domain/training/muscle-page-path.ts';
import { musclesFromHeadToFoot } from '../../domain/training/muscle-views.ts';
import { muscles } from '../../domain/training/muscles.ts';
import type { Muscle } from '../../domain/training/muscles.ts';
import { media } from '../../ui/styles/media.ts';
import { SiteLink } from '../../ui/text/site-link.tsx';
import { muscleHitAreasByBodySide } from './muscle-hit-areas-by-body-side.ts';
import {
  bodyFigureMidlines,
  muscleSpriteBox,
  muscleSpriteColourVariables,
} from './trained-muscle-map.tsx';

/**
 * Highlights a muscle on the map while its link, in the map or in the list, has the pointer or the
 * focus.
 */
const lights = muscles.map(
  (muscle) => css`
    &:has([data-muscle='${muscle}']:is(:hover, :focus-visible)) {
      --${muscle.replace(' ', '-')}: var(--mark);
    }
    &:has([data-muscle='${muscle}']:is(:hover, :focus-visible)) li [data-muscle='${muscle}'] {
      border-color: var(--mark);
    }
  `,
);

const Nav = styled.nav`
  ${muscleSpriteColourVariables}
  ${lights}
  --relief: color-mix(in srgb, var(--accent) 34%, var(--body));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-bottom: var(--space-5);
  border-bottom: 1px solid var(--line);

  ${media.small} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }

  @media (forced-colors: active) {
    --relief: Canvas;
    --mark: Highlight;
  }

  & > svg {
    width: 100%;
    max-width: 28rem;
    height: auto;
    overflow: visible;
    forced-color-adjust: none;
  }

  & ellipse {
    fill: transparent;
    cursor: pointer;
  }

  & text {
    display: none;
    fill: var(--ink);
    stroke: var(--paper);
    stroke-width: 16px;
    paint-order: stroke;
    font-size: 62px;
    font-weight: 800;
    text-anchor: middle;
    pointer-events: none;
  }

  & a:hover > text {
    display: block;
  }

  & h2 {
    margin-bottom: var(--space-3);
    font-size: var(--step-2);
  }

  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 7.5rem), 1fr));
    gap: 0 var(--space-4);
  }

  & li a {
    display: block;
    min-height: 3rem;
    padding-block: 0.65rem;
    line-height: 1.6rem;
    border-bottom: 2px solid var(--line);
    color: inherit;
    font-weight: 700;
    text-decoration: none;
  }

  & li a::first-letter {
    text-transform: uppercase;
  }
`;

type MuscleWayInProps = { readonly trained: ReadonlySet<Muscle> };

/**
 * A large map of the muscles, each a link to its exercises, and the same links as a list. The
 * keyboard and screen readers use the list; the focused muscle is highlighted on the map.
 */
export const MuscleMapLinks = ({ trained }: MuscleWayInProps): ReactElement => (
  <Nav aria-labelledby="muscles" className="no-print">
    <svg
      viewBox={`0 ${muscleSpriteBox.top} ${muscleSpriteBox.width} ${muscleSpriteBox.height}`}
      width="416"
      height="509"
      aria-hidden="true"
    >
      {bodyFigureMidlines.map(({ side, midline }) => (
        <g key={side} transform={`translate(${midline} 0)`}>
          <use href={`/muscle-map.svg#${side}`} />
          <use href={`/muscle-map.svg#${side}`} transform="scale(-1 1)" />
          {muscleHitAreasByBodySide[side]
            .filter(({ muscle }) => trained.has(muscle))
            .map(({ muscle, x, y, rx, ry }) => (
              <a key={muscle} href={musclePagePath(muscle)} data-muscle={muscle} tabIndex={-1}>
                <ellipse cx={x} cy={y} rx={rx} ry={ry} />
                {x === 0 ? null : <ellipse cx={-x} cy={y} rx={rx} ry={ry} />}
                <text x={0} y={y - ry - 10}>
                  {muscle}
                </text>
              </a>
            ))}
        </g>
      ))}
    </svg>
    <div>
      <h2 id="muscles">Which muscle?</h2>
      <ul>
        {musclesFromHeadToFoot
          .filter((muscle) => trained.has(muscle))
          .map((muscle) => (
            <li key={muscle}>
              <SiteLink to={musclePagePath(muscle)} data-muscle={muscle}>
                {muscle}
              </SiteLink>
            </li>
          ))}
      </ul>
    </div>
  </Nav>
);
