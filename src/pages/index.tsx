import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import styled from 'styled-components';
import { siteIdentityAndPageSizes } from '../config/public/site-identity-and-page-sizes.ts';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import { routes } from '../domain/routes.ts';
import { toOrganizationThing, toWebSiteThing } from '../domain/structured-data/site.ts';
import { BannerWithLinkButton } from '../features/home/banner-with-link-button.tsx';
import { HomeHero } from '../features/home/hero.tsx';
import { HomeSectionWithPicture } from '../features/home/home-section-with-picture.tsx';
import { AllPacksLinkOnPhones, PacksGrid } from '../features/home/packs-grid.tsx';
import { fullPublisherOf } from '../features/home/publisher-details.ts';
import { SampleSessionSection } from '../features/home/sample-session-section.tsx';
import { JoinFree } from '../features/login/join-free.tsx';
import { PlanOrPackCard } from '../features/plans/plan-or-pack-card.tsx';
import { PageHead } from '../page-parts/page-head/page-head.tsx';
import { WhatTheZoneGives } from '../page-parts/members/what-the-zone-gives.tsx';
import { SectionHeading } from '../ui/layout/heading.tsx';
import { Container, Stack } from '../ui/layout/layout.tsx';
import { media } from '../ui/styles/media.ts';

const Sections = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: var(--space-5);

  ${media.small} {
    gap: var(--space-8);
    padding-block: var(--space-8);
  }

  @media (max-width: 35.99em) {
    gap: var(--space-4);

    & .next-step {
      margin-top: 0;
      padding-block: var(--space-5);
    }

    & [aria-labelledby='members-zone'] span {
      display: none;
    }
  }
`;

const loadMovingSession = () =>
  import('../features/train/sample/sample-session-demo.tsx').then(
    ({ SampleSessionDemo }) => SampleSessionDemo,
  );

const HomePage = ({ data }: PageProps<Queries.HomePageQuery>): ReactElement => {
  const packs = editorsTitleAndLeadOrTitle(data.packsText, 'Workout packs');
  const calculators = editorsTitleAndLeadOrTitle(data.calculatorsText, 'Calculators');
  const subscribe = editorsTitleAndLeadOrTitle(data.subscribeText, 'Join Free');
  return (
    <>
      <HomeHero
        {...editorsTitleAndLeadOrTitle(data.hero, siteIdentityAndPageSizes.tagline)}
        image={data.hero?.image}
      />
      <Sections>
        {data.homeSession === null ? null : (
          <SampleSessionSection
            {...editorsTitleAndLeadOrTitle(
              data.sessionText,
              'Your plan in your kilograms, set by set',
            )}
            session={data.homeSession}
            load={loadMovingSession}
          />
        )}
        {data.banners.nodes.map((banner, index) => (
          <HomeSectionWithPicture key={banner.id} banner={banner} pictureAtEnd={index % 2 === 1} />
        ))}
        {data.packs.nodes.length === 0 ? null : (
          <Stack as="section">
            <SectionHeading>{packs.title}</SectionHeading>
            {packs.lead === undefined ? null : <p>{packs.lead}</p>}
            <PacksGrid>
              {data.packs.nodes.map((pack) => (
                <li key={pack.id}>
                  <PlanOrPackCard programme={pack} level={3} />
                </li>
              ))}
            </PacksGrid>
            <AllPacksLinkOnPhones count={data.packs.nodes.length} />
          </Stack>
        )}
        <BannerWithLinkButton
          title={calculators.title}
          text={calculators.lead}
          to={routes.calculators}
          label="Open the calculators"
        />
        <WhatTheZoneGives />
        <JoinFree title={subscribe.title} text={subscribe.lead} />
      </Sections>
    </>
  );
};

export default HomePage;

export const Head = ({ data, location }: HeadProps<Queries.HomePageQuery>): ReactElement => {
  const publisher = fullPublisherOf(data.company);
  return (
    <PageHead
      title={siteIdentityAndPageSizes.tagline}
      description={siteIdentityAndPageSizes.description}
      path={location.pathname}
      things={[toOrganizationThing(publisher), toWebSiteThing(publisher, routes.search)]}
    />
  );
};

export const query = graphql`
  query HomePage {
    company {
      ...Company
    }
    hero: contentfulSiteText(key: { eq: "home-hero" }) {
      ...SiteText
      image {
        ...HeroPicture
      }
    }
    sessionText: contentfulSiteText(key: { eq: "home-session" }) {
      ...SiteText
    }
    homeSession {
      ...HomeSession
    }
    packsText: contentfulSiteText(key: { eq: "home-packs" }) {
      ...SiteText
    }
    calculatorsText: contentfulSiteText(key: { eq: "home-calculators" }) {
      ...SiteText
    }
    subscribeText: contentfulSiteText(key: { eq: "subscribe" }) {
      ...SiteText
    }
    banners: allContentfulHomeBanner(sort: { order: ASC }) {
      nodes {
        ...HomeBanner
      }
    }
    packs: allContentfulWorkoutPack(sort: { order: ASC }) {
      nodes {
        ...ProgrammeCard
      }
    }
  }
`;
