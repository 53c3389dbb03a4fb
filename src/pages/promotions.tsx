import { graphql } from 'gatsby';
import type { HeadProps, PageProps } from 'gatsby';
import type { ReactElement } from 'react';
import { catalogueOfQueriedSales } from '../content/queried/orderables.ts';
import { editorsTitleAndLeadOrTitle } from '../content/queried/site-texts.ts';
import {
  giftMembershipOfferKey,
  type YearlyRenewingOfferKey,
} from '../domain/membership/yearly-renewing-offer-keys.ts';
import { membershipsForReturningMembersIn } from '../domain/digital-catalogue.ts';
import { audienceOfAdCategory, filterAdsForPage } from '../domain/promotions.ts';
import { routes } from '../domain/routes.ts';
import { ShownWhenLoggedIn } from '../features/login/shown-when-logged-in.tsx';
import { AdList } from '../features/promotions/ad-list.tsx';
import {
  AllMembershipsPriceTable,
  membershipOfferCardAnchor,
} from '../features/promotions/all-memberships-price-table.tsx';
import { AllPackPricesByKind } from '../features/promotions/all-pack-prices-by-kind.tsx';
import { MembershipOfferCard } from '../features/promotions/membership-offer-card.tsx';
import { MembershipPlanCounts } from '../features/promotions/membership-plan-counts.tsx';
import { structuredDataOfMembershipOffer } from '../features/promotions/structured-data-of-membership-offer.ts';
import { audienceClass } from '../features/promotions/audience-class.ts';
import { HeadFromEditorsTitleAndLead } from '../page-parts/page-head/head-from-editors-title-and-lead.tsx';
import { WhatTheZoneGives } from '../page-parts/members/what-the-zone-gives.tsx';
import { CurrencySwitch } from '../page-parts/price/currency-switch.tsx';
import { PageTitleWithLead, SectionHeading } from '../ui/layout/heading.tsx';
import { CardGrid, Stack } from '../ui/layout/layout.tsx';
import { createIslandFromLoader } from '../ui/loading/island.tsx';
import { SiteLink } from '../ui/text/site-link.tsx';

// It needs the member's record, and with it the zone: nothing that a visitor should have to load.
const MembershipOnPage = createIslandFromLoader(() =>
  import('../features/zone/membership/own-membership.island.tsx').then(
    (module) => module.OwnMembershipOnPublicPage,
  ),
);

const fallbackTitle = 'Promotions';

/** The offers are for the audience of the subscription ads. */
const offerClass = audienceClass(audienceOfAdCategory('annual subscription'));

type Offers = readonly Queries.OfferCardFragment[];

const annualOffer: YearlyRenewingOfferKey = 'annual';
const renewalOffer: YearlyRenewingOfferKey = 'renewal';

/**
 * Nobody begins with the renewal price: it is what the annual membership goes on at, so its card
 * shows it.
 */
const offersToBuy = (offers: Offers): Offers =>
  offers.filter(({ offer }) => offer !== renewalOffer);
const renewalOf = (offers: Offers): Queries.OfferCardFragment | undefined =>
  offers.find(({ offer }) => offer === renewalOffer);

const PromotionsPage = ({
  data,
  location,
}: PageProps<Queries.PromotionsPageQuery>): ReactElement => (
  <Stack>
    <PageTitleWithLead {...editorsTitleAndLeadOrTitle(data.text, fallbackTitle)} />
    <CurrencySwitch />
    <Stack as="section">
      <SectionHeading id="membership">Membership</SectionHeading>
      <p className="for-subscribers">
        You have the annual membership. Its plans are in the{' '}
        <SiteLink to={routes.members}>members zone</SiteLink>.
      </p>
      <ShownWhenLoggedIn>
        <MembershipOnPage
          sale={membershipsForReturningMembersIn(catalogueOfQueriedSales(data.memberships.nodes))}
        />
      </ShownWhenLoggedIn>
      <div className={offerClass}>
        <AllMembershipsPriceTable
          offers={offersToBuy(data.offers.nodes)}
          renewal={renewalOf(data.offers.nodes)}
        />
      </div>
      <CardGrid>
        {offersToBuy(data.offers.nodes).map((offer) => (
          // A member with a membership can still give one as a gift.
          <li
            key={offer.id}
            id={membershipOfferCardAnchor(offer.offer)}
            className={offer.offer === giftMembershipOfferKey ? undefined : offerClass}
          >
            <MembershipOfferCard
              offer={offer}
              renewal={offer.offer === annualOffer ? renewalOf(data.offers.nodes) : undefined}
            />
          </li>
        ))}
      </CardGrid>
      <p className={offerClass}>
        Not sure which one fits you? <SiteLink to={routes.contact}>Write to us</SiteLink>. The{' '}
        <SiteLink to={routes.terms}>terms and conditions</SiteLink> apply.
      </p>
    </Stack>
    <MembershipPlanCounts counts={data.planCounts} />
    <AllPackPricesByKind
      groups={[
        { title: 'Workout packs', packs: data.workoutPacks.nodes },
        { title: 'Pre-built plans', packs: data.preBuiltPlans.nodes },
        { title: 'Home gym packs', packs: data.homeGymPacks.nodes },
      ]}
    />
    <WhatTheZoneGives />
    <Stack as="section">
      <SectionHeading>More offers</SectionHeading>
      <AdList ads={filterAdsForPage(location.pathname, data.ads.nodes)} />
    </Stack>
  </Stack>
);

export default PromotionsPage;

export const Head = ({ data, location }: HeadProps<Queries.PromotionsPageQuery>): ReactElement => (
  <HeadFromEditorsTitleAndLead
    text={data.text}
    fallbackTitle={fallbackTitle}
    path={location.pathname}
    things={offersToBuy(data.offers.nodes).map((offer) =>
      structuredDataOfMembershipOffer(offer, location.pathname),
    )}
  />
);

export const query = graphql`
  query PromotionsPage {
    text: contentfulSiteText(key: { eq: "promotions" }) {
      ...SiteText
    }
    offers: allContentfulSubscriptionOffer(sort: { index: ASC }) {
      nodes {
        ...OfferCard
      }
    }
    memberships: allSale(filter: { kind: { eq: "membership" } }) {
      nodes {
        ...OrderableSale
      }
    }
    planCounts {
      ...MembershipPlans
    }
    workoutPacks: allContentfulWorkoutPack(sort: { order: ASC }) {
      nodes {
        ...PricedPack
      }
    }
    preBuiltPlans: allContentfulPreBuiltPlan(sort: { index: ASC }) {
      nodes {
        ...PricedPack
      }
    }
    homeGymPacks: allContentfulHomeGymPack(sort: { index: ASC }) {
      nodes {
        ...PricedPack
      }
    }
    ads: allContentfulAd(sort: { title: ASC }) {
      nodes {
        ...AdCard
      }
    }
  }
`;
