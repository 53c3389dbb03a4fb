import type { ReactElement, ReactNode } from 'react';
import styled, { css } from 'styled-components';

/** On a phone: the picture beside the text, and no excerpt. */
const compact = css`
  @media (max-width: 35.99em) {
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: var(--space-3);
    align-items: start;
    padding-top: var(--space-3);

    & > span:first-child {
      aspect-ratio: 1 !important;
    }

    & > :last-child {
      padding-block: 0 var(--space-2);
    }

    & .excerpt {
      display: none;
    }
  }
`;

/** The box of a card. A link in it with the class `card-link` covers the whole card. */
export const CardBox = styled.article<{ $isCompact?: boolean }>`
  display: flex;
  flex-direction: column;
  position: relative;
  height: 100%;
  border-top: 3px solid var(--ink);

  & .card-link {
    color: inherit;
    text-decoration: none;
  }

  & .card-link::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  & .card-link:hover {
    color: inherit;
    text-decoration: underline;
    text-decoration-color: var(--brass);
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.12em;
  }

  & picture {
    height: 100%;
    transition: scale var(--calm) var(--ease);
  }

  &:has(.card-link:hover) picture {
    scale: 1.03;
  }

  & .card-link:focus-visible {
    outline: none;
  }

  &:has(.card-link:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: 4px;
  }

  ${({ $isCompact }) => ($isCompact === true ? compact : '')}
`;

export const CardText = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-2);
  padding-block: var(--space-3) var(--space-4);

  & h2,
  & h3 {
    font-size: var(--step-2);
  }

  & p {
    color: var(--muted);
    font-size: 1rem;
    line-height: 1.5;
    text-wrap: pretty;
  }
`;

type CardProps = {
  readonly picture: ReactNode;
  readonly heading: ReactNode;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
  /** For long lists: a phone shows the card as a row. */
  readonly isCompact?: boolean;
};

/** A picture, a heading with a link, and a sentence. */
export const TeaserCard = ({
  picture,
  heading,
  text,
  children,
  isCompact = false,
}: CardProps): ReactElement => (
  <CardBox $isCompact={isCompact}>
    {picture}
    <CardText>
      {heading}
      {text === undefined ? null : <p className="excerpt">{text}</p>}
      {children}
    </CardText>
  </CardBox>
);
