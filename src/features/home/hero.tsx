import type { ReactElement } from 'react';
import styled from 'styled-components';
import { picturePropsOfAsset } from '../../content/queried/pictures.ts';
import type { QueriedPicture } from '../../content/queried/pictures.ts';
import { routes } from '../../domain/routes.ts';
import { MembersZoneLoginLink } from '../../page-parts/login/members-zone-login-link.tsx';
import { ButtonLink } from '../../ui/kit/button-link.tsx';
import { ButtonRow } from '../../ui/kit/button-row.tsx';
import { buttonClass } from '../../ui/kit/button.tsx';
import { Container } from '../../ui/layout/layout.tsx';
import { media } from '../../ui/styles/media.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

/** The picture has a transparent background, so its edges don't show. */
const Band = styled.section`
  position: relative;
  overflow: hidden;
  background: var(--pine);
  color: var(--chalk);
  --focus: var(--brass);
`;

const Sheet = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  position: relative;

  ${media.threeColumns} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 5fr);
    align-items: stretch;
    gap: var(--space-5);
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  align-content: center;
  justify-items: start;
  padding-block: var(--space-7) var(--space-6);

  ${media.threeColumns} {
    padding-block: var(--space-8);
  }

  & h1 {
    max-width: min(9em, 100%);
    font-size: var(--step-5);
    font-weight: 900;
    line-height: 0.88;
    letter-spacing: -0.005em;
  }

  & p {
    max-width: min(30rem, 100%);
    font-size: var(--step-1);
    line-height: 1.45;
    text-wrap: pretty;
  }

  ${media.heroMobile} {
    gap: var(--space-4);
    padding-block: var(--space-5) var(--space-4);
  }
`;

const Poster = styled.div`
  align-self: end;
  width: 100%;
  max-width: 34rem;
  margin-inline: auto;

  & > span {
    background: none;
  }

  ${media.threeColumns} {
    margin-inline-end: calc(-1 * var(--gutter));
  }

  ${media.heroMobile} {
    width: auto;
    max-width: none;
    margin-inline: calc(-1 * var(--gutter));

    & > span {
      aspect-ratio: 1.8 !important;
    }

    & img {
      object-position: top;
    }
  }
`;

/** The plans come first: they are free, and most visitors look for them. */
const Actions = styled(ButtonRow)`
  & > a {
    border-color: var(--chalk);
    background: transparent;
    color: var(--chalk);
  }

  & > a:first-child {
    padding-inline: var(--space-6);
    border-color: var(--brass);
    background: var(--brass);
    color: var(--coal);
    font-size: var(--step-1);
  }

  & > a:hover {
    border-color: var(--chalk);
    background: var(--chalk);
    color: var(--coal);
  }
`;

const Edge = styled.div`
  height: 1.25rem;
  border-block: 0.25rem solid var(--coal);
  background: var(--knurl), var(--pine-deep);
  color: rgb(245 239 228 / 45%);
`;

type HeroProps = {
  readonly title: string;
  readonly lead: string | undefined;
  readonly image: QueriedPicture | null | undefined;
};

/** The first screen of the home page. */
export const HomeHero = ({ title, lead, image }: HeroProps): ReactElement => (
  <Band>
    <Sheet>
      <Words>
        <h1>{title}</h1>
        {lead === undefined ? null : <p>{lead}</p>}
        <Actions>
          <ButtonLink to={routes.workoutPlans}>See the free plans</ButtonLink>
          <ButtonLink to={routes.findAPlan}>Find your plan</ButtonLink>
          <MembersZoneLoginLink className={buttonClass('main', 'for-visitors')}>
            Sign Up/Login
          </MembersZoneLoginLink>
        </Actions>
      </Words>
      {image === null || image === undefined ? null : (
        <Poster>
          <Picture {...picturePropsOfAsset(image)} eager />
        </Poster>
      )}
    </Sheet>
    <Edge aria-hidden="true" />
  </Band>
);
