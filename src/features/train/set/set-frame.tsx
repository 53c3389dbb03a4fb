import styled from 'styled-components';
import {
  twoColumnScreen,
  largeScreen,
  shortScreen,
  narrowScreen,
  shortNarrowScreen,
  smallScreen,
} from '../session/screen-media-queries.ts';

export const SetInfoArea = styled.div`
  grid-area: info;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: center;
  gap: var(--space-2);
  padding: var(--space-2) var(--edge);

  & > p {
    overflow-wrap: anywhere;
  }

  & > .place {
    color: var(--muted);
    font-weight: 700;
  }

  & > .target {
    font-size: var(--step-1);
    font-weight: 800;
  }

  & > .cue {
    padding-inline-start: var(--space-3);
    border-inline-start: 4px solid var(--brass);
  }

  & > .last {
    font-variant-numeric: tabular-nums;
  }

  & h2 > button {
    min-height: 3rem;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    line-height: inherit;
    text-align: start;
    text-decoration: underline;
    text-decoration-color: var(--brass);
    text-decoration-thickness: 4px;
    text-underline-offset: 0.12em;
    cursor: pointer;
  }

  ${twoColumnScreen} {
    min-height: 0;
    border-inline-end: 1px solid var(--line);
  }

  ${largeScreen} {
    gap: var(--space-4);
    padding-inline-end: var(--space-5);
    font-size: var(--step-1);

    & > .target {
      font-size: var(--step-2);
    }
  }

  /* While a clock stands above it, a phone keeps to what the lifter has to load. */
  ${narrowScreen} {
    section + & > [aria-pressed] {
      display: none;
    }
  }

  ${shortNarrowScreen} {
    section + & > .cue {
      display: none;
    }
  }

  ${shortScreen} {
    gap: var(--space-1);

    & > .target {
      font-size: var(--step-0);
    }

    & > .cue {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

/** The drawn plates. Where there is no room for them, the text says the same. */
export const SetPlatesArea = styled.div`
  display: grid;
  gap: var(--space-1);
  font-size: max(1rem, var(--step--1));

  & > svg,
  & > div {
    width: 100%;
    max-width: 26rem;
    height: clamp(60px, 13dvh, 150px);
  }

  ${narrowScreen} {
    section + * > & > svg {
      height: clamp(60px, 9.5dvh, 100px);
    }
  }

  ${shortNarrowScreen} {
    & > svg,
    & > div {
      display: none;
    }
  }
`;

export const SetNumbersArea = styled.div`
  grid-area: numbers;
  display: grid;
  gap: var(--space-2);
  align-content: end;
  padding: var(--space-2) var(--edge);

  & > [role='group'] + [role='group'] {
    --figure: clamp(1.75rem, min(11vw, 6dvh), 3.5rem);
  }

  ${largeScreen} {
    gap: var(--space-4);

    & > [role='group'] + [role='group'] {
      --figure: clamp(2.5rem, min(6vw, 9dvh), 6rem);
    }
  }

  /* Where there is little height, reps and effort stand beside each other. */
  ${smallScreen} {
    gap: var(--space-1) var(--space-2);

    &:has(> :nth-child(3)) {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }

    &:has(> :nth-child(3)) > :first-child {
      grid-column: 1 / -1;
    }

    &:has(> :nth-child(3)) > :nth-child(n + 2) {
      grid-template-columns: 3rem minmax(0, 1fr) 3rem;
    }
  }
`;
